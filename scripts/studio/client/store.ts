// What an editor has under the hands: drafts with what they began from, every step back and forth, and sets put aside.

import type { Drafts } from '../contract.ts';

/** The disk when a draft began: hash and text; empty and null where the file was not there. */
export interface BeganFrom {
  readonly base: string;
  readonly text: string | null;
}

/** Drafts, each with what it began from. */
export interface Edited {
  readonly drafts: Drafts;
  readonly begun: Readonly<Record<string, BeganFrom>>;
}

export interface StudioState {
  readonly now: Edited;
  readonly past: readonly Edited[];
  readonly future: readonly Edited[];
  /** Sets of drafts put aside, by their names. */
  readonly sets: Readonly<Record<string, Edited>>;
  /** Field of the last step and its time in milliseconds: keystrokes that follow at once are one step. */
  readonly last: { readonly field: string; readonly at: number };
}

export type StudioAction =
  | {
      readonly do: 'edit';
      readonly changes: Drafts;
      readonly begun: Readonly<Record<string, BeganFrom>>;
      /** What was typed into; empty: a step by itself. */
      readonly field: string;
      readonly at: number;
    }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'drop'; readonly paths: readonly string[] }
  /** Saved as they are: path → hash of the disk since. */
  | { readonly do: 'saved'; readonly bases: Readonly<Record<string, string>> }
  /** The draft stays and counts as begun from the disk of today. */
  | { readonly do: 'rebase'; readonly path: string; readonly begun: BeganFrom }
  | { readonly do: 'aside' | 'takeUp' | 'forget'; readonly name: string }
  | { readonly do: 'bring'; readonly name: string; readonly set: Edited }
  | { readonly do: 'load'; readonly state: StudioState };

const TOGETHER_MS = 1000;
const NOTHING: Edited = { drafts: {}, begun: {} };

export const EMPTY_STATE: StudioState = {
  now: NOTHING,
  past: [],
  future: [],
  sets: {},
  last: { field: '', at: 0 },
};

/** The state after an action; the same object where nothing changes. */
export function reduce(state: StudioState, action: StudioAction): StudioState {
  switch (action.do) {
    case 'edit':
      return edited(state, action);
    case 'undo':
      return undone(state);
    case 'redo':
      return redone(state);
    case 'drop':
      return step(state, without(state.now, action.paths));
    case 'saved':
      return saved(state, action.bases);
    case 'rebase':
      return {
        ...state,
        now: settle({
          ...state.now,
          begun: { ...state.now.begun, [action.path]: action.begun },
        }),
      };
    case 'aside':
      return {
        ...step(state, NOTHING),
        sets: { ...state.sets, [action.name]: state.now },
      };
    case 'takeUp':
      return takenUp(state, action.name);
    case 'forget':
      return { ...state, sets: omit(state.sets, [action.name]) };
    case 'bring':
      return { ...state, sets: { ...state.sets, [action.name]: action.set } };
    case 'load':
      return action.state;
  }
}

/** Files that both sets of drafts change. */
export function sharedPaths(first: Edited, second: Edited): readonly string[] {
  return Object.keys(first.drafts).filter((path) => path in second.drafts);
}

/** Path → hash of the disk that each draft began from, as `save` takes them. */
export function basesOf({ drafts, begun }: Edited): Record<string, string> {
  return Object.fromEntries(Object.keys(drafts).map((path) => [path, begun[path]?.base ?? '']));
}

function edited(
  state: StudioState,
  { changes, begun, field, at }: Extract<StudioAction, { do: 'edit' }>,
): StudioState {
  const now = settle({
    drafts: { ...state.now.drafts, ...changes },
    // what is a draft already began earlier
    begun: { ...begun, ...state.now.begun },
  });
  const follows = field !== '' && state.last.field === field && at - state.last.at < TOGETHER_MS;
  const after = follows ? { ...state, now, future: [] } : step(state, now);
  return { ...after, last: { field, at } };
}

function step(state: StudioState, now: Edited): StudioState {
  if (sameDrafts(state.now, now)) return state;
  return { ...state, now, past: [...state.past, state.now], future: [], last: EMPTY_STATE.last };
}

function undone(state: StudioState): StudioState {
  const now = state.past.at(-1);
  if (!now) return state;
  const future = [state.now, ...state.future];
  return { ...state, now, past: state.past.slice(0, -1), future, last: EMPTY_STATE.last };
}

function redone(state: StudioState): StudioState {
  const [now, ...future] = state.future;
  if (!now) return state;
  return { ...state, now, past: [...state.past, state.now], future, last: EMPTY_STATE.last };
}

/** The drafts are the disk now; steps back are seen from there, so that undoing leads behind the save. */
function saved(state: StudioState, bases: Readonly<Record<string, string>>): StudioState {
  const { drafts, begun } = state.now;
  const since = (snapshot: Edited): Edited => {
    const next = { drafts: { ...snapshot.drafts }, begun: { ...snapshot.begun } };
    for (const [path, base] of Object.entries(bases)) {
      if (!(path in next.drafts)) next.drafts[path] = begun[path]?.text ?? null;
      next.begun[path] = { base, text: drafts[path] ?? null };
    }
    return settle(next);
  };
  return {
    ...state,
    now: without(state.now, Object.keys(bases)),
    past: state.past.map(since),
    future: state.future.map(since),
    last: EMPTY_STATE.last,
  };
}

function takenUp(state: StudioState, name: string): StudioState {
  const set = state.sets[name];
  if (!set || sharedPaths(set, state.now).length > 0) return state;
  const now = settle({
    drafts: { ...state.now.drafts, ...set.drafts },
    begun: { ...state.now.begun, ...set.begun },
  });
  return { ...step(state, now), sets: omit(state.sets, [name]) };
}

/** A draft that says what the disk said when it began is none. */
function settle(all: Edited): Edited {
  const same = Object.keys(all.drafts).filter((path) => all.begun[path]?.text === all.drafts[path]);
  const strays = Object.keys(all.begun).filter((path) => !(path in all.drafts));
  return without(all, [...same, ...strays]);
}

function without({ drafts, begun }: Edited, paths: readonly string[]): Edited {
  return { drafts: omit(drafts, paths), begun: omit(begun, paths) };
}

function sameDrafts(first: Edited, second: Edited): boolean {
  const paths = Object.keys(first.drafts);
  return (
    paths.length === Object.keys(second.drafts).length &&
    paths.every((path) => path in second.drafts && first.drafts[path] === second.drafts[path])
  );
}

function omit<T>(all: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
}

/** Files that differ between two sets of drafts and are there after the second one. */
export function changedPaths(before: Edited, after: Edited): readonly string[] {
  const paths = Object.keys({ ...before.drafts, ...after.drafts });
  return paths.filter((path) => {
    const text = after.drafts[path];
    if (text === before.drafts[path]) return false;
    return text === undefined ? before.begun[path]?.text !== null : text !== null;
  });
}
