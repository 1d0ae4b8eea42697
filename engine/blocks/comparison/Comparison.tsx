// A comparison, written out on the server.

import { drawnPart } from '../written/drawnPart.tsx';
import '../figure/lane.css';
import '../written/plain.css';
import './comparison.css';

/** Inserts the HTML of `RenderedComparison`. */
export const comparison = drawnPart('comparison');
