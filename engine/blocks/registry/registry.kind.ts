// What a registry is: the documents that a call lists year by year, each with a link, its days, status and signature.

import type { RegistryBlockComplete, RegistryGroupComplete } from '../../../schemas/complete.ts';
import type { RegistryBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { listCallParams } from '../../config/rules/answers.ts';
import { fieldsOfRows } from '../../config/rules/fields.ts';
import {
  blocksOfKind,
  here,
  unknownName,
  type RuleContext,
  type Report,
  type ValuePlace,
} from '../../config/rules/rule.ts';
import type { CompleteBlock } from '../../model/portal.ts';
import { checkPageReference } from '../chosen.kind.ts';

export type RegistryBlock = CompleteBlock<RegistryBlockComplete>;

export type RegistryGroup = RegistryGroupComplete;

export const registry: Kind<RegistryBlock, RegistryBlockSpec> = {
  name: 'registry',
  shows: ['records'],
  gives: ['years/param'],
  readsAddress: true,
  rules: {
    'A registry shows only fields that its call answers, and leads to pages that there are': (
      context,
      report,
    ) => {
      for (const { entry, pointer, block } of blocksOfKind<RegistryBlockSpec>(
        context,
        'registry',
      )) {
        const at = (key: string) => here(entry, `${pointer}/${key}`);
        checkPageReference(context, { place: at('page'), written: block.page }, report);
        checkPageReference(context, { place: at('compare'), written: block.compare }, report);
        const call = context.config.calls.entries.get(block.call);
        if (!call) continue;
        const words = { call: block.call };
        const params = listCallParams(call.spec).map(({ name }) => name);
        const { param } = block.years ?? {};
        if (param !== undefined && !params.includes(param))
          report(
            unknownName(at('years/param'), 'unknown-parameter', {
              written: param,
              allowed: params,
              words,
            }),
          );
        const allowed = fieldsOfRows(context, call);
        const named = [
          ...Object.entries(block.fields).map(([key, written]) => [`fields/${key}`, written]),
          ...(block.groups ?? []).flatMap(({ by, called = by }, i) => [
            [`groups/${i}/by`, by],
            [`groups/${i}/called`, called],
          ]),
        ] as const;
        for (const [key, written = ''] of named)
          if (!allowed.includes(written))
            report(unknownName(at(key ?? ''), 'unknown-field', { written, allowed, words }));
        judgePapers(context, at, block, report);
      }
    },
  },
};

/** Says where no call gives papers, or it has no such parameter. */
function judgePapers(
  { config }: RuleContext,
  at: (key: string) => ValuePlace,
  { papers }: RegistryBlockSpec,
  report: Report,
): void {
  if (!papers) return;
  const call = config.calls.entries.get(papers.call);
  if (!call) {
    if (!config.calls.known.has(papers.call))
      report(
        unknownName(at('papers/call'), 'unknown-call', {
          written: papers.call,
          allowed: [...config.calls.known],
        }),
      );
    return;
  }
  const allowed = listCallParams(call.spec).map(({ name }) => name);
  const words = { call: papers.call };
  const named = [
    ['param', papers.param],
    ...Object.keys({ ...papers.pdf }).map((name) => [`pdf/${name}`, name]),
    ...Object.keys({ ...papers.order }).map((name) => [`order/${name}`, name]),
  ] as const;
  for (const [key, written = ''] of named)
    if (!allowed.includes(written))
      report(
        unknownName(at(`papers/${key ?? ''}`), 'unknown-parameter', { written, allowed, words }),
      );
}
