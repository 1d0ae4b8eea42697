// Truths about messages: every language has each of them, with the same places for values and all forms of its plural.

import type { Messages } from '../../model/portal.ts';
import type { ConfigEntry } from '../read.ts';
import { BASE_MESSAGES } from '../readWords.ts';
import { suggest } from '../suggest.ts';
import { checkLetters } from './letters.ts';
import { here, problemAt, problemAtKey, type Facts, type Say, type Truths } from './truth.ts';

export const MESSAGE_TRUTHS: Truths = {
  'Every message has every language': (facts, say) => {
    const heard = readMessages(facts);
    const all = new Map(heard.flatMap(({ messages }) => messages.map((each) => [each.base, each])));
    const misspelled = namesakes(heard, [...all.keys()]);
    const strange = new Set<string>();
    for (const { message, meant } of misspelled) {
      const place = here(message.entry, message.pointer);
      const [written, other] = [message.base.replace(PLURAL, ''), meant.replace(PLURAL, '')];
      const twin = misspelled.some((each) => each.message.base === meant);
      // each is the other's: which of them is meant nobody knows, so it is said once
      if (!twin) say(problemAtKey(place, 'unknown-message', { written }, { suggestion: other }));
      else if (strange.has(meant)) say(problemAtKey(place, 'other-key', { written, other }));
      strange.add(message.base);
    }
    const named = new Set(misspelled.flatMap(({ message, meant }) => [message.base, meant]));
    for (const { locale, keys } of heard)
      for (const { base, entry, pointer } of all.values())
        if (!keys.has(base) && !named.has(base))
          say(
            problemAtKey(
              here(entry, pointer),
              'missing-message',
              { written: base, language: locale },
              { severity: locale === facts.locales[0] ? 'error' : 'warning' },
            ),
          );
  },

  'Every language with words of its own is one of the portal': (facts, say) => {
    const { messages, endings } = facts.config;
    for (const entry of [...[...messages.values()].flat(), ...endings]) {
      // the engine speaks languages that a portal need not have
      if (facts.locales.includes(entry.id) || entry.source.file.startsWith(BASE_MESSAGES)) continue;
      say(
        problemAt(
          here(entry, ''),
          'unknown-language',
          { written: entry.id },
          { allowed: facts.locales, suggestion: suggest(entry.id, facts.locales) },
        ),
      );
    }
  },

  'Every message has the places that it has in other languages': (facts, say) => {
    const heard = readMessages(facts);
    const places = placesByKey(heard);
    const written = writtenByKey(heard);
    for (const { messages } of heard)
      for (const message of messages) {
        if (isOfBase(message)) continue;
        const place = here(message.entry, message.pointer);
        const brace = looseBrace(message.text);
        if (brace !== null)
          say(problemAt(place, 'loose-brace', { written: brace, example: '{year}' }));
        else {
          const known = places.get(message.base) ?? new Set();
          const wanted = [...(written.get(message.base) ?? [])].filter((name) => known.has(name));
          sayPlaces(message, known, wanted, say);
        }
      }
  },

  'Every message has all forms of the plural that its language has': (facts, say) => {
    for (const { locale, messages } of readMessages(facts)) {
      const forms: readonly string[] = formsOf(locale);
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
        if (strange)
          say(problemAtKey(place, 'strange-form', { written: `${key}_${strange.form}`, ...words }));
        else if (missing.length > 0)
          say(
            problemAtKey(place, 'missing-form', {
              written: `${key}_${missing[0] ?? ''}`,
              ...words,
            }),
          );
      }
    }
  },

  'Every message is in the letters of its language': (facts, say) => {
    for (const { locale, messages } of readMessages(facts))
      for (const message of messages) {
        const found = isOfBase(message) ? null : checkLetters(message.text, locale);
        if (!found) continue;
        const { code, words, severity } = found;
        say(problemAt(here(message.entry, message.pointer), code, words, { severity }));
      }
  },
};

interface MessageAt {
  /** All forms of a plural have one: `rows_few` and `rows_one` are one message. */
  readonly base: string;
  /** Of the plural; empty: it has none. */
  readonly form: string;
  readonly text: string;
  readonly pointer: string;
  readonly entry: ConfigEntry<Messages>;
}

interface Heard {
  readonly locale: string;
  readonly messages: readonly MessageAt[];
  readonly keys: ReadonlySet<string>;
}

const PLURAL = '_plural';

/** The messages of each language of the portal, those of the engine first. */
function readMessages({ config, locales }: Facts): Heard[] {
  return locales.map((locale) => {
    const messages = (config.messages.get(locale) ?? []).flatMap((entry) => messagesOf(entry));
    return { locale, messages, keys: new Set(messages.map(({ base }) => base)) };
  });
}

const kept = new WeakMap<ConfigEntry<Messages>['source'], MessageAt[]>();

function messagesOf(entry: ConfigEntry<Messages>): MessageAt[] {
  const inside = (tree: Messages, before: string, pointer: string): MessageAt[] =>
    Object.entries(tree).flatMap(([name, value]): MessageAt[] => {
      if (typeof value !== 'string')
        return inside(value, `${before}${name}.`, `${pointer}/${name}`);
      const [, form = ''] = /_(zero|one|two|few|many|other)$/.exec(name) ?? [];
      const base = form === '' ? before + name : before + name.slice(0, -form.length - 1) + PLURAL;
      return [{ base, form, text: value, pointer: `${pointer}/${name}`, entry }];
    });
  const read = kept.get(entry.source) ?? inside(entry.spec, '', '');
  kept.set(entry.source, read);
  return read;
}

function isOfBase({ entry }: MessageAt): boolean {
  return entry.source.file.startsWith(BASE_MESSAGES);
}

/** Messages that no other language has, where this language lacks, or the engine has, one of nearly that name. */
function namesakes(
  heard: readonly Heard[],
  all: readonly string[],
): { message: MessageAt; meant: string }[] {
  return heard.flatMap((own) => {
    const others = heard.filter((other) => other !== own);
    const alone = own.messages.filter(
      (message) => !isOfBase(message) && !others.some(({ keys }) => keys.has(message.base)),
    );
    return alone.flatMap((message) => {
      const step = lastOf(message.base);
      const folder = message.base.slice(0, -step.length);
      const ownKeys = own.messages.filter((each) => !isOfBase(each)).map(({ base }) => base);
      // what the engine says and the portal leaves as it is may have been meant too
      const steps = all
        .filter((key) => key.startsWith(folder) && !ownKeys.includes(key))
        .map((key) => key.slice(folder.length));
      const meant = suggest(step, steps);
      return meant === null ? [] : [{ message, meant: folder + meant }];
    });
  });
}

function lastOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
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

function sayPlaces(
  message: MessageAt,
  known: ReadonlySet<string>,
  wanted: readonly string[],
  say: Say,
): void {
  const { entry, pointer, text, form } = message;
  const written = placesIn(text);
  const allowed = [...known];
  const place = here(entry, pointer);
  const strangers = written.filter((name) => !known.has(name));
  for (const name of strangers)
    say(
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
    say(
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

function formsOf(locale: string): Intl.LDMLPluralRule[] {
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return [...pluralCategories].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
