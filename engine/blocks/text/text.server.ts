// A text block → the elements of its text, in the page's language or, where it has none, in the default one.

import { lookup } from '../../model/lookup.ts';
import type { Prose } from '../../model/portal.ts';
import type { PageContext } from '../contract/context.server.ts';
import type { TextBlock } from './text.kind.ts';
import { writtenPart } from '../written/written.server.ts';

export const text = writtenPart(buildTextContent, { langOf: findTextLang });

/** Throws where the text is in neither the page's language nor the default one. */
export function buildTextContent(
  { portal, formatter }: PageContext,
  { text }: TextBlock,
): readonly Prose[] {
  const texts = lookup(portal.texts, text);
  return texts[formatter.locale.code] ?? lookup(texts, formatter.fallback);
}

/** The language of the text; empty where it is the page's. */
export function findTextLang({ portal, formatter }: PageContext, { text }: TextBlock): string {
  return formatter.locale.code in lookup(portal.texts, text) ? '' : formatter.fallback;
}
