// A tree of codes that opens in place without scripts, written out on the server.

import { writtenPart } from '../../../engine/parts.ts';
import './codes.css';

export const codes = writtenPart('written');
