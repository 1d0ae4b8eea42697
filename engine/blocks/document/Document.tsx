// A document of chapters, written out on the server.

import { CARDED } from '../written/cards.ts';
import { writtenPart } from '../written/writtenPart.tsx';
import './document.css';

/** Inserts the HTML of `RenderedDocument`. */
export const document = writtenPart(CARDED);
