// The search on a page, written out on the server; what its field suggests comes when it is first touched.

import { writtenPart } from '../written/writtenPart.tsx';
import './search.css';

/** Inserts the HTML of `RenderedSearch`. */
export const search = writtenPart('written');
