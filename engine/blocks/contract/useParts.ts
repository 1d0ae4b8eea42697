// The browser parts of every kind of block that a portal has, within reach of every component.

import { createContext, useContext } from 'react';

import { lookup } from '../../model/lookup.ts';
import type { BrowserPart, BrowserParts } from './part.ts';

export const PartsContext = createContext<BrowserParts>({});

/** By kind of block; empty outside of a portal. */
export function useParts(): BrowserParts {
  return useContext(PartsContext);
}

/** The browser part of one kind. Throws where the portal has no such kind. */
export function usePart(kind: string): BrowserPart {
  return lookup(useParts(), kind);
}
