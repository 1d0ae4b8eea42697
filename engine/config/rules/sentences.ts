// Rules about what is written of figures: each text can be shown, has its places in every language, and no unit beside one that brings its own.

import type { SaidSpec, TextSpec, PageSpec } from '../../../schemas/types.ts';
import { listNames } from '../../language/fillNames.ts';
import { BARE_PLACES } from '../../model/page.ts';
import { isObject } from '../../model/lookup.ts';
import { normalizeCondition, toList } from '../normalize/given.ts';
import { covers } from './combinations.ts';
import { type RuleContext, type Rules, pageFilters } from './rule.ts';
import { here, problemAt, unknownName, type ValuePlace } from '../valuePlace.ts';
import { ANYTHING } from '../../state/decide.ts';
import type { Problem } from '../problems.ts';
import { type ConfigEntry, isDamaged } from '../entry.ts';
import { listInputs } from './answers.ts';
import { findNames } from './references.ts';
import { valueProblem, type WrittenValue } from './valueProblem.ts';

export const SENTENCE_RULES: Rules = {
  'No text of a finding stands below one that is shown instead of it': (context, report) => {
    for (const entry of context.config.pages.entries.values())
      for (const [at, texts] of listsIn(entry.spec, ''))
        texts.forEach((below, k) => {
          const above = texts.findIndex((each, i) => i < k && hides(each, below));
          if (above === -1) return;
          const { line } = entry.source.at(`${at}/${above}`);
          report(problemAt(here(entry, `${at}/${k}`), 'never-asked', { above: String(line) }));
        });
  },

  'A text of a finding has the same places in every language, and no unit beside one that has its own':
    (context, report) => {
      for (const entry of context.config.pages.entries.values())
        for (const [at, text] of textsIn(entry.spec, '')) {
          const lost = lostPlace(text);
          const doubled = lost ? null : doubledUnit(context, text);
          if (lost) report(problemAt(here(entry, `${at}/${lost.locale}`), 'missing-place', lost));
          if (doubled)
            report(problemAt(here(entry, `${at}/${doubled.locale}`), 'doubled-unit', doubled));
        }
    },
};

/** Lists of texts the first of which that holds is shown, a finding's own text behind them. */
function* listsIn(value: unknown, pointer: string): Generator<[string, readonly SaidSpec[]]> {
  if (!isObject(value) && !Array.isArray(value)) return;
  for (const [key, inner] of Object.entries(value))
    if (key === 'texts' && Array.isArray(inner)) yield [`${pointer}/texts`, inner.filter(isSaid)];
    else yield* listsIn(inner, `${pointer}/${key}`);
}

function isSaid(value: unknown): value is SaidSpec {
  return isObject(value) && isObject(value['text']);
}

/** Whether a text is shown whenever another could be: a place without a result leaves it out. */
function hides(above: SaidSpec, below: SaidSpec): boolean {
  const places = listNames(below.text);
  return (
    covers(normalizeCondition(above.when), normalizeCondition(below.when)) &&
    listNames(above.text).every((place) => places.includes(place))
  );
}

/** What is written of figures, in blocks and in parts of sentences. */
function* textsIn(value: unknown, pointer: string): Generator<[string, TextSpec]> {
  if (!isObject(value) && !Array.isArray(value)) return;
  for (const [key, inner] of Object.entries(value))
    if (['text', 'positive', 'negative'].includes(key) && isObject(inner))
      yield [`${pointer}/${key}`, inner as TextSpec];
    else yield* textsIn(inner, `${pointer}/${key}`);
}

/** A place that one language has and another lacks. */
function lostPlace(text: TextSpec): Record<'locale' | 'written' | 'language', string> | null {
  const all = listNames(text);
  for (const [locale, words] of Object.entries(text)) {
    const written = all.find((place) => !words.includes(`{${place}}`));
    if (written !== undefined) return { locale, written, language: locale };
  }
  return null;
}

/** A unit behind or before a place that is filled with an amount or a percentage, and so has one. */
function doubledUnit(
  { portal }: RuleContext,
  text: TextSpec,
): Record<'locale' | 'written' | 'place', string> | null {
  for (const [locale, words] of Object.entries(text)) {
    const units = [...(portal.units ?? []), ...(portal.spoken ?? [])];
    const shorts = units.flatMap(({ short }) =>
      (short[locale] ?? '').replaceAll('.', '').split(' '),
    );
    const known = ['%', ...shorts].filter((word) => word !== '');
    for (const [, before = '', place = '', after = ''] of words.matchAll(
      /(\S+)?\s?\{(\w+)\}\s?([^\s,.;:)]+)?/gu,
    )) {
      const written = [after, before].find((word) => known.includes(word));
      if (written !== undefined && !BARE_PLACES.includes(place)) return { locale, written, place };
    }
  }
  return null;
}

export const CONDITION_RULES: Rules = {
  'Every value of a condition is one that its filter can have': (context, report) => {
    for (const { entry, reference } of findNames(context, 'pages', ['conditions'])) {
      const { name, pointer, around, open } = reference;
      const page = entry as ConfigEntry<PageSpec>;
      // what the member says has no options
      if (open || isDamaged(page, 'filters') || !listInputs(page).includes(name)) continue;
      const written = around?.data[name] as string | readonly string[];
      for (const [i, text] of toList(written).entries()) {
        const place = here(page, Array.isArray(written) ? `${pointer}/${i}` : pointer);
        const problem =
          wantedProblem(context, place, { filter: name, text }) ??
          notOffered(page, place, name, text);
        if (problem) report(problem);
      }
    }
  },
};

/** Kinds of filter that may have nothing chosen. */
const MAY_BE_EMPTY = ['member', 'text', 'date'];

/** What is wrong with a value that a condition wants of a filter; empty stands for nothing chosen, an asterisk for anything. */
export function wantedProblem(
  context: RuleContext,
  place: ValuePlace,
  value: WrittenValue,
): Problem | null {
  const { kind = '' } = context.filters[value.filter] ?? {};
  if (['', ANYTHING].includes(value.text) && MAY_BE_EMPTY.includes(kind)) return null;
  return valueProblem(context, place, value);
}

/** An option that the page leaves out of a filter. */
function notOffered(
  { spec }: ConfigEntry<PageSpec>,
  place: ValuePlace,
  name: string,
  written: string,
): Problem | null {
  const options = pageFilters(spec).find((field) => field.name === name)?.spec.options;
  if (!options || options.includes(written)) return null;
  return unknownName(place, 'option-not-offered', {
    written,
    allowed: options,
    words: { filter: name },
  });
}
