// What the server loads to turn views into HTML.

import './theme.css';

export { EARLY_SCRIPT, renderView } from '../engine/render.ts';
