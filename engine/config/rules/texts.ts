// Rules about words beside what they label: every text in every language, each in its own letters, without marks.

import { findWordsProblem } from './wording.ts';
import { writtenWords, type Speaking } from './vocabulary.ts';
import { titleIn } from '../../language/titles.ts';
import { isObject } from '../../model/lookup.ts';
import { normalizeLocale } from '../normalize/site.ts';
import { makeProblem, START, type Problem } from '../problems.ts';
import { CONFIG_PARTS, isCopied, listEntries, SCHEMAS } from '../opened/spec.ts';
import type { ProblemCode } from '../checkWords.ts';
import type { ConfigEntry } from '../entry.ts';
import type { MarkedSchema } from '../../schema/walk.ts';
import { suggest } from '../suggest.ts';
import { readTitles } from '../words.ts';
import { checkLetters, findMark } from './letters.ts';
import { listBlocks, type RuleContext, type Rules } from './rule.ts';
import { here, problemAt, problemAtKey } from '../valuePlace.ts';
import { dayIn, hasLanguages, isDay, toldIn, type ToldValue } from './schemaValues.ts';

export const TEXT_RULES: Rules = {
  'Every text has every language, each in its own letters and without marks': (context, report) => {
    for (const { entry, told } of textsOf(context)) {
      for (const { code, at, atKey, words, more: own } of checkText(context, told)) {
        const place = here(entry, told.pointer + at);
        const needed = code === 'missing-language' && isOfEasy(told);
        const more = needed ? { ...own, severity: 'error' as const } : own;
        report(
          atKey ? problemAtKey(place, code, words, more) : problemAt(place, code, words, more),
        );
      }
    }
  },

  'Every day that is written is one that there is': (context, report) => {
    for (const { entry, told } of listTold(context)) {
      const { schema, value, pointer } = told;
      if (schema['x-day'] === true && !isDay(value))
        report(problemAt(here(entry, pointer), 'no-such-day', { written: dayIn(value) }));
    }
  },

  'No language has one sign for decimals and for groups of digits': (context, report) => {
    const { portal } = context.config;
    portal?.spec.locales.forEach((locale, i) => {
      const { point, group } = normalizeLocale(locale).numbers;
      if (point === group)
        report(
          problemAt(here(portal, `/locales/${i}/numbers`), 'same-sign', { written: locale.code }),
        );
    });
  },

  'Every prose text has every language': (context, report) => {
    for (const text of context.config.texts)
      if (!context.locales.includes(text.locale))
        report(
          makeProblem(
            { file: text.file, at: START },
            'unknown-language',
            { written: text.locale },
            { allowed: context.locales, suggestion: suggest(text.locale, context.locales) },
          ),
        );
    const easy = listEasyTexts(context);
    const byId = Map.groupBy(context.config.texts, (text) => text.id);
    for (const texts of byId.values()) {
      const there = texts.find((text) => context.locales.includes(text.locale));
      const strange = texts.some((text) => !context.locales.includes(text.locale));
      // what lies in a folder of no language has been named, and is the one that is missing
      if (!there || strange) continue;
      for (const locale of context.locales) {
        if (texts.some((text) => text.locale === locale)) continue;
        const needed = locale === context.locales[0] || easy.has(there.id);
        const severity = needed ? 'error' : 'warning';
        report(
          makeProblem(
            { file: there.file, at: START },
            'missing-language',
            { written: locale },
            { severity },
          ),
        );
      }
    }
  },
};

/** Whether something of a page stands on it in easy language: who reads that is not sent to another language. */
export function isOfEasy(at: { readonly pointer: string } | TextAt): boolean {
  return ('told' in at ? at.told : at).pointer.startsWith('/easy/');
}

/** Names of the prose that stands on pages in easy language. */
export function listEasyTexts(context: RuleContext): ReadonlySet<string> {
  const blocks = listBlocks(context)
    .filter(isOfEasy)
    .map(({ block }) => block['text']);
  return new Set(blocks.filter((text) => typeof text === 'string'));
}

/** What is wrong with a text, and where below it. */
export interface TextProblem {
  readonly code: ProblemCode;
  readonly at: string;
  readonly atKey: boolean;
  readonly words: Problem['words'];
  readonly more: Partial<Pick<Problem, 'allowed' | 'suggestion' | 'severity'>>;
}

