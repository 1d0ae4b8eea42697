// Entries of a collection, written out on the server.

import { writtenPart } from '../written/writtenPart.tsx';
import './list.css';

/** Inserts the HTML of `RenderedList`. */
export const list = writtenPart('written');
