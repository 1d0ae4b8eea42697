// Rules about messages: every language has each of them, with the same places for values and all forms of its plural.

import { findWordsProblem } from './wording.ts';
import { pluralForms } from '../words.ts';
import { BASE_WORDS, LAST_RESORT } from '../readWords.ts';
import { suggest } from '../suggest.ts';
import { checkLetters } from './letters.ts';
import {
  baseKeys,
  highest,
  isOfBase,
  namesakes,
  PLURAL,
  readMessages,
  strangeHolders,
  type Heard,
  type MessageAt,
} from './messageKeys.ts';
import type { Rules } from './rule.ts';
import type { Report } from '../problems.ts';
import { here, problemAt, problemAtKey } from '../valuePlace.ts';

export const MESSAGE_RULES: Rules = {
  'Every message has every language': (context, report) => {
    const heard = readMessages(context);
    const all = new Map(heard.flatMap(({ messages }) => messages.map((each) => [each.base, each])));
    const holders = strangeHolders(heard);
    for (const [i, { entry, pointer, written, meant }] of holders.entries()) {
      const [own, other] = [written.slice(0, -1), meant.slice(0, -1)];
      const twin = holders.findIndex((each) => each.written === meant);
      const place = here(entry, pointer);
      if (twin < 0)
        report(problemAtKey(place, 'unknown-message', { written: own }, { suggestion: other }));
      else if (twin < i) report(problemAtKey(place, 'other-key', { written: own, other }));
    }
    const held = (base: string) =>
      holders.some(({ written, meant }) => base.startsWith(written) || base.startsWith(meant));
    const misspelled = namesakes(heard, [...all.keys()]).filter(
      ({ message, meant }) => !held(message.base) && !held(meant),
    );
    const strange = new Set<string>();
    for (const { message, meant } of misspelled) {
      const place = here(message.entry, message.pointer);
      const [written, other] = [message.base.replace(PLURAL, ''), meant.replace(PLURAL, '')];
      const twin = misspelled.some((each) => each.message.base === meant);
      // each is the other's: which of them is meant nobody knows, so it is said once
      if (!twin) report(problemAtKey(place, 'unknown-message', { written }, { suggestion: other }));
      else if (strange.has(meant)) report(problemAtKey(place, 'other-key', { written, other }));
      strange.add(message.base);
    }
    const ofEngine = baseKeys(context);
    const named = new Set(misspelled.flatMap(({ message, meant }) => [message.base, meant]));
    for (const { locale, keys } of heard) {
      const lacking = [...all.values()].filter(
        ({ base }) => !keys.has(base) && !named.has(base) && !held(base) && !ofEngine.has(base),
      );
      const severity = locale === context.locales[0] ? 'error' : 'warning';
      for (const { written, entry, pointer } of highest(lacking, keys))
        report(
          problemAtKey(
            here(entry, pointer),
            'missing-message',
            { written, language: locale },
            { severity },
          ),
        );
    }
  },

  'Every language has the words of the engine': (context, report) => {
    const { portal } = context.config;
    const ofEngine = baseKeys(context);
    const heard = readMessages(context);
    const [usual] = heard;
    portal?.spec.locales.forEach(({ code }, i) => {
      const keys = heard.find(({ locale }) => locale === code)?.keys;
      const lacking = [...ofEngine].filter((base) => keys?.has(base) === false);
      const from = lacking.every((base) => usual?.keys.has(base)) ? usual?.locale : LAST_RESORT;
      if (lacking.length > 0 && from !== undefined)
        report(
          problemAt(
            here(portal, `/locales/${i}/code`),
            'missing-base-messages',
            { written: code, count: String(lacking.length), from },
            { severity: 'warning' },
          ),
        );
    });
  },

  'Every language with words of its own is one of the portal': (context, report) => {
    const { messages, endings, vocabulary } = context.config;
    for (const entry of [...[...messages.values()].flat(), ...endings, ...vocabulary]) {
      // the engine speaks languages that a portal need not have
      if (context.locales.includes(entry.id) || entry.source.file.startsWith(BASE_WORDS)) continue;
      report(
        problemAt(
          here(entry, ''),
          'unknown-language',
          { written: entry.id },
          { allowed: context.locales, suggestion: suggest(entry.id, context.locales) },
        ),
      );
    }
  },

  'Every message has the places that it has in other languages': (context, report) => {
    const heard = readMessages(context);
    const places = placesByKey(heard);
    const written = writtenByKey(heard);
    for (const { messages } of heard)
      for (const message of messages) {
        if (isOfBase(message)) continue;
        const place = here(message.entry, message.pointer);
        const brace = looseBrace(message.text);
        if (brace !== null)
          report(problemAt(place, 'loose-brace', { written: brace, example: '{year}' }));
        else {
          const known = places.get(message.base) ?? new Set();
          const wanted = [...(written.get(message.base) ?? [])].filter((name) => known.has(name));
          reportPlaces(message, known, wanted, report);
        }
      }
  },

  'Every message has all forms of the plural that its language has': (context, report) => {
    const heard = readMessages(context);
    for (const { locale, messages } of heard) {
      const forms: readonly string[] = pluralForms(locale);
      const byKey = Map.groupBy(
        messages.filter(({ form }) => form !== ''),
        ({ base }) => base,
      );
      for (const written of byKey.values()) {
        const last = written.at(-1);
        if (!last || written.every(isOfBase)) continue;
        const key = last.base.replace(PLURAL, '');
        const missing = forms.filter((form) => !written.some((message) => message.form === form));
        const strange = written.find((message) => !forms.includes(message.form));
        const words = { language: locale, forms: forms.map((form) => `${key}_${form}`).join(', ') };
        const place = here((strange ?? last).entry, (strange ?? last).pointer);
        // what was copied from another language waits for its translator
        const waits = locale !== context.locales[0] && isCopied(written, locale, heard);
        const more = { severity: waits ? ('warning' as const) : ('error' as const) };
        const form = strange?.form ?? missing[0];
        if (form !== undefined)
          report(
            problemAtKey(
              place,
              strange ? 'strange-form' : 'missing-form',
              { written: `${key}_${form}`, ...words },
              more,
            ),
          );
      }
    }
  },

  'Every message is in the letters of its language': (context, report) => {
    for (const { locale, messages } of readMessages(context))
      for (const message of messages) {
        const found = isOfBase(message) ? null : checkLetters(message.text, locale);
        if (!found) continue;
        const { code, words, severity } = found;
        report(problemAt(here(message.entry, message.pointer), code, words, { severity }));
      }
  },

  'Every message calls things and places what they are called': (context, report) => {
    for (const { locale, messages } of readMessages(context))
      for (const message of messages) {
        const found = isOfBase(message) ? null : findWordsProblem(context, message.text, locale);
        if (found) report(problemAt(here(message.entry, message.pointer), found.code, found.words));
      }
  },
};

