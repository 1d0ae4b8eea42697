// The browser part of the kinds that the server writes out: markup that stands in the document already.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import type { BrowserPart } from '../contract/part.ts';
import { Written } from './Written.tsx';

type Component = (props: { readonly view: WrittenView }) => ReactNode;

/** `drawn` is the class of the place that gets the HTML, or a component that does more with it. The HTML stands in the document: it need not be sent twice. */
export function drawnPart(drawn: string | Component): BrowserPart<WrittenView> {
  const Component =
    typeof drawn === 'string'
      ? ({ view }: { readonly view: WrittenView }) => <Written view={view} className={drawn} />
      : drawn;
  return { Component, withShown: (view, { markup }) => ({ ...view, html: markup }) };
}
