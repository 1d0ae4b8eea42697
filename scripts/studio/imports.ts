// A file of figures that is dropped into the studio: what it is, and what its first rows become by a form of the drafts.

import { formatProblem, readPortal, type Folders, type Kinds } from '../../engine/check.ts';
import { trying } from '../../engine/chores.ts';
import { describeFile, writeFormat } from './columns.ts';
import type { ImportSample, StudioCalls } from './contract.ts';
import { withDrafts } from './drafts.ts';
import { DimensionCodes } from './guess.ts';
import { portalOf, sound } from './portal.ts';
import { StudioRefusal } from './refusal.ts';

/** What forms are recognised with. */
interface ImportingIn {
  readonly folders: Folders;
  readonly kinds: Kinds;
}

/** Bytes of a sample at most: of a longer file it is the beginning. */
const SAMPLE = 1024 * 1024;
/** Rows that are shown as they stand in the file. */
const SHOWN = 20;

/** Text of the form that the file has, its columns and its first rows. 422: it is no text with columns, or the drafts have mistakes. */
export async function recognise(
  studio: ImportingIn,
  { sample, drafts }: StudioCalls['recognise']['takes'],
): Promise<StudioCalls['recognise']['gives']> {
  const { readHead } = await trying();
  const file = open(sample);
  const head = readHead(file);
  if ('said' in head) throw new StudioRefusal(422, head.said);
  const folders = withDrafts(studio.folders, drafts);
  const portal = portalOf(folders, studio.kinds);
  const described = describeFile(head.records, portal, new DimensionCodes(portal, folders));
  const strange = described.columns.find(({ name }) => !/^[ -~]+$/.test(name));
  if (strange)
    throw new StudioRefusal(422, {
      uk: `стовпець «${strange.name}»: формат упізнають за латинськими назвами стовпців, тож додайте під заголовком рядок із ними`,
      en: `column “${strange.name}”: a form is recognised by Latin names of columns; add a line with such names below the header`,
    });
  return {
    known: described.known,
    text: writeFormat(described, portal, { ...head, name: file.name }),
    columns: described.columns.map(({ name, means, of }) => ({
      name,
      means: means === 'ignore' ? '' : [means, of].filter(Boolean).join(':'),
    })),
    rows: described.rows.slice(0, SHOWN),
  };
}

/** The first rows under the names of what they say. 404: no such form; 422: the drafts have mistakes. */
export async function tryImport(
  studio: ImportingIn,
  { sample, drafts, format: name }: StudioCalls['tryImport']['takes'],
): Promise<StudioCalls['tryImport']['gives']> {
  const { tryFile } = await trying();
  const path = `config/imports/${name}.yaml`;
  const { portal: read, problems: wrong } = readPortal(
    withDrafts(studio.folders, drafts),
    studio.kinds,
  );
  const own = wrong.filter(({ file, severity }) => file === path && severity === 'error');
  if (own.length > 0)
    return {
      rows: [],
      mistakes: own.map((problem) => ({
        uk: formatProblem(problem, 'uk'),
        en: formatProblem(problem, 'en'),
      })),
    };
  const portal = sound(read);
  const format = portal.formats.find((known) => known.name === name);
  if (!format)
    throw new StudioRefusal(404, { uk: `немає формату ${name}`, en: `there is no form ${name}` });
  const { rows, problems } = tryFile(portal, format, open(sample));
  return {
    rows,
    mistakes: problems.map(({ line, said }) => ({
      uk: `рядок ${line}: ${said.uk}`,
      en: `line ${line}: ${said.en}`,
    })),
  };
}

function open({ name, base64 }: ImportSample) {
  const bytes = Buffer.from(base64, 'base64');
  return { name, bytes, cut: bytes.length >= SAMPLE };
}
