// Rules about what calls ask: conditions that can be met, codes that there are, figures that can ever be had.

import type { FilterSpec } from '../../../schemas/types.ts';
import { toList, normalizeCondition } from '../normalize/given.ts';
import type { OpenedCall } from '../opened/spec.ts';
import type { ConfigEntry } from '../entry.ts';
import { filterOfParameter } from './answers.ts';
import { isCode } from './members.ts';
import { covers } from './combinations.ts';
import { FILTERS, type RuleContext, type Rules } from './rule.ts';
import { here, problemAt, unknownName } from '../valuePlace.ts';

type Call = ConfigEntry<OpenedCall>;
type Condition = ReturnType<typeof normalizeCondition>;

export const ASK_RULES: Rules = {
  'Every condition in a call can be met by its parameters': (context, report) => {
    for (const entry of readableCalls(context))
      for (const [when, pointer] of listConditions(entry))
        for (const [name, values] of Object.entries(when)) {
          const [filter, options] = findParamOptions(context, entry, name);
          values.forEach((written, i) => {
            const list = Array.isArray(entryAt(entry, pointer, name));
            if (options && !options.includes(written))
              report(
                unknownName(
                  here(entry, `${pointer}/when/${name}${list ? `/${i}` : ''}`),
                  'unknown-option',
                  { written, allowed: options, words: { filter } },
                ),
              );
          });
        }
  },

  'Every entry of a call that is taken first can be reached': (context, report) => {
    for (const entry of readableCalls(context)) {
      const { spec } = entry;
      const lists = [
        ...(context.shapes[spec.answer].hierarchy ? [['ask', spec.ask ?? []] as const] : []),
        ['flat', spec.flat ?? []] as const,
        ['formats', spec.formats ?? []] as const,
      ];
      for (const [key, list] of lists)
        list.forEach((each, i) => {
          const when = normalizeCondition(each.when);
          const above = list.findIndex(
            (other, k) => k < i && covers(normalizeCondition(other.when), when),
          );
          if (above !== -1)
            report(
              problemAt(here(entry, `/${key}/${i}`), 'never-asked', {
                above: String(entry.source.at(`/${key}/${above}`).line),
              }),
            );
        });
    }
  },

  'Every option by which a code is asked stands for one': (context, report) => {
    const said = new Set<string>();
    const ledger = context.config.ledger?.spec;
    for (const entry of ledger ? readableCalls(context) : [])
      for (const ask of entry.spec.ask ?? [])
        for (const [name, given] of Object.entries(ask.where ?? {})) {
          const dimension = ledger?.dimensions[name];
          if (!dimension || typeof given !== 'object') continue;
          for (const param of toList(given.from)) {
            const [filter, options = []] = findParamOptions(context, entry, param);
            const asked = normalizeCondition(ask.when)[param] ?? options;
            const wrong = options.filter(
              (option) => asked.includes(option) && !isCode(dimension, option),
            );
            const [first] = wrong;
            const { filters } = context.config;
            if (first === undefined || !filters || said.has(`${filter} ${name}`)) continue;
            said.add(`${filter} ${name}`);
            report(
              problemAt(
                here(filters, `/${filter}/options/${options.indexOf(first)}/value`),
                'option-without-code',
                { written: wrong.join(', '), dimension: name, call: entry.id },
              ),
            );
          }
        }
  },
};

/** Calls the parameters of which can be relied on. */
export function readableCalls(context: RuleContext): Call[] {
  return [...context.config.calls.entries.values()].filter(
    ({ source }) =>
      !context.hasProblem(source.file, ['unknown-filter', 'unknown-parameter', 'missing-key']),
  );
}

/** Every condition of a call, and where the thing stands that has it. */
function listConditions({ spec }: Call): [Condition, string][] {
  const lists = { ask: spec.ask ?? [], flat: spec.flat ?? [], formats: spec.formats ?? [] };
  return Object.entries(lists).flatMap(([key, list]) =>
    list.map(({ when }, i): [Condition, string] => [normalizeCondition(when), `/${key}/${i}`]),
  );
}

/** What a condition says of one parameter, as written. */
function entryAt({ spec }: Call, pointer: string, name: string): unknown {
  const [, key = '', i = ''] = pointer.split('/');
  const list = spec[key as 'ask' | 'flat' | 'formats'] ?? [];
  return list[Number(i)]?.when?.[name];
}

/** The filter of a parameter and its options; no options where it is free, or has mistakes of its own. */
export function findParamOptions(
  context: RuleContext,
  call: Call,
  name: string,
): [filter: string, options: string[] | undefined] {
  const filter = filterOfParameter(context, call, name) ?? '';
  const broken = context.isBroken(FILTERS, `/${filter}`);
  return [filter, broken ? undefined : choices(context.filters[filter])];
}

/** The values among which a filter lets choose. */
export function choices(filter: FilterSpec | undefined): string[] | undefined {
  return filter?.options?.map(({ value }) => value);
}
