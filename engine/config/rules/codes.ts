// Rules about codes that files name: each is written as its dimension has it.

import type { LedgerSpec } from '../../../schemas/types.ts';
import { findThing, type Reference } from '../../schema/references.ts';
import type { Owner } from '../../schema/walk.ts';
import type { ConfigEntry } from '../entry.ts';
import { listEntries, type ConfigPart } from '../opened/spec.ts';
import type { Report } from '../problems.ts';
import { findLookAlike } from '../suggest.ts';
import { here, problemAt, problemAtKey } from '../valuePlace.ts';
import { isCode, wrongCode } from './members.ts';
import { readNames } from './references.ts';
import { compilePattern, type Rule, type RuleContext, type Rules } from './rule.ts';

type Ledger = ConfigEntry<LedgerSpec>;
type Dimension = LedgerSpec['dimensions'][string];

/** Part by part, as a part is read once those are in order that it builds on. */
export const CODES_IN = {
  ledger: { 'Every code that a fact or a rule names is one of its dimension': judge('ledger') },
  imports: { 'Every code that an import names is one of its dimension': judge('imports') },
  calls: { 'Every code that a call names is one of its dimension': judge('calls') },
} satisfies Partial<Record<ConfigPart, Rules>>;

function judge(part: ConfigPart): Rule {
  return (context, report) => {
    const { dimensions = {} } = context.config.ledger?.spec ?? {};
    for (const entry of listEntries(context.config, part)) {
      const wrong = listCodes(context, part, entry).flatMap(({ name: written, pointer, owners }) =>
        owners.flatMap(({ name }) => {
          const dimension = dimensions[name];
          return dimension && !isCode(dimension, written)
            ? [wrongCode(here(entry, pointer), written, name, dimension)]
            : [];
        }),
      );
      wrong.forEach(report);
    }
  };
}

/** What an entry names of dimensions that are in order; an import may say that a text has no code. */
function listCodes(
  context: RuleContext,
  part: ConfigPart,
  entry: ConfigEntry<unknown>,
): readonly Reference[] {
  const names = readNames(context.schemas, part, entry);
  const isDimension = ({ of, place, owners }: Reference) =>
    (part === 'ledger' && of === 'conditions') ||
    (place === 'key' &&
      findThing(of) === 'dimensions' &&
      (of === 'dimensions' || owners.length > 0));
  const { source } = entry;
  const isWrong = (pointer: string) =>
    context.isBroken(source.file, source.at(pointer).pointer ?? pointer);
  const keys = new Set(
    names.flatMap((each) => (isDimension(each) && !isWrong(each.pointer) ? each.pointer : [])),
  );
  return names.filter(({ of, name, pointer, owners }) => {
    const isCodeOf = (owner: Owner) =>
      keys.has(owner.pointer) || (of === 'codes' && !pointer.startsWith(owner.pointer));
    const isEmpty = name === '' && part === 'imports';
    return ['codes', 'options'].includes(of) && !isEmpty && owners.every(isCodeOf);
  });
}

export const OWN_CODE_RULES: Rules = {
  'Every code in the ledger has the form of its dimension': (context, report) => {
    const { ledger } = context.config;
    const named = ledger ? readNames(context.schemas, 'ledger', ledger) : [];
    for (const [name, dimension] of Object.entries(ledger?.spec.dimensions ?? {})) {
      if (!ledger) continue;
      const base = `/dimensions/${name}`;
      const pattern = compilePattern(ledger, `${base}/code`, dimension.code, report);
      if (dimension.unnamed?.also !== undefined)
        compilePattern(ledger, `${base}/unnamed/also`, dimension.unnamed.also, report);
      (dimension.forms ?? []).forEach((form, i) =>
        compilePattern(ledger, `${base}/forms/${i}/pattern`, form.pattern, report),
      );
      const wrong = named.filter(
        (each) =>
          each.of === 'ownCodes' &&
          each.owners[0]?.name === name &&
          pattern?.test(each.name) === false,
      );
      reportCodes(ledger, { name, dimension }, wrong, report);
    }
  },
};

interface NamedDimension {
  readonly name: string;
  readonly dimension: Dimension;
}

/** Codes that the pattern does not fit are one mistake: of the pattern, or of the first of them. */
function reportCodes(
  entry: Ledger,
  { name, dimension }: NamedDimension,
  wrong: readonly Reference[],
  report: Report,
): void {
  const problemOf = ({ place }: Reference) => (place === 'key' ? problemAtKey : problemAt);
  for (const code of wrong) {
    const look = findLookAlike(code.name);
    if (look) {
      const words = { written: code.name, ...look };
      report(problemOf(code)(here(entry, code.pointer), 'look-alike', words));
    }
  }
  const [first, ...others] = wrong.filter((code) => !findLookAlike(code.name));
  if (!first) return;
  const { file } = entry.source;
  const words = { written: first.name, dimension: name, wanted: dimension.code };
  const also = others.map(({ pointer }) => ({ file, line: entry.source.at(pointer).line }));
  report(problemOf(first)(here(entry, first.pointer), 'wrong-code', words, { also }));
}
