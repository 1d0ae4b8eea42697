// Prose from a document of the content, written out on the server.

import { writtenPart } from '../written/writtenPart.tsx';

/** Inserts the HTML of `RenderedArticle`. */
export const article = writtenPart('prose');
