// What a document changed of the version before it: key figures then and now, chapters that differ, the way to all of it.

import type { Words } from '../../model/portal.ts';
import { compareChapters, type ComparedChapter } from './comparedChapters.server.ts';
import { compareFigures } from './figures.server.ts';
import type { PageContext } from '../contract/context.server.ts';
import { askItems, dayIn, type RecordFields } from '../contract/records.server.ts';
import type { LinkedWords, LabelledWords } from '../written/texts.server.ts';
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
  readonly figures: readonly LabelledWords[];
  readonly chapters: readonly ChangedChapter[];
  /** Where that version is shown, and all that differs. */
  readonly ways: readonly LinkedWords[];
}

export interface ChangedChapter {
  readonly id: string;
  readonly title: Words;
  readonly how: 'changed' | 'added' | 'gone';
}

const FIRST: DocumentChanges = { since: '', figures: [], chapters: [], ways: [] };

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
  const { say } = context.formatter;
  const to = versionAddress(context, block, earlier);
  const full = compareAddress(context, block.compare, [earlier, key]);
  return {
    since: dayIn(context, before, block.published) || earlier,
    ...compareVersions(context, block, [before, item]),
    ways: [
      { words: say('document.earlier'), to },
      ...(full === '' ? [] : [{ words: say('document.full-changes'), to: full }]),
    ],
  };
}

function compareVersions(
  { formatter }: PageContext,
  { figures, chapters }: DocumentBlock,
  both: readonly [RecordFields, RecordFields],
): Pick<DocumentChanges, 'figures' | 'chapters'> {
  const lines = compareFigures(formatter, figures, both).filter(({ changed }) => changed);
  const differing = compareChapters(formatter, chapters, both).filter(({ changed }) => changed);
  return {
    figures: lines.map(({ label: [label = ''], first, second, difference, percent }) => ({
      label,
      words: formatter.say(/\d/.test(percent) ? 'document.change-percent' : 'document.change', {
        first,
        second,
        difference,
        percent,
      }),
      to: '',
    })),
    chapters: differing.map(({ id, title, only }) => ({ id, title, how: findHow(only) })),
  };
}

function findHow(only: ComparedChapter['only']): ChangedChapter['how'] {
  if (only === null) return 'changed';
  return only === 'first' ? 'gone' : 'added';
}