const kept = new WeakMap<object, { readonly spoken: string; readonly found: TextProblem[] }>();

/** What is wrong with a text, found once while it stays as it is. */
export function checkText(
  context: Speaking,
  { value: text, schema }: Pick<ToldValue, 'value' | 'schema'>,
): TextProblem[] {
  if (!isObject(text) || isCopied(text)) return [];
  const known = kept.get(text);
  const spoken = context.locales.join() + writtenWords(context);
  if (known?.spoken === spoken) return known.found;
  const found = findProblems(context, text, schema);
  kept.set(text, { spoken, found });
  return found;
}

/** Languages that are missing or strange, foreign letters, marks that would be shown as they stand. */
function findProblems(
  context: Speaking,
  text: Readonly<Record<string, unknown>>,
  { properties = {}, additionalProperties }: MarkedSchema,
): TextProblem[] {
  const { locales } = context;
  const strangers = Object.keys(text).filter(
    (key) => !locales.includes(key) && !(key in properties),
  );
  const isList = isObject(additionalProperties) && additionalProperties.type === 'array';
  // a language that is mistyped is the one that is missing; a list need not have every one
  const missing =
    strangers.length > 0 || isList
      ? []
      : locales.filter((locale) => titleIn(readTitles(context), text, locale) === undefined);
  return [
    ...strangers.map((written) => ({
      code: 'unknown-language' as const,
      at: `/${written}`,
      atKey: true,
      words: { written },
      more: { allowed: locales, suggestion: suggest(written, locales) },
    })),
    ...missing.map((written) => ({
      code: 'missing-language' as const,
      at: '',
      atKey: true,
      words: { written, language: written },
      // the page then shows the default one
      more: { severity: written === locales[0] ? ('error' as const) : ('warning' as const) },
    })),
    ...checkLanguages(context, text),
  ];
}

/** Foreign letters and marks in words by language, whatever else stands beside them. */
function checkLanguages(context: Speaking, text: object): TextProblem[] {
  const found = Object.entries(text).flatMap(([locale, value]) =>
    context.locales.includes(locale) ? checkIn(context, { locale, value, at: `/${locale}` }) : [],
  );
  // languages that are exchanged are one mistake
  const [foreign] = found.filter(({ code }) => code === 'foreign-letters');
  return foreign ? found.filter(({ code }) => code !== 'not-translated') : found;
}

interface LineAt {
  readonly locale: string;
  readonly value: unknown;
  readonly at: string;
}

/** Foreign letters, marks and words that the vocabulary avoids. */
export function checkIn(context: Speaking, { locale, value, at }: LineAt): TextProblem[] {
  // forms that readers type may be of any language
  if (Array.isArray(value))
    return value
      .flatMap((item, i) => checkLine({ locale, value: item, at: `${at}/${i}` }))
      .filter(({ code }) => code !== 'not-translated');
  // what is said in several ways is a list: one of them may be any
  const found = typeof value === 'string' ? findWordsProblem(context, value, locale) : null;
  return found ? [{ ...found, at, atKey: false, more: {} }] : checkLine({ locale, value, at });
}

function checkLine({ locale, value, at }: LineAt): TextProblem[] {
  if (typeof value !== 'string') return [];
  const mark = findMark(value);
  if (mark !== null)
    return [{ code: 'plain-marks', at, atKey: false, words: { written: mark }, more: {} }];
  const letters = checkLetters(value, locale);
  if (!letters) return [];
  const { code, words, severity } = letters;
  return [{ code, at, atKey: false, words, more: { severity } }];
}

interface TextAt {
  readonly entry: ConfigEntry<unknown>;
  readonly told: ToldValue;
}

/** Every text of the configuration. */
export function textsOf(context: RuleContext): TextAt[] {
  return listTold(context).filter(({ told }) => hasLanguages(told.schema));
}

/** Every value of the configuration that its schema says something of. */
function listTold({ config, schemas }: RuleContext): TextAt[] {
  return CONFIG_PARTS.flatMap((part) =>
    listEntries(config, part).flatMap((entry) =>
      toldIn(schemas, SCHEMAS[part], entry.spec).map((told) => ({ entry, told })),
    ),
  );
}
