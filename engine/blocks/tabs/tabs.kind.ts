// What tabs are: links to the options of a filter, or to sibling pages.

import type { PageTabComplete, TabsBlockComplete } from '../../../schemas/complete.ts';
import type { PageTabSpec, TabsBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import { here, problemAt, problemAtKey } from '../../config/valuePlace.ts';
import type { BlockViewBase, CompleteBlock, Words } from '../../model/portal.ts';

export type TabsBlock = Omit<CompleteBlock<TabsBlockComplete>, 'pages'> & {
  readonly pages?: readonly PageTab[];
};

/** A page that is a tab; without a title it is called as the menu or the page itself has it. */
export type PageTab = Pick<PageTabComplete, 'page'> & Partial<PageTabComplete>;

export interface TabsView extends BlockViewBase {
  readonly kind: 'tabs';
  readonly label: string;
  /** Whether they choose within one page, or within one tab of a page: those of pages stand above them. */
  readonly segmented: boolean;
  readonly tabs: readonly {
    readonly label: Words;
    readonly to: string;
    /** `page` for what is open, `true` for a page that it lies below; left out: neither. */
    readonly current?: 'page' | 'true';
    /** What is said beside the label: that nothing is loaded there. Empty: nothing. */
    readonly note: string;
  }[];
}

export const tabs: Kind<TabsBlock, TabsBlockSpec> = {
  name: 'tabs',
  // those of pages have one place on every page
  endsHead: (block) => 'pages' in block && block.pages !== undefined,
  open: ({ pages, ...rest }) => ({ ...rest, ...(pages && { pages: pages.map(openTab) }) }),
  derive: ({ filter }) => ({ chosenByLinks: filter === undefined ? [] : [filter] }),
  rules: {
    'Tabs name either a filter of the page or pages': (context, report) => {
      for (const { entry, pointer, block } of blocksOfKind<TabsBlockSpec>(context, 'tabs')) {
        const { filter, pages = [] } = block;
        if (filter === undefined && pages.length === 0)
          report(
            problemAt(here(entry, pointer), 'missing-for-kind', {
              written: 'filter',
              kind: 'tabs',
            }),
          );
        if (filter !== undefined && pages.length > 0)
          report(
            problemAtKey(here(entry, `${pointer}/pages`), 'void-key', {
              written: 'pages',
              other: 'filter',
            }),
          );
      }
    },
  },
};

function openTab(
  tab: NonNullable<TabsBlockSpec['pages']>[number],
): Partial<PageTabSpec> & Pick<PageTabSpec, 'page'> {
  return typeof tab === 'string' ? { page: tab } : tab;
}
