// The browser part of kinds of words: pages of figures alone need not load the styles of prose.

import './prose.css';

export { drawnPart as writtenPart } from './drawnPart.tsx';
