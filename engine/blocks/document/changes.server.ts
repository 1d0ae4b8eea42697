// What a document changed of the version before it: key figures then and now, chapters that differ, the way to all of it.

import type { Words } from '../../model/portal.ts';
import { compareChapters, type ComparedLine } from './comparedChapters.server.ts';
import { compareFigures } from './comparedFigures.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { askItems, dayIn, type RecordFields } from '../contract/records.server.ts';
import type { DocumentBlock } from './document.kind.ts';
import {
  compareAddress,
  readVersionKey,
  namingParameter,
  versionAddress,
} from './versions.server.ts';

export interface DocumentChanges {
  /** Day of the version before; empty: there is none. */
  readonly since: string;
  /** Where that one is shown, and where all that differs stands; empty: nowhere. */
  readonly to: string;
  readonly full: string;
  readonly figures: readonly ComparedLine[];
  readonly chapters: readonly ChangedChapter[];
}

export interface ChangedChapter {
  readonly id: string;
  readonly title: Words;
  readonly how: 'changed' | 'added' | 'gone';
}

const FIRST: DocumentChanges = { since: '', to: '', full: '', figures: [], chapters: [] };

/** Null where versions are not known of. Throws ApiProblem. */
export async function buildChanges(
  context: PageContext,
  block: DocumentBlock,
  item: RecordFields,
  versions: readonly RecordFields[],
): Promise<DocumentChanges | null> {
  const key = readVersionKey(block, item);
  const place = versions.findIndex((version) => readVersionKey(block, version) === key);
  if (place === -1) return null;
  const listed = versions[place + 1];
  if (!listed) return FIRST;
  const earlier = readVersionKey(block, listed);
  // a list need not have the chapters: the record has
  const asked = { ...block.with, [namingParameter(context, block)]: earlier };
  const [before] = await askItems(context, block.call, asked);
  if (!before) return null;
  const { formatter } = context;
  return {
    since: dayIn(context, before, block.published) || earlier,
    to: versionAddress(context, block, earlier),
    full: compareAddress(context, block.compare, [earlier, key]),
    figures: compareFigures(formatter, block.figures, [before, item]).filter(
      ({ changed }) => changed,
    ),
    chapters: compareChapters(formatter, block.chapters, [before, item])
      .filter(({ changed }) => changed)
      .map(({ id, title, only }) => ({ id, title, how: howOf(only) })),
  };
}

function howOf(only: 'first' | 'second' | null): ChangedChapter['how'] {
  if (only === null) return 'changed';
  return only === 'first' ? 'gone' : 'added';
}
