// What branches are: a tree of members that opens level by level, its first level by one call, further ones by another.

import type { BranchesBlockComplete, BranchesColumnComplete } from '../../../schemas/complete.ts';
import type { BranchesBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { listCallParams } from '../../config/rules/answers.ts';
import { strangeFields, type FieldReference } from '../../config/rules/fields.ts';
import { strangeRowLinks } from '../../config/rules/rowLinks.ts';
import { blocksOfKind, here, problemAt, unknownName } from '../../config/rules/rule.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type BranchesBlock = CompleteBlock<BranchesBlockComplete>;

export type BranchesColumn = BranchesColumnComplete;

export const branches: Kind<BranchesBlock, BranchesBlockSpec> = {
  name: 'branches',
  shows: ['level'],
  readsAddress: true,
  rules: {
    'A tree that opens level by level shows only fields that its call answers': (
      context,
      report,
    ) => {
      const blocks = blocksOfKind<BranchesBlockSpec>(context, 'branches');
      for (const problem of strangeFields(context, blocks, listFieldReferences)) report(problem);
    },

    'A tree that opens level by level asks its levels of a call that answers them': (
      context,
      report,
    ) => {
      for (const { entry, pointer, block } of blocksOfKind<BranchesBlockSpec>(
        context,
        'branches',
      )) {
        const { known, entries } = context.config.calls;
        const place = (key: string) => here(entry, `${pointer}/${key}`);
        const written = block.below.call;
        if (!known.has(written))
          report(unknownName(place('below/call'), 'unknown-call', { written, allowed: known }));
        const call = entries.get(written);
        const first = entries.get(block.call);
        if (!call || !first) continue;
        const leveled = [...entries.values()].filter(({ spec }) => spec.members?.as === 'level');
        if (!leveled.includes(call)) {
          const allowed = leveled.map(({ id }) => id);
          report(unknownName(place('below/call'), 'unknown-call', { written, allowed }));
          continue;
        }
        for (const [key, param, of] of [
          ['below/param', block.below.param, call],
          ['search', block.search, first],
          ['search', block.search, call],
        ] as const) {
          const allowed = listCallParams(of.spec).map(({ name }) => name);
          if (param === undefined || allowed.includes(param)) continue;
          const words = { call: of.id };
          report(unknownName(place(key), 'unknown-parameter', { written: param, allowed, words }));
          break;
        }
      }
    },

    'A tree that opens level by level says something where nothing is found': (context, report) => {
      for (const { entry, pointer, block } of blocksOfKind<BranchesBlockSpec>(context, 'branches'))
        if (block.search !== undefined && block.missing === undefined)
          report(problemAt(here(entry, pointer), 'missing-key', { written: 'missing' }));
    },

    'A tree that opens level by level leads to a page that there is, with the parameters it takes':
      (context, report) => {
        const blocks = blocksOfKind<BranchesBlockSpec>(context, 'branches');
        for (const problem of strangeRowLinks(context, blocks, 'to')) report(problem);
      },
  },
};

function listFieldReferences({ fields, columns = [] }: BranchesBlockSpec): FieldReference[] {
  return [
    ...Object.entries(fields).map(([key, field]): FieldReference => [`fields/${key}`, field]),
    ...columns.flatMap(({ field, words = [] }, i): FieldReference[] => [
      [`columns/${i}/field`, field],
      ...words.flatMap(({ text }, j) =>
        Object.entries(text).flatMap(([locale, said]) =>
          namesIn(said).map((name): FieldReference => [
            `columns/${i}/words/${j}/text/${locale}`,
            name,
          ]),
        ),
      ),
    ]),
  ];
}

/** Names in braces. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) => name);
}
