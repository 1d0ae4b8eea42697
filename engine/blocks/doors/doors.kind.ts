// What doors are: links to other pages, each with a line of what is behind it.

import type { DoorsBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeWith } from '../../config/normalize/given.ts';
import { judgeWays } from '../../config/rules/ways.ts';
import { blocksOfKind, here, problemAt, unknownName } from '../../config/rules/rule.ts';
import type { BlockBase, Given, Text } from '../../model/portal.ts';

export interface DoorsBlock extends BlockBase {
  readonly kind: 'doors';
  readonly items: readonly {
    /** A page as menus name it, perhaps with a query, or an address outside. */
    readonly to: string;
    /** Null: the page’s own. */
    readonly title: Text | null;
    readonly text: Text | null;
  }[];
  /** What names in braces stand for in the addresses. */
  readonly with: Readonly<Record<string, Given>>;
}

export const doors: Kind<DoorsBlock, DoorsBlockSpec> = {
  name: 'doors',
  normalize: (spec, start) => ({
    ...start,
    kind: 'doors',
    with: normalizeWith(spec.with),
    items: spec.items.map(({ to, title, text }) => ({
      to,
      title: title ?? null,
      text: text ?? null,
    })),
  }),
  rules: {
    'Every door leads to a place that there is, and says where': (facts, report) => {
      const doors = blocksOfKind<DoorsBlockSpec>(facts, 'doors').flatMap(
        ({ entry, pointer, block }) =>
          block.items.map((item, i) => ({
            entry,
            pointer: `${pointer}/items/${i}`,
            item,
            given: Object.keys(block.with ?? {}),
          })),
      );
      // a name in braces stands for the parameter of the page that it leads to
      const [filled, plain] = [true, false].map((isFilled) =>
        doors.filter(
          ({ item, given }) => given.some((name) => item.to.includes(`{${name}}`)) === isFilled,
        ),
      );
      for (const { entry, pointer, item } of filled ?? []) {
        const written = item.to
          .replaceAll('{', '[')
          .replaceAll('}', ']')
          .replace(/[?].*$/, '');
        const { known } = facts.config.pages;
        if (!known.has(written) && !known.has(`${written}/index`))
          report(
            unknownName(here(entry, `${pointer}/to`), 'unknown-page', { written, allowed: known }),
          );
      }
      judgeWays(
        facts,
        (plain ?? []).map(({ entry, pointer, item }) => ({
          place: here(entry, `${pointer}/to`),
          written: item.to,
        })),
        report,
      );
      for (const { entry, pointer, item } of doors)
        if (item.to.startsWith('https://') && !item.title)
          report(problemAt(here(entry, pointer), 'missing-key', { written: 'title' }));
    },
  },
};
