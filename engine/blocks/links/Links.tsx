// Links to other pages, written out on the server.

import { writtenPart } from '../written/writtenPart.tsx';
import './links.css';

/** Inserts the HTML of `RenderedLinks`. */
export const links = writtenPart('written');
