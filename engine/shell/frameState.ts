// What the frame remembers while the portal is open in a tab: where its menu was opened, which page came last.

import { useSyncExternalStore } from 'react';

import { listening } from '../data/listening.ts';
import type { Words } from '../model/portal.ts';

/** The last page that came as it was asked for. Name, params and query say which page it was in the words of the routes, whatever its address in a language; the way back is made from path, query and title. */
export interface LastRoute {
  /** The page's name among routes. */
  readonly name: string;
  /** What stood in the places of its path. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** As it stands in the address, with its question mark. */
  readonly query: string;
  /** Address without language. */
  readonly path: string;
  readonly title: Words;
}

interface FrameState {
  /** Key of the location at which the menu stands open: whoever goes on leaves it closed. Empty: closed. */
  readonly menuAt: string;
  readonly lastRoute: LastRoute | null;
}

const AT_FIRST: FrameState = { menuAt: '', lastRoute: null };

let state = AT_FIRST;
const { listen, changed } = listening();

export function useFrameState(): FrameState {
  return useSyncExternalStore(
    listen,
    () => state,
    () => AT_FIRST,
  );
}

export function changeFrame(change: Partial<FrameState>): void {
  state = { ...state, ...change };
  changed();
}
