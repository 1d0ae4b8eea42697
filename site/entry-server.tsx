// What the server loads to turn views into HTML.

import './theme.css';

export { drawWritten, EARLY_SCRIPT, renderView } from '../engine/render.ts';
