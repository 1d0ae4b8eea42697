// A selection, written out on the server.

import { writtenPart } from '../written/writtenPart.tsx';
import './selection.css';

/** Inserts the HTML of `RenderedSelection`. */
export const selection = writtenPart('written');
