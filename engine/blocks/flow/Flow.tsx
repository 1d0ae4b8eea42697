// A flow, written out on the server.

import { drawnPart } from '../written/drawnPart.tsx';
import './flow.css';

/** Inserts the HTML of `RenderedFlow`. */
export const flow = drawnPart('flow-space');
