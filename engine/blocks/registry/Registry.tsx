// A list of documents, written out on the server.

import { CARDED } from '../written/cards.ts';
import { writtenPart } from '../written/writtenPart.tsx';
import './registry.css';

/** Inserts the HTML of `RenderedRegistry`. */
export const registry = writtenPart(CARDED);
