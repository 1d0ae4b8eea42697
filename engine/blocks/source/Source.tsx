// Where figures come from, written out on the server.

import { writtenPart } from '../written/writtenPart.tsx';
import './source.css';

/** Inserts the HTML of `RenderedSource`. */
export const source = writtenPart('written');
