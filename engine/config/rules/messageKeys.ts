// The messages of a portal by language and key, those of the engine first, and keys that are misspelled.

import type { Messages } from '../../model/portal.ts';
import { remember } from '../../model/remember.ts';
import type { ConfigEntry } from '../entry.ts';
import { PLURAL_FORM } from '../words.ts';
import { BASE_WORDS, LAST_RESORT } from '../readWords.ts';
import { suggest } from '../suggest.ts';
import type { RuleContext } from './rule.ts';

export interface MessageAt {
  /** All forms of a plural have one: `rows_few` and `rows_one` are one message. */
  readonly base: string;
  /** Of the plural; empty: it has none. */
  readonly form: string;
  readonly text: string;
  readonly pointer: string;
  readonly entry: ConfigEntry<Messages>;
}

export interface Heard {
  readonly locale: string;
  readonly messages: readonly MessageAt[];
  readonly keys: ReadonlySet<string>;
}

export const PLURAL = '_plural';

/** The messages of each language of the portal, those of the engine first. */
export function readMessages({ config, locales }: RuleContext): Heard[] {
  return locales.map((locale) => {
    const messages = (config.messages.get(locale) ?? []).flatMap((entry) => listMessages(entry));
    return { locale, messages, keys: new Set(messages.map(({ base }) => base)) };
  });
}

const kept = new WeakMap<ConfigEntry<Messages>['source'], MessageAt[]>();

function listMessages(entry: ConfigEntry<Messages>): MessageAt[] {
  const inside = (tree: Messages, before: string, pointer: string): MessageAt[] =>
    Object.entries(tree).flatMap(([name, value]): MessageAt[] => {
      if (typeof value !== 'string')
        return inside(value, `${before}${name}.`, `${pointer}/${name}`);
      const [, form = ''] = PLURAL_FORM.exec(name) ?? [];
      const base = form === '' ? before + name : before + name.slice(0, -form.length - 1) + PLURAL;
      return [{ base, form, text: value, pointer: `${pointer}/${name}`, entry }];
    });
  return remember(kept, entry.source, () => inside(entry.spec, '', ''));
}

export function isOfBase({ entry }: MessageAt): boolean {
  return entry.source.file.startsWith(BASE_WORDS);
}

/** Keys of what the engine says. */
export function baseKeys({ config }: RuleContext): ReadonlySet<string> {
  const own = (config.messages.get(LAST_RESORT) ?? []).flatMap((entry) => listMessages(entry));
  return new Set(own.filter(isOfBase).map(({ base }) => base));
}

/** Of messages that all lack, what holds them: it is named instead of each of them. */
export function highest(
  lacking: readonly MessageAt[],
  keys: ReadonlySet<string>,
): { readonly written: string; readonly entry: MessageAt['entry']; readonly pointer: string }[] {
  const found = new Map<string, { written: string; entry: MessageAt['entry']; pointer: string }>();
  for (const { base, entry, pointer } of lacking) {
    const steps = base.split('.');
    const empty = steps.findIndex(
      (_, i) =>
        i < steps.length - 1 &&
        ![...keys].some((key) => key.startsWith(`${steps.slice(0, i + 1).join('.')}.`)),
    );
    const written = empty < 0 ? base : steps.slice(0, empty + 1).join('.');
    const place =
      empty < 0
        ? pointer
        : pointer
            .split('/')
            .slice(0, empty + 2)
            .join('/');
    if (!found.has(written)) found.set(written, { written, entry, pointer: place });
  }
  return [...found.values()];
}

/** Messages that no other language has, where this language lacks, or the engine has, one of nearly that name. */
export function namesakes(
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

/** A key that holds messages in one language alone, where that language lacks the holder of nearly that name. */
export interface StrangeHolder {
  readonly entry: MessageAt['entry'];
  readonly pointer: string;
  /** With the point after it, as keys begin. */
  readonly written: string;
  readonly meant: string;
}

/** Holders misspelled in one language: what they hold, and what their namesakes hold, is not told then. */
export function strangeHolders(heard: readonly Heard[]): StrangeHolder[] {
  const found = new Map<string, StrangeHolder>();
  for (const own of heard) {
    const here = own.messages.filter((message) => !isOfBase(message));
    const elsewhere = heard.flatMap((other) => (other === own ? [] : [...other.keys]));
    const mine = new Set(here.flatMap(({ base }) => listHolders(base)));
    const missing = [...new Set(elsewhere.flatMap(listHolders))].filter((name) => !mine.has(name));
    for (const { base, entry, pointer } of here)
      for (const [i, written] of listHolders(base).entries()) {
        if (elsewhere.some((key) => key.startsWith(written))) continue;
        const folder = listHolders(base)[i - 1] ?? '';
        const steps = missing.filter(
          (name) => name.startsWith(folder) && listHolders(`${name}x`).length === i + 1,
        );
        const near = suggest(stepOf(written), steps.map(stepOf));
        if (near === null) continue;
        const meant = `${folder}${near}.`;
        const place = pointer.split('/').slice(0, i + 2);
        found.set(written, { entry, pointer: place.join('/'), written, meant });
        break;
      }
  }
  return [...found.values()];
}

/** `a.b.` → `b` */
function stepOf(holder: string): string {
  return lastOf(holder.slice(0, -1));
}

/** `a.b.c` is held by `a.` and `a.b.`. */
function listHolders(key: string): string[] {
  const steps = key.split('.').slice(0, -1);
  return steps.map((_, i) => `${steps.slice(0, i + 1).join('.')}.`);
}
