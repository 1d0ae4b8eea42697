// What a kind of block is in the browser: the component that draws it, and what concerns its view as a whole.

import { createContext, useContext, type ReactNode } from 'react';

import { lookup } from '../../model/lookup.ts';
import type { BlockViewBase, NumberStyle } from '../../model/portal.ts';

/** What stands in the document of a block that came with it. */
export interface ShownBlock {
  /** The block's section; null where the document has none. */
  readonly section: Element | null;
  /** Markup made by the server in it; empty where it has none. */
  readonly markup: string;
  /** How the page's language writes numbers. */
  readonly numbers: NumberStyle;
}

export interface BrowserPart<View extends BlockViewBase = BlockViewBase> {
  Component(this: void, props: { readonly view: View }): ReactNode;
  /** Another key gives the block a state of its own; without this its id. */
  keyOf?(view: View): string;
  /** How far beyond its own number its stops in the Tab order go; left out: less than one. */
  readonly lastStop?: number;
  /** Whether it shows amounts in a unit that the reader can choose. */
  showsUnits?(view: View): boolean;
  /** The view with what its document shows and did not carry twice. */
  withShown?(view: View, shown: ShownBlock): View;
}

/** Browser parts by the names of their kinds: those that have come. */
export type BrowserParts = Readonly<Record<string, BrowserPart>>;

/** How each kind's part comes: a file of its own with the styles it imports, loaded with the first page that the kind stands on. */
export type PartLoaders = Readonly<Record<string, () => Promise<BrowserPart>>>;

/** The parts of the kinds that these blocks are of. A view that stands for a block has none. */
export async function loadParts(
  loaders: PartLoaders,
  blocks: readonly Pick<BlockViewBase, 'kind'>[],
): Promise<BrowserParts> {
  const kinds = [...new Set(blocks.map(({ kind }) => kind))];
  const loaded = await Promise.all(
    kinds.map(async (kind) => [kind, await loaders[kind]?.()] as const),
  );
  return Object.fromEntries(
    loaded.filter((entry): entry is [string, BrowserPart] => entry[1] !== undefined),
  );
}

/** The browser parts of every kind of block that a portal has, within reach of every component. */
export const PartsContext = createContext<BrowserParts>({});

/** By kind of block; empty outside of a portal. */
function useParts(): BrowserParts {
  return useContext(PartsContext);
}

/** The browser part of one kind. Throws where the portal has no such kind. */
export function usePart(kind: string): BrowserPart {
  return lookup(useParts(), kind);
}
