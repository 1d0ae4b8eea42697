// Interface words by key, through i18next: one instance per language, the default language behind it.

import i18next, { type i18n } from 'i18next';

import type { Messages } from '../model/portal.ts';

/** Says a message by its key, values filled in. */
export type SayMessage = (
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** An instance that speaks one language and falls back to the default one, warning where a message or a language is missing. */
export function createI18n(
  locale: string,
  fallback: string,
  trees: Readonly<Record<string, Messages>>,
  warn: (text: string) => void,
): i18n {
  if (!trees[locale]) warn(`no messages in ${locale}: ${fallback} is shown`);
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: fallback,
    initAsync: false,
    resources: Object.fromEntries(
      Object.entries(trees).map(([code, tree]) => [code, { translation: tree }]),
    ),
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_, __, key) => warn(`no message "${key}" in ${locale}`),
  });
  return instance;
}

export function speaker(instance: i18n): SayMessage {
  return (key, values) => instance.t(key, values ?? {});
}
