// What a graph is: one level of a tree of members as bars, with the way up, a way down, and what stands below each.

import type { GraphBlockComplete } from '../../../schemas/complete.ts';
import type { GraphBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { listCallParams } from '../../config/rules/answers.ts';
import { fieldsOfRows, strangeField } from '../../config/rules/fields.ts';
import { strangeRowLinks } from '../../config/rules/rowLinks.ts';
import { blocksOfKind, here, unknownName } from '../../config/rules/rule.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type GraphBlock = CompleteBlock<GraphBlockComplete>;

export const graph: Kind<GraphBlock, GraphBlockSpec> = {
  name: 'graph',
  derive: () => ({ queries: [{ query: 'lines', values: ['all'] }] }),
  shows: ['links'],
  gives: ['at'],
  readsAddress: true,
  rules: {
    'A graph shows only what its call answers, below that which a parameter names': (
      context,
      report,
    ) => {
      for (const { entry, pointer, block } of blocksOfKind<GraphBlockSpec>(context, 'graph')) {
        const call = context.config.calls.entries.get(block.call);
        if (!call) continue;
        const params = listCallParams(call.spec).map(({ name }) => name);
        const words = { call: block.call };
        if (!params.includes(block.at))
          report(
            unknownName(here(entry, `${pointer}/at`), 'unknown-parameter', {
              written: block.at,
              allowed: params,
              words,
            }),
          );
        const allowed = fieldsOfRows(context, call);
        for (const [at, written] of listFieldReferences(block))
          if (!allowed.includes(written))
            report(
              unknownName(here(entry, `${pointer}/${at}`), 'unknown-field', {
                written,
                allowed,
                words,
              }),
            );
      }
    },

    'What a graph takes amounts from is a call that there is, and a field that it answers': (
      context,
      report,
    ) => {
      const { known, entries } = context.config.calls;
      for (const { entry, pointer, block } of blocksOfKind<GraphBlockSpec>(context, 'graph')) {
        if (!block.amounts) continue;
        const { call: written, field } = block.amounts;
        const call = entries.get(written);
        if (!known.has(written)) {
          const place = here(entry, `${pointer}/amounts/call`);
          report(unknownName(place, 'unknown-call', { written, allowed: known }));
        } else if (call) {
          const place = here(entry, `${pointer}/amounts/field`);
          for (const problem of strangeField(context, call, place, [field])) report(problem);
        }
      }
    },

    'A node of a graph leads to a page that there is, with the parameters it takes': (
      context,
      report,
    ) => {
      const blocks = blocksOfKind<GraphBlockSpec>(context, 'graph');
      for (const key of ['to', 'list'] as const)
        for (const problem of strangeRowLinks(context, blocks, key)) report(problem);
    },
  },
};

function listFieldReferences({
  fields,
  amounts,
}: GraphBlockSpec): [pointer: string, field: string][] {
  return [
    ...Object.entries(fields).map(([key, field]): [string, string] => [`fields/${key}`, field]),
    ...(amounts ? [['amounts/key', amounts.key] as [string, string]] : []),
    ...Object.keys(amounts?.only ?? {}).map((field): [string, string] => [
      `amounts/only/${field}`,
      field,
    ]),
  ];
}
