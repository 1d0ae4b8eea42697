// What a registry is: the documents that a call lists year by year, each with a link, its days, status and signature.

import type { RegistryBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { normalizeAsking } from '../../config/normalize/blocks.ts';
import { paramsOf } from '../../config/truths/answers.ts';
import { fieldsOfRows } from '../../config/truths/fields.ts';
import { blocksOfKind, here, unknownName } from '../../config/truths/truth.ts';
import type { CallingBlock, Text } from '../../model/portal.ts';
import { judgePageNamed } from '../chosen.kind.ts';

export interface RegistryBlock extends CallingBlock {
  readonly kind: 'registry';
  /** Null: the call is asked once, as it is. */
  readonly years: RegistryYears | null;
  readonly fields: RegistryFields;
  /** The page of one document, and its name in the query there. */
  readonly page: string;
  readonly query: string;
  /** The page on which two are compared; empty: none. */
  readonly compare: string;
  /** A sentence above with places; null: none. */
  readonly lead: Text | null;
  /** Null: the portal’s own words. */
  readonly empty: Text | null;
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
    lead: spec.lead ?? null,
    empty: spec.empty ?? null,
  }),
  shows: ['records'],
  gives: ['years/param'],
  readsAddress: true,
  truths: {
    'A registry shows only fields that its call answers, and leads to pages that there are': (
      facts,
      say,
    ) => {
      for (const { entry, pointer, block } of blocksOfKind<RegistryBlockSpec>(facts, 'registry')) {
        const at = (key: string) => here(entry, `${pointer}/${key}`);
        judgePageNamed(facts, { place: at('page'), written: block.page }, say);
        judgePageNamed(facts, { place: at('compare'), written: block.compare }, say);
        const call = facts.config.calls.entries.get(block.call);
        if (!call) continue;
        const words = { call: block.call };
        const params = paramsOf(call.spec).map(({ name }) => name);
        const { param } = block.years ?? {};
        if (param !== undefined && !params.includes(param))
          say(
            unknownName(at('years/param'), 'unknown-parameter', {
              written: param,
              allowed: params,
              words,
            }),
          );
        const allowed = fieldsOfRows(facts, call);
        for (const [key, written] of Object.entries(block.fields))
          if (!allowed.includes(written))
            say(unknownName(at(`fields/${key}`), 'unknown-field', { written, allowed, words }));
      }
    },
  },
};
