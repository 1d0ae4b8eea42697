// The browser part of the kinds that the server writes out: markup that stands in the document already.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import type { BrowserPart } from '../contract/part.ts';

/** `Component` gets the HTML that stands in the document, so that it need not be sent twice. */
export function writtenPart(
  Component: (props: { readonly view: WrittenView }) => ReactNode,
): BrowserPart<WrittenView> {
  return { Component, withShown: (view, { markup }) => ({ ...view, html: markup }) };
}
