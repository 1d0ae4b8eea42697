// Two documents beside each other, written out on the server.

import { CARDED } from '../written/cards.ts';
import { writtenPart } from '../written/writtenPart.tsx';
import './document.css';
import './versus.css';

/** Inserts the HTML of `RenderedVersus`. */
export const versus = writtenPart(CARDED);