/** Whether another language says all forms of a message so. */
function isCopied(forms: readonly MessageAt[], locale: string, heard: readonly Heard[]): boolean {
  return heard.some(
    (other) =>
      other.locale !== locale &&
      forms.every(({ base, form, text }) =>
        other.messages.some(
          (each) => each.base === base && each.form === form && each.text === text,
        ),
      ),
  );
}

/** The names of places that each message may have: those of the engine's, those that all languages have, and of what differs what other messages have too. */
function placesByKey(heard: readonly Heard[]): Map<string, ReadonlySet<string>> {
  const places = new Map<string, ReadonlySet<string>>();
  const all = Map.groupBy(
    heard.flatMap(({ messages }) => messages),
    ({ base }) => base,
  );
  const uses = Map.groupBy(
    [...all].flatMap(([base, same]) =>
      [...new Set(same.flatMap(({ text }) => placesIn(text)))].map((name) => ({ name, base })),
    ),
    ({ name }) => name,
  );
  for (const [base, same] of all) {
    const own = same.filter((message) => !isOfBase(message));
    if (own.length === 0) continue;
    const ofBase = same.filter(isOfBase).flatMap(({ text }) => placesIn(text));
    const written = [...new Set(own.flatMap(({ text }) => placesIn(text)))];
    const byLocale = [...Map.groupBy(own, ({ entry }) => entry.id).values()].map(
      (messages) => new Set(messages.flatMap(({ text }) => placesIn(text))),
    );
    const shared = written.filter((name) => byLocale.every((names) => names.has(name)));
    const known = new Set([
      ...ofBase,
      ...(byLocale.length > 1 || ofBase.length === 0 ? shared : []),
    ]);
    const elsewhere = written.filter((name) => (uses.get(name)?.length ?? 0) > 1);
    if (ofBase.length === 0)
      for (const name of elsewhere.length > 0 ? elsewhere : (byLocale[0] ?? [])) known.add(name);
    places.set(base, known);
  }
  return places;
}

/** What a message has in some language of the portal's own. */
function writtenByKey(heard: readonly Heard[]): Map<string, ReadonlySet<string>> {
  const own = heard.flatMap(({ messages }) => messages.filter((message) => !isOfBase(message)));
  return new Map(
    [...Map.groupBy(own, ({ base }) => base)].map(([base, same]) => [
      base,
      new Set(same.flatMap(({ text }) => placesIn(text))),
    ]),
  );
}

function placesIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name.trim());
}

function reportPlaces(
  message: MessageAt,
  known: ReadonlySet<string>,
  wanted: readonly string[],
  report: Report,
): void {
  const { entry, pointer, text, form } = message;
  const written = placesIn(text);
  const allowed = [...known];
  const place = here(entry, pointer);
  const strangers = written.filter((name) => !known.has(name));
  for (const name of strangers)
    report(
      problemAt(
        place,
        'unknown-place',
        { written: `{${name}}` },
        { allowed: allowed.map((each) => `{${each}}`), suggestion: braced(suggest(name, allowed)) },
      ),
    );
  if (strangers.length > 0) return;
  const missing = wanted.filter((name) => !written.includes(name) && form === '');
  if (missing.length > 0)
    report(
      problemAt(
        place,
        'missing-place',
        { written: missing.map((name) => `{${name}}`).join(', ') },
        { severity: 'warning' },
      ),
    );
}

function braced(name: string | null): string | null {
  return name === null ? null : `{${name}}`;
}

/** A brace without its partner, with what follows or precedes it. */
function looseBrace(text: string): string | null {
  const rest = text.replaceAll(/\{[^{}]*\}/g, (place) => ' '.repeat(place.length));
  const at = rest.search(/[{}]/);
  if (at < 0) return null;
  const around =
    rest[at] === '{' ? /^\{[\w-]*/.exec(text.slice(at)) : /\S{0,20}\}$/.exec(text.slice(0, at + 1));
  return around?.[0] ?? '{';
}
