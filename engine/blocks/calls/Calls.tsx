// Every call of the API with a form to try one and lines of code, written out on the server.

import { writtenPart } from '../written/writtenPart.tsx';
import './calls.css';

/** Inserts the HTML of `RenderedCalls`. */
export const calls = writtenPart('written');
