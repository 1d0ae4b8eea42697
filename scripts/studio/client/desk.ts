// What every part of the studio shares: the drafts, what the server says of them, and the ways from part to part.

import { createContext, use, useEffect, useReducer, useRef, useState } from 'react';

import type { Drafts, Mistake, StudioCalls } from '../contract.ts';
import type { StudioLanguage } from './addresses.ts';
import { ask } from './ask.ts';
import { keepState, keptState, STATE_KEY } from './kept.ts';
import { reduce, type BeganFrom, type StudioAction, type StudioState } from './store.ts';
import { wordsIn, type StudioWords } from './words.ts';

/** A dialog that is open, with what it is about. */
export type OpenDialog =
  | { readonly name: 'save' | 'changes' | 'new' | 'import' | 'gallery' | 'sets' }
  | { readonly name: 'copy' | 'rename' | 'uses' | 'delete'; readonly path: string };

/** What the server says of the drafts. */
export interface CheckedDrafts {
  /** The drafts that are shown, as addresses of previews name them: the newest that can be looked at, until they are found wrong. */
  readonly state: string | null;
  /** The last drafts without errors. */
  readonly good: string | null;
  readonly mistakes: readonly Mistake[];
  /** The drafts that were checked last, or looked at first; null before the first answer. */
  readonly drafts: Drafts | null;
}

export interface StudioDesk {
  readonly state: StudioState;
  readonly dispatch: (action: StudioAction) => void;
  readonly language: StudioLanguage;
  readonly words: StudioWords;
  readonly opened: StudioCalls['open']['gives'];
  readonly checked: CheckedDrafts;
  /** The open file and the pointer to be shown in it; a new object each time something is to be shown. */
  readonly at: OpenPlace;
  readonly openFile: (path: string, pointer?: string, line?: number) => void;
  /** Sentences of the page that is shown: `PATH#POINTER` → text. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly setSentences: (sentences: StudioDesk['sentences']) => void;
  readonly show: (dialog: OpenDialog | null) => void;
  /** Says to everybody what has happened. */
  readonly tell: (said: string) => void;
  /** Says what a promise failed of. */
  readonly attempt: (work: () => Promise<void>) => void;
}

export interface OpenPlace {
  readonly path: string;
  readonly pointer: string;
  /** From 1; 0 where no line is meant. */
  readonly line: number;
}

export const DeskContext = createContext<StudioDesk | null>(null);

/** What the parts share. Throws outside of the studio. */
export function useDesk(): StudioDesk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('there is no studio around this part');
  return desk;
}

const CHECK_MS = 250;
const KEEP_MS = 400;
/** Files and names are asked for anew so long after the check. */
const LIST_MS = 1200;

/** The state with its storage. `other`: another tab has changed what is kept. */
export function useKeptState() {
  const [state, dispatch] = useReducer(reduce, localStorage, keptState);
  const [kept, setKept] = useState<'here' | 'other' | 'no room'>('here');
  const written = useRef(state);
  useEffect(() => {
    if (written.current === state) return;
    const keep = () => {
      if (written.current === state) return;
      written.current = state;
      setKept(keepState(state, localStorage) ? 'here' : 'no room');
    };
    const timer = setTimeout(keep, KEEP_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [state]);
  useEffect(() => {
    const changed = ({ key }: StorageEvent) => key === STATE_KEY && setKept('other');
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  }, []);
  const takeOther = () => {
    const theirs = keptState(localStorage);
    written.current = theirs;
    dispatch({ do: 'load', state: theirs });
    setKept('here');
  };
  return { state, dispatch, kept, takeOther };
}

/** The drafts as the server sees them, asked a moment after the last change; then the files and names anew. */
export function useChecked(drafts: Drafts, fail: (error: unknown) => void) {
  const [checked, setChecked] = useState<CheckedDrafts>({
    state: null,
    good: null,
    mistakes: [],
    drafts: null,
  });
  const [opened, setOpened] = useState<StudioCalls['open']['gives'] | null>(null);
  const first = useRef(true);
  useEffect(() => {
    const asking = new AbortController();
    const start = first.current;
    const open = async () => {
      const files = await ask('open', { drafts }, asking.signal);
      if (!asking.signal.aborted) setOpened(files);
    };
    const look = async () => {
      // the first check of a portal is the longest
      if (start) await open();
      const glance = await ask('glance', { drafts }, asking.signal);
      if (asking.signal.aborted) return;
      setChecked((was) => ({
        ...was,
        state: glance.state ?? was.state,
        drafts: was.drafts ?? drafts,
      }));
      const check = await ask('check', { drafts }, asking.signal);
      if (asking.signal.aborted) return;
      setChecked((was) => {
        const good = check.state ?? was.good;
        return { state: good, good, mistakes: check.mistakes, drafts };
      });
      if (start) return;
      // whoever goes on writing waits for nothing else
      await new Promise((resolve) => setTimeout(resolve, LIST_MS));
      if (!asking.signal.aborted) await open();
    };
    const timer = setTimeout(
      () => void look().catch((error: unknown) => !asking.signal.aborted && fail(error)),
      start ? 0 : CHECK_MS,
    );
    first.current = false;
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [drafts, fail]);
  return { checked, opened };
}

/** Makes drafts of what a call gave: what each file began from is asked first. */
export async function startDrafts(
  { state, dispatch }: Pick<StudioDesk, 'state' | 'dispatch'>,
  drafts: Drafts,
): Promise<void> {
  const { now } = state;
  const paths = Object.keys(drafts).filter((path) => drafts[path] !== now.drafts[path]);
  const fresh = paths.filter((path) => !(path in now.drafts));
  const begun = Object.fromEntries(
    await Promise.all(fresh.map(async (path) => [path, await onDisk(path)] as const)),
  );
  const changes = Object.fromEntries(paths.map((path) => [path, drafts[path] ?? null]));
  dispatch({ do: 'edit', changes, begun, field: '', at: Date.now() });
}

/** A file as it lies on the disk, whatever the drafts say. */
export async function onDisk(path: string): Promise<BeganFrom> {
  const { text, base } = await ask('file', { drafts: {}, path });
  return { base, text: base === '' ? null : text };
}

/** The words of the studio in the language of its address, else of the browser. */
export function useStudioLanguage() {
  const [language, setLanguage] = useState<StudioLanguage>(() => {
    const asked = new URLSearchParams(location.search).get('lang') ?? navigator.language;
    return asked.startsWith('uk') ? 'uk' : 'en';
  });
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = wordsIn(language).studio;
    const address = new URL(location.href);
    address.searchParams.set('lang', language);
    history.replaceState(null, '', address);
  }, [language]);
  return { language, setLanguage };
}
