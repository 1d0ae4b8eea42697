// Prose from content, made from Markdown on the server.

import { writtenPart } from '../written/writtenPart.tsx';

/** Inserts the HTML of `RenderedText`. */
export const text = writtenPart('prose');
