// A block takes its fields from the row of a decision that holds for the address.

import { describe, expect, it } from 'vitest';

import { normalizeBlock } from '../../config/normalize/blocks.ts';
import { decisionOfFields } from '../../config/decidedFields.ts';
import { engineSchemas } from '../../config/kept.ts';
import type { BlockSpec } from '../../config/kind.ts';
import { Schemas } from '../../config/schemas.ts';
import type { BlockBase, Decision } from '../../model/portal.ts';
import { bars } from '../bars/bars.kind.ts';
import { facts } from '../facts/facts.kind.ts';
import { decidedBlock } from './fields.server.ts';

const row = (when: Decision['rows'][number]['when'], fields: Readonly<Record<string, string>>) => ({
  when,
  then: { value: '01', values: [], columns: [], table: '', side: '', opens: '', fields },
});
const decisions: Readonly<Record<string, Decision>> = {
  kinds: {
    name: 'kinds',
    title: {},
    gives: 'table',
    rows: [
      row({ page: ['other'] }, {}),
      row({ page: ['loans'], tab: ['new'] }, { value: 'lent', plan: 'wanted', percent: 'share' }),
      row({ page: ['loans'] }, { value: 'kept' }),
    ],
  },
};
const kinds = { bars, facts } as never;
const schemas = new Schemas(engineSchemas('schemas'), '');
const spec = (written: object) => written as BlockSpec;
const complete = (written: object) =>
  normalizeBlock(
    spec({ call: 'loans/all', ...written }),
    { place: 0, written: 0, heads: 0, count: 1, decisions, schemas },
    kinds,
  );
const decided = (block: BlockBase, tab: string) =>
  decidedBlock(
    { portal: { decisions }, page: { id: 'loans' }, read: { values: { tab } } } as never,
    block,
  );

describe('fields that a decision gives', () => {
  it('are those of the row that holds, by the slots of the kind', () => {
    const block = complete({ kind: 'bars', fields: { decide: 'kinds' } });
    expect(decided(block, 'new')).toMatchObject({
      kind: 'bars',
      fields: { value: 'lent', plan: 'wanted' },
    });
    expect(decided(block, 'old')).toMatchObject({ kind: 'bars', fields: { value: 'kept' } });
  });

  it('stand in place of those that key figures name', () => {
    const written = { kind: 'facts', actual: 'kept', plan: 'meant', fields: { decide: 'kinds' } };
    const block = complete(written);
    expect(decided(block, 'new')).toMatchObject({
      actual: 'lent',
      plan: 'wanted',
      percent: 'share',
    });
    expect(decided(block, 'old')).toMatchObject({ actual: 'kept', plan: 'meant' });
    expect(decided(block, 'old')).not.toHaveProperty('percent');
  });

  it('leave a block with fields of its own as it is', () => {
    const block = complete({ kind: 'bars', fields: { value: 'lent' } });
    expect(block.decided).toBeUndefined();
    expect(decided(block, 'new')).toBe(block);
    expect(decisionOfFields({ fields: { value: 'lent' } })).toBe('');
  });
});
