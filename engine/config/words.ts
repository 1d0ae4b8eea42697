// The words of a portal in each of its languages: its messages over those of the engine, and titles beside the default language that they are found by.

import { first, isObject } from '../model/lookup.ts';
import type { Messages, Portal, Text, Titles } from '../model/portal.ts';
import type { ConfigEntry } from './entry.ts';
import { remember } from '../model/remember.ts';
import { LAST_RESORT } from './readWords.ts';
import type { OpenedConfig } from './opened/spec.ts';

/** The form of a plural at the end of a key. */
export const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;

type Written = ReadonlyMap<string, readonly Pick<ConfigEntry<Messages>, 'spec'>[]>;

/** What a language lacks is taken from the default one, then from that of the engine, in forms of the plural that the language has. */
export function joinMessages(
  written: Written,
  locales: readonly { readonly code: string }[],
): Portal['messages'] {
  const specs = (code: string) => (written.get(code) ?? []).map(({ spec }) => spec);
  const [ofEngine = {}] = specs(LAST_RESORT);
  const usual = specs(first(locales).code).reduce<Messages>(putOver, {});
  return Object.fromEntries(
    locales.map(({ code }) => {
      const own = specs(code).reduce<Messages>(putOver, {});
      const forms = pluralForms(code);
      const others = [own, usual, ofEngine];
      return [code, others.reduce((tree, other) => complete(tree, other, forms), own)];
    }),
  );
}

/** A message of a group, `chart` or `chart.names`, in each language; empty where there is none. */
export function readNamed(messages: Portal['messages'], group: string, name: string): Text {
  return Object.fromEntries(
    Object.entries(messages).map(([code, tree]) => {
      const found = [...group.split('.'), name].reduce<unknown>(
        (inner, step) => (isObject(inner) ? inner[step] : undefined),
        tree,
      );
      return [code, typeof found === 'string' ? found : ''];
    }),
  );
}

/** The forms of the plural that a language has, the least first. */
export function pluralForms(locale: string): Intl.LDMLPluralRule[] {
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return [...pluralCategories].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Later messages win, key by key. */
function putOver(base: Messages, over: Messages): Messages {
  const merged: Record<string, string | Messages> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] =
      typeof value === 'object' && typeof below === 'object' ? putOver(below, value) : value;
  }
  return merged;
}

/** A tree with what it lacks of another one at its end; of itself it may lack forms of the plural. */
function complete(tree: Messages, other: Messages, forms: readonly string[]): Messages {
  const whole: Record<string, string | Messages> = { ...tree };
  for (const [key, value] of Object.entries(other)) {
    const own = whole[key] ?? {};
    if (typeof value !== 'string') {
      if (typeof own === 'object') whole[key] = complete(own, value, forms);
    } else if (PLURAL_FORM.test(key)) {
      const stem = key.replace(PLURAL_FORM, '');
      for (const form of forms)
        whole[`${stem}_${form}`] ??= other[`${stem}_${form}`] ?? other[`${stem}_other`] ?? value;
    } else whole[key] ??= value;
  }
  return whole;
}

interface Languages {
  readonly config: Pick<OpenedConfig, 'titles'>;
  /** The default one first. */
  readonly locales: readonly string[];
}

const known = new WeakMap<OpenedConfig['titles'], Titles>();

/** Titles of every language that has a file of them, by the words of the first one. */
export function readTitles({ config: { titles }, locales: [from = ''] }: Languages): Titles {
  return remember(known, titles, () => ({
    from,
    words: Object.fromEntries(titles.map(({ id, spec }) => [id, spec])),
  }));
}
