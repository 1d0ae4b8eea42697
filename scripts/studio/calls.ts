// The calls of the studio, each by its name.

import type { Folders, Kinds } from '../../engine/check.ts';
import type { StudioCalls } from './contract.ts';
import { withDrafts } from './drafts.ts';
import { formOf, openFiles } from './forms.ts';
import { galleryOf } from './gallery.ts';
import { recogniseSample, trySample } from './imports.ts';
import { listMakers, make, renameFile } from './makers.ts';
import { patchOf } from './patch.ts';
import { check, listChanges, readFile } from './reading.ts';
import { StudioRefusal } from './refusal.ts';
import { saveDrafts } from './save.ts';
import { unusedFiles, usesOf } from './uses.ts';
import type { Workshop } from './workshop.ts';
import { parseText } from './write/parse.ts';
import { writeData } from './write/write.ts';

/** Takes the body of a call and gives its answer; throws StudioRefusal. */
export type Handlers = {
  readonly [Name in keyof StudioCalls]: (
    takes: StudioCalls[Name]['takes'],
  ) => StudioCalls[Name]['gives'] | Promise<StudioCalls[Name]['gives']>;
};
