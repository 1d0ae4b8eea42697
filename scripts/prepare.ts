// What `npm ci` does last: the names that text editors suggest are there before the first file is opened. A failure here stops nothing.

import { foldersFrom } from '../engine/chores.ts';
import { writeEditorSchemas } from './types/editor.ts';

await writeEditorSchemas(foldersFrom(process.env));
