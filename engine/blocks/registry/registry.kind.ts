// What a registry is: the documents that a call lists year by year, each with a link, its days, status and signature.

import type { RegistryBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
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
import type { CallingBlock, Text } from '../../model/portal.ts';
import { checkPageReference } from '../chosen.kind.ts';

export interface RegistryBlock extends CallingBlock {
  readonly kind: 'registry';
  /** Null: the call is asked once, as it is. */
  readonly years: RegistryYears | null;
  readonly fields: RegistryFields;
  /** The page of one document, and its name in the path or the query there. */
  readonly page: string;
  readonly query: string;
  /** The page on which two are compared; empty: none. */
  readonly compare: string;
  /** Name of each of the two in its query. */
  readonly compareQuery: string;
  readonly groups: readonly RegistryGroup[];
  /** Null: rows lead to no papers. */
  readonly papers: RegistryPapers | null;
  /** A sentence above with places; null: none. */
  readonly lead: Text | null;
  /** Null: the portal’s own words. */
  readonly empty: Text | null;
}

export interface RegistryGroup {
  readonly by: string;
  readonly titles: Readonly<Record<string, Text>>;
  /** The field whose value is the heading where none is written; empty: the value itself. */
  readonly called: string;
  readonly order: readonly string[];
}

export interface RegistryPapers {
  readonly call: string;
  readonly param: string;
  /** What the call is given in addition; null: there is no such paper. */
  readonly pdf: Readonly<Record<string, string>> | null;
  readonly order: Readonly<Record<string, string>> | null;
}

export interface RegistryYears {
  readonly param: string;
  /** Name of the chosen year in the address. */
  readonly query: string;
  readonly first: 'all' | 'latest';
}

/** Names of fields; empty: there is none. */
export interface RegistryFields {
  readonly key: string;
  readonly name: string;
  readonly year: string;
  readonly form: string;
  readonly published: string;
  readonly cancelled: string;
  readonly sign: string;
}

export const registry: Kind<RegistryBlock, RegistryBlockSpec> = {
  name: 'registry',
  normalize: (spec, start) => ({
    ...start,
    ...normalizeAsking(spec),
    kind: 'registry',
    years: spec.years ? { query: 'year', first: 'all', ...spec.years } : null,
    fields: { year: '', form: '', published: '', cancelled: '', sign: '', ...spec.fields },
    page: spec.page,
    query: spec.query,
    compare: spec.compare ?? '',
    compareQuery: spec.compareQuery ?? spec.query,
    groups: (spec.groups ?? []).map(({ by, titles = {}, called = '', order }) => ({
      by,
      titles,
      called,
      order: order ?? Object.keys(titles),
    })),
    papers: spec.papers ? { pdf: null, order: null, ...spec.papers } : null,
    lead: spec.lead ?? null,
    empty: spec.empty ?? null,
  }),
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
