// Tables of a document with their drawings, written out on the server.

import { exploredPart } from '../../../engine/parts.ts';
import './sheet.css';

export const sheet = exploredPart('written');
