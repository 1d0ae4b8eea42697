// Events as a list, on a timeline, by months or one alone, written out on the server.

import { writtenPart } from '../../../engine/parts.ts';
import './calendar.css';

export const calendar = writtenPart('written');
