// What links are: ways to other pages, each with a line of what is behind it, or all pages of the portal.

import type { LinksBlockComplete } from '../../../schemas/complete.ts';
import type { LinksBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { judgeWays } from '../../config/rules/prose.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import { here, problemAt, unknownName } from '../../config/valuePlace.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type LinksBlock = CompleteBlock<LinksBlockComplete>;

export const links: Kind<LinksBlock, LinksBlockSpec> = {
  name: 'links',
  rules: {
    'Every link leads to a place that there is, and says where': (context, report) => {
      const { known } = context.config.pages;
      const links = blocksOfKind<LinksBlockSpec>(context, 'links').flatMap(
        ({ entry, pointer, block: { items = [], with: given = {} } }) =>
          items.map(({ to, title }, i) => ({
            item: here(entry, `${pointer}/items/${i}`),
            place: here(entry, `${pointer}/items/${i}/to`),
            written: to,
            isTitled: title !== undefined,
            isFilled: Object.keys(given).some((name) => to.includes(`{${name}}`)),
          })),
      );
      for (const { item, place, written, isTitled, isFilled } of links) {
        if (written.startsWith('https://') && !isTitled)
          report(problemAt(item, 'missing-key', { written: 'title' }));
        // a name in braces stands for the parameter of the page that it leads to
        const page = written
          .replaceAll('{', '[')
          .replaceAll('}', ']')
          .replace(/[?].*$/, '');
        if (isFilled && !known.has(page) && !known.has(`${page}/index`))
          report(unknownName(place, 'unknown-page', { written: page, allowed: known }));
      }
      judgeWays(
        context,
        links.filter(({ isFilled }) => !isFilled),
        report,
      );
    },
  },
};
