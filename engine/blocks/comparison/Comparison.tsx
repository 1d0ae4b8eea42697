// A comparison, written out on the server.

import { writtenPart } from '../written/writtenPart.tsx';
import '../figure/lane.css';
import '../written/plain.css';
import './comparison.css';

/** Inserts the HTML of `RenderedComparison`. */
export const comparison = writtenPart('written');
