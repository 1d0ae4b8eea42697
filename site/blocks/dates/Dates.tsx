// The next dates of a calendar, written out on the server.

import { writtenPart } from '../../../engine/parts.ts';
import './dates.css';

export const dates = writtenPart('written');
