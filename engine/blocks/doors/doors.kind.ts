// What doors are: links to other pages, each with a line of what is behind it.

import type { DoorsBlockComplete } from '../../../schemas/complete.ts';
import type { DoorsBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { judgeWays } from '../../config/rules/prose.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import { here, problemAt, unknownName } from '../../config/valuePlace.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type DoorsBlock = CompleteBlock<DoorsBlockComplete>;

export const doors: Kind<DoorsBlock, DoorsBlockSpec> = {
  name: 'doors',
  rules: {
    'Every door leads to a place that there is, and says where': (context, report) => {
      const doors = blocksOfKind<DoorsBlockSpec>(context, 'doors').flatMap(
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
        const { known } = context.config.pages;
        if (!known.has(written) && !known.has(`${written}/index`))
          report(
            unknownName(here(entry, `${pointer}/to`), 'unknown-page', { written, allowed: known }),
          );
      }
      judgeWays(
        context,
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
