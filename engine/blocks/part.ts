// What a kind of block is in the browser: the component that draws it, and what concerns its view as a whole.

import type { ReactNode } from 'react';

import type { BlockViewBase } from '../model/portal.ts';

/** What stands in the document of a block that came with it. */
export interface ShownBlock {
  /** The block's section; null where the document has none. */
  readonly section: Element | null;
  /** Markup made by the server in it; empty where it has none. */
  readonly markup: string;
  /** The decimal sign of the page's language. */
  readonly point: string;
}

export interface BrowserPart<View extends BlockViewBase = BlockViewBase> {
  Component(this: void, props: { readonly view: View }): ReactNode;
  /** Another key gives the block a state of its own; without this its id. */
  keyOf?(view: View): string;
  /** Whether it shows amounts in a unit that the reader can choose. */
  showsUnits?(view: View): boolean;
  /** The view with what its document shows and did not carry twice. */
  withShown?(view: View, shown: ShownBlock): View;
}

/** Browser parts by the names of their kinds. */
export type BrowserParts = Readonly<Record<string, BrowserPart>>;
