// Interface words by key, through i18next: one instance per language.

import i18next, { type i18n } from 'i18next';

import type { Messages } from '../model/portal.ts';

/** Says a message by its key, values filled in. */
export type SayMessage = (
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** An instance that speaks one language, warning where a message is missing. */
export function createI18n(locale: string, messages: Messages, warn: (text: string) => void): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: locale,
    initAsync: false,
    resources: { [locale]: { translation: messages } },
    interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_, __, key) => warn(`no message "${key}" in ${locale}`),
  });
  return instance;
}

/** Formats messages with an i18next instance, in its language; an unknown key is returned as it is, with a warning. */
export function speaker(instance: i18n): SayMessage {
  return (key, values) => instance.t(key, values ?? {});
}
