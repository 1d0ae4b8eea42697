// Members that are like what is typed into a field, to choose from with keys or a touch: what a combobox of the portal does.

import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { LEDGER } from '../addresses/query.ts';
import { fetching, SLOW_MS } from './fetching.ts';
import { report } from './message.ts';
import { askSuggestions, type Suggestion } from './suggestions.ts';
import { useLive } from './useLive.ts';
import { useShell } from './useShell.ts';

interface Suggesting {
  /** What the ids of its parts begin with. */
  readonly id: string;
  /** What is asked behind the path of suggestions. */
  readonly filter: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Fewer letters are not asked. */
  readonly least?: number;
  /** What of the field's text is looked for; left out: all of it. */
  readonly textOf?: (value: string) => string;
  readonly choose: (value: string) => void;
}

/** What is suggested, which of it the keys are at, and what keys and touches do. */
export function useSuggestions({ id, choose, ...asking }: Suggesting) {
  const live = useLive();
  const { found, active, isShort, setActive, ask, close } = useFound(asking);
  const take = (value: string) => {
    close();
    choose(value);
  };
  const move = (by: number) => {
    if (found.length === 0) return ask();
    setActive((now) => (now + by + found.length + (now < 0 && by < 0 ? 1 : 0)) % found.length);
  };
  const press = (event: KeyboardEvent) => {
    // sends what is typed: the list is not to stand over what comes
    if (event.key === 'Enter' && active < 0) return close();
    const act = actOf(event.key, {
      move,
      close: found.length > 0 ? close : null,
      take: () => take(found[active]?.value ?? ''),
    });
    if (!act) return;
    event.preventDefault();
    act();
  };
  const attributes = live ? comboboxAttributes(id, found, active) : {};
  return { found, active, isShort, ask, press, close, take, attributes };
}

/** Asks the server what is like the text, and keeps what it says. */
function useFound({ filter, input, least = 0, textOf }: Omit<Suggesting, 'id' | 'choose'>) {
  const { t } = useTranslation();
  const { locale } = useShell();
  const asking = useRef<AbortController>(null);
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const [isShort, setShort] = useState(false);
  const close = () => {
    asking.current?.abort();
    setFound([]);
    setActive(-1);
    setShort(false);
  };
  const ask = () => {
    asking.current?.abort();
    const value = input.current?.value ?? '';
    const text = textOf ? textOf(value) : value;
    if (text.length < least) {
      close();
      return setShort(text !== '');
    }
    setShort(false);
    const question = new AbortController();
    asking.current = question;
    // asked on the page that is seen: its address names the ledger, if any
    const ledger = new URLSearchParams(location.search).get(LEDGER) ?? '';
    const asked = askSuggestions(filter, { text, lang: locale.code, ledger }, question.signal);
    fetching(asked, SLOW_MS).then(
      (some) => {
        setFound(some);
        setActive(-1);
        const said = t('choices.suggested', { count: some.length });
        report({ text: said, error: '', from: filter });
      },
      // a question that is not answered suggests nothing: what is typed is taken as it is
      () => {},
    );
  };
  return { found, active, isShort, setActive, ask, close };
}

/** What keys do in such a field. */
interface KeyActs {
  readonly move: (by: number) => void;
  readonly close: (() => void) | null;
  readonly take: () => void;
}

function actOf(key: string, { move, close, take }: KeyActs): (() => void) | null {
  const acts: Readonly<Record<string, (() => void) | null>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: close,
    Enter: take,
  };
  return acts[key] ?? null;
}

function comboboxAttributes(id: string, found: readonly Suggestion[], active: number) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': found.length > 0,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': active < 0 ? undefined : `${id}-${active}`,
  } as const;
}
