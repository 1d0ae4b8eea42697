// A small replacement of i18next in the browser, for one language. A test compares both over every message.

import { createContext, createElement, useContext, type ReactNode } from 'react';

import type { Messages } from '../model/portal.ts';

type Values = Readonly<Record<string, string | number>>;
type Say = (key: string, values?: Values) => string;

interface InitOptions {
  readonly lng: string;
  readonly resources: Readonly<Record<string, { readonly translation: Messages }>>;
  readonly missingKeyHandler: (lngs: readonly string[], namespace: string, key: string) => void;
}

export interface i18n {
  readonly t: Say;
  readonly init: (options: InitOptions) => void;
}

/** Stands for that of i18next: `init` once, then `t` says a message, its `{places}` filled in. */
function createInstance(): i18n {
  const instance = {
    t: (key: string) => key,
    init({ lng, resources, missingKeyHandler }: InitOptions) {
      const messages = resources[lng]?.translation ?? {};
      const plurals = new Intl.PluralRules(lng);
      const find = (key: string, count: Values[string] | undefined) =>
        typeof count === 'number'
          ? (plural(key, count) ?? messageAt(messages, key))
          : messageAt(messages, key);
      const plural = (key: string, count: number) =>
        (count === 0 ? messageAt(messages, `${key}_zero`) : null) ??
        messageAt(messages, `${key}_${plurals.select(count)}`) ??
        messageAt(messages, `${key}_other`);
      instance.t = (key: string, values: Values = {}) => {
        const message = find(key, values['count']);
        if (message === null) missingKeyHandler([lng], 'translation', key);
        return (message ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          String(values[name] ?? ''),
        );
      };
    },
  };
  return instance;
}

export default { createInstance };

function messageAt(messages: Messages, key: string): string | null {
  let found: unknown = messages;
  for (const step of key.split('.'))
    found = typeof found === 'object' && found !== null ? (found as Messages)[step] : undefined;
  return typeof found === 'string' ? found : null;
}

const Words = createContext<i18n | null>(null);

interface ProviderProps {
  readonly i18n: i18n;
  readonly children: ReactNode;
}

/** As that of react-i18next. */
export function I18nextProvider({ i18n: words, children }: ProviderProps): ReactNode {
  return createElement(Words, { value: words }, children);
}

/** As that of react-i18next. Throws outside of a page. */
export function useTranslation(): { readonly t: Say; readonly i18n: i18n } {
  const words = useContext(Words);
  if (!words) throw new Error('useTranslation outside of a page');
  return { t: words.t, i18n: words };
}
