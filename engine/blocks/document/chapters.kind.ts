// Where the chapters of a document stand, and key figures beside them.

import type { ChaptersComplete, RecordFiguresComplete } from '../../../schemas/complete.ts';

export type Chapters = ChaptersComplete;

export type RecordFigures = RecordFiguresComplete;
