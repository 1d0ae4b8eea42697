// A flow, written out on the server.

import { writtenPart } from '../written/writtenPart.tsx';
import './flow.css';

/** Inserts the HTML of `RenderedFlow`. */
export const flow = writtenPart('written');
