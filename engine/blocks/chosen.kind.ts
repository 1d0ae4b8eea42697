// A record that the query of an address names, and what must be true of it.

import type { ChosenComplete, ExpectedComplete } from '../../schemas/complete.ts';
import type { ChosenSpec, ExpectedSpec } from '../../schemas/types.ts';
import { listCallParams } from '../config/rules/answers.ts';
import {
  type BlockAt,
  type RuleContext,
  here,
  pageFilters,
  pathParameters,
  type Report,
  unknownName,
} from '../config/rules/rule.ts';

/** What a record must be to stand at an address, and what is said where there is none such. */
export type ExpectedRecord = ExpectedComplete;

/** A record that the query of an address names. */
export type ChosenRecord = ChosenComplete;

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
