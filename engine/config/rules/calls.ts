// Rules about calls: what they ask is in the ledger, what they take is declared.

import { toList } from '../normalize/given.ts';
import { type OpenedAsk, type OpenedCall } from '../opened/spec.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import { ANSWERABLE_RULES } from './answerable.ts';
import { ASK_RULES } from './asks.ts';
import { CODES_IN } from './codes.ts';
import { listAnsweredFields } from './fields.ts';
import { COLUMN_WORDS } from './facts.ts';
import { NAMES_IN } from './references.ts';
import type { RuleContext, Rules } from './rule.ts';
import { here, problemAt, problemAtKey, unknownName } from '../valuePlace.ts';

export const CALL_RULES: Rules = {
  'A call that uses parameters takes some': (context, report) => {
    for (const entry of calls(context)) {
      const { path, ask, flat } = entry.spec;
      const used = JSON.stringify([path, ask?.map(({ where, when }) => [where, when]), flat]);
      if (entry.spec.params === undefined && /"from":|\{\w+\}/.test(used))
        report(problemAtKey(here(entry, ''), 'missing-key', { written: 'params' }));
    }
  },

  ...NAMES_IN.calls,

  'Every call says what it asks': (context, report) => {
    for (const entry of calls(context)) {
      const shape = context.shapes[entry.spec.answer];
      const wants = shape.wants?.(entry.spec);
      if (wants !== undefined && entry.spec[wants] === undefined)
        report(missingFor(entry, '/answer', wants));
      const askWants = shape.askWants?.(entry.spec);
      for (const [ask, pointer] of asks(entry))
        if (askWants !== undefined && ask[askWants] === undefined)
          report(missingFor(entry, pointer, askWants));
    }
  },

  'Every column of a file shows what its call answers': (context, report) => {
    for (const entry of calls(context)) {
      if (!context.config.ledger || context.isBroken(entry.source.file, '')) continue;
      const measures = measuresKnown(context, entry.spec);
      const known = [...COLUMN_WORDS, ...measures, ...listAnsweredFields(entry.spec)];
      (entry.spec.flat ?? []).forEach(({ columns }, i) =>
        columns.forEach((column, k) => {
          const { field, of } =
            typeof column === 'string' ? { field: column, of: undefined } : column;
          const fields = columns.map((each) => (typeof each === 'string' ? each : each.field));
          if (fields.indexOf(field) < k)
            report(
              problemAt(here(entry, `/flat/${i}/columns/${k}`), 'repeated-item', {
                written: field,
              }),
            );
          const pointer = `/flat/${i}/columns/${k}/${of === undefined ? 'field' : 'of'}`;
          if (!known.includes(of ?? field))
            report(
              unknownName(here(entry, pointer), 'unknown-measure', {
                written: of ?? field,
                allowed: known,
              }),
            );
        }),
      );
    }
  },

  ...ASK_RULES,
  ...CODES_IN.calls,
  ...ANSWERABLE_RULES,
};

function missingFor(entry: ConfigEntry<OpenedCall>, pointer: string, written: string): Problem {
  return problemAt(here(entry, pointer), 'missing-for-kind', { written, kind: entry.spec.answer });
}

function calls(context: RuleContext): ConfigEntry<OpenedCall>[] {
  return [...context.config.calls.entries.values()];
}

function asks(entry: ConfigEntry<OpenedCall>): [OpenedAsk, string][] {
  return (entry.spec.ask ?? []).map((ask, i) => [ask, `/ask/${i}`]);
}

/** Measures of the facts that a call asks. */
function measuresKnown(context: RuleContext, call: OpenedCall): string[] {
  const facts = (call.ask ?? []).flatMap((ask) => toList(ask.fact));
  const { ledger } = context.config;
  return facts.flatMap((name) => Object.keys(ledger?.spec.facts[name]?.measures ?? {}));
}
