// A record that the query of an address names, as written → complete, and what must be true of it.

import type { ChosenSpec, ExpectedSpec } from '../../schemas/types.ts';
import { listCallParams } from '../config/rules/answers.ts';
import {
  here,
  unknownName,
  type BlockAt,
  type RuleContext,
  type Report,
  pathParameters,
  pageFilters,
} from '../config/rules/rule.ts';
import type { Text } from '../model/portal.ts';

/** What a record must be to stand at an address, and what is said where there is none such. */
export interface ExpectedRecord {
  /** Whose record it must be: the field with the code, and what of the page has the same. Null: anybody’s. */
  readonly owner: { readonly field: string; readonly from: string } | null;
  /** Fields and the value that each must have. */
  readonly is: Readonly<Record<string, string>>;
  /** Null: the portal’s own words. */
  readonly missing: Text | null;
  /** The page that lists the records; empty: none. */
  readonly back: string;
}

export interface ChosenRecord extends ExpectedRecord {
  readonly query: string;
  /** The parameter of the call that takes it. */
  readonly param: string;
  /** Null: the portal’s own words. */
  readonly unchosen: Text | null;
}

export function normalizeChosen(spec: ChosenSpec): ChosenRecord {
  const { query, param } = spec;
  return { ...normalizeExpected(spec), query, param, unchosen: spec.unchosen ?? null };
}

export function normalizeExpected(spec: ExpectedSpec): ExpectedRecord {
  return {
    owner: spec.owner ?? null,
    is: spec.is ?? {},
    missing: spec.missing ?? null,
    back: spec.back ?? '',
  };
}

/** Says what is wrong with what a block lets the address choose. */
export function judgeChosen(
  context: RuleContext,
  { entry, pointer, block }: BlockAt<{ readonly call: string; readonly chosen?: ChosenSpec }>,
  report: Report,
): void {
  const { chosen } = block;
  if (!chosen) return;
  const place = (key: string) => here(entry, `${pointer}/chosen/${key}`);
  const call = context.config.calls.entries.get(block.call);
  const params = call ? listCallParams(call.spec).map(({ name }) => name) : [];
  if (call && !params.includes(chosen.param))
    report(
      unknownName(place('param'), 'unknown-parameter', {
        written: chosen.param,
        allowed: params,
        words: { call: block.call },
      }),
    );
  judgeExpected(context, { entry, pointer: `${pointer}/chosen`, block: chosen }, report);
}

/** Says what is wrong with what a record must be, as it stands at a place. */
export function judgeExpected(
  context: RuleContext,
  { entry, pointer, block: { owner, back } }: BlockAt<Pick<ExpectedSpec, 'owner' | 'back'>>,
  report: Report,
): void {
  const inputs = [...pathParameters(entry.id), ...pageFilters(entry.spec).map(({ name }) => name)];
  if (owner && !inputs.includes(owner.from))
    report(
      unknownName(here(entry, `${pointer}/owner/from`), 'unknown-input', {
        written: owner.from,
        allowed: inputs,
      }),
    );
  checkPageReference(context, { place: here(entry, `${pointer}/back`), written: back }, report);
}

/** Says where no page has this name; a name that is left out is none. */
export function checkPageReference(
  context: RuleContext,
  {
    place,
    written,
  }: { readonly place: ReturnType<typeof here>; readonly written?: string | undefined },
  report: Report,
): void {
  const { known } = context.config.pages;
  if (written !== undefined && !known.has(written))
    report(unknownName(place, 'unknown-page', { written, allowed: known }));
}
