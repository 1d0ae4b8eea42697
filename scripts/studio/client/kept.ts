// What outlives a closed browser: the state in its storage, and sets of drafts as files for colleagues.

import { EMPTY_STATE, type Edited, type StudioState } from './store.ts';

export const STATE_KEY = 'studio';
const SET_VERSION = 1;

/** Keeps the state; steps back that have no room are left out, the oldest first. False: not even the drafts have room. */
export function keepState(state: StudioState, storage: Pick<Storage, 'setItem'>): boolean {
  for (let steps = state.past.length; ; steps = Math.floor(steps / 2)) {
    const kept = { ...state, past: state.past.slice(state.past.length - steps) };
    try {
      storage.setItem(STATE_KEY, pack(kept));
      return true;
    } catch {
      if (steps === 0) return false;
    }
  }
}

/** The state as it was kept; an empty one where none was or it cannot be read. */
export function keptState(storage: Pick<Storage, 'getItem'>): StudioState {
  const state = unpack(storage.getItem(STATE_KEY) ?? '');
  if (!isRecord(state) || !isEdited(state['now'])) return EMPTY_STATE;
  const { now, past, future, sets } = state;
  return {
    now,
    past: Array.isArray(past) ? past.filter(isEdited) : [],
    future: Array.isArray(future) ? future.filter(isEdited) : [],
    sets: isRecord(sets) ? setsIn(sets) : {},
    last: EMPTY_STATE.last,
  };
}

/** A set as the text of a file. */
export function writeSet(name: string, set: Edited): string {
  return `${JSON.stringify({ studio: SET_VERSION, name, ...set }, null, 2)}\n`;
}

/** The set in a file that `writeSet` wrote; null where the text is something else. */
export function readSet(text: string): { readonly name: string; readonly set: Edited } | null {
  const read = unpack(text);
  if (!isRecord(read) || read['studio'] !== SET_VERSION || !isEdited(read)) return null;
  const { drafts, begun } = read;
  return { name: String(read['name']), set: { drafts, begun } };
}

/** Long texts stand once: most steps share them. */
function pack(state: StudioState): string {
  const texts = new Map<string, number>();
  const place = (text: string) => {
    if (!texts.has(text)) texts.set(text, texts.size);
    return texts.get(text);
  };
  const said = JSON.stringify(state, (key, value: unknown) =>
    typeof value === 'string' && key !== 'base' ? { at: place(value) } : value,
  );
  return JSON.stringify({ texts: [...texts.keys()], said });
}

function unpack(text: string): unknown {
  try {
    const read: unknown = JSON.parse(text);
    if (!isRecord(read) || typeof read['said'] !== 'string') return read;
    const texts = read['texts'] as readonly string[];
    return JSON.parse(read['said'], (_, value: unknown) =>
      isRecord(value) && typeof value['at'] === 'number' && Object.keys(value).length === 1
        ? texts[value['at']]
        : value,
    );
  } catch {
    return null;
  }
}

function setsIn(sets: Record<string, unknown>): StudioState['sets'] {
  return Object.fromEntries(
    Object.entries(sets).flatMap(([name, set]) => (isEdited(set) ? [[name, set]] : [])),
  );
}

function isEdited(value: unknown): value is Edited {
  if (!isRecord(value)) return false;
  const { drafts, begun } = value;
  return (
    isRecord(drafts) &&
    isRecord(begun) &&
    Object.entries(drafts).every(
      ([path, text]) => /^(?:config|content)\//.test(path) && isText(text),
    ) &&
    Object.values(begun).every(
      (was) => isRecord(was) && typeof was['base'] === 'string' && isText(was['text']),
    )
  );
}

const isText = (value: unknown) => value === null || typeof value === 'string';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
