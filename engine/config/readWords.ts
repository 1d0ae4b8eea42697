// Reads the words of the content: what each language has in its folder, phrases by dimension; its numbers by year and its outlines for maps.

import { isUtf8 } from 'node:buffer';
import { join } from 'node:path';

import type {
  EndingsSpec,
  OutlinesSpec,
  PhrasesSpec,
  SeriesSpec,
  TitlesSpec,
  VocabularySpec,
} from '../../schemas/types.ts';
import type { Messages } from '../model/portal.ts';
import { BASE, type PortalFiles, type Folders } from './files.ts';
import { checkSource, readSource } from './kept.ts';
import { makeProblem, START, type Problem } from './problems.ts';
import type { ConfigEntry } from './entry.ts';
import type { Schemas } from './schemas.ts';

/** Where the words of the engine stand, as problems name it. */
export const BASE_WORDS = `${BASE}/locales`;

/** What the engine says where neither the language nor the default one has words for it. */
export const LAST_RESORT = 'en';

/** Where the words of a portal stand: a folder for each language. */
export const LOCALES = 'locales';

export interface TextEntry {
  readonly id: string;
  readonly locale: string;
  readonly file: string;
  readonly markdown: string;
}

/** Files of a language, by their names. */
export interface LocaleFiles {
  /** Words of the engine, and of the portal over them; of those of the engine a portal speaks only its own languages. */
  readonly messages: ReadonlyMap<string, readonly ConfigEntry<Messages>[]>;
  /** What stands beside what it labels in other languages, by the words of the default one. */
  readonly titles: readonly ConfigEntry<TitlesSpec>[];
  /** Endings of words that the search leaves out. */
  readonly endings: readonly ConfigEntry<EndingsSpec>[];
  /** Which word of several stands for a thing. */
  readonly vocabulary: readonly ConfigEntry<VocabularySpec>[];
}

/** The words of each language but for its prose; `id` is the language. Of those of the engine the languages of the portal, `locales`, are read, and the last resort. */
export function readLocaleFiles(
  { base, content, files }: Folders,
  locales: readonly string[],
  schemas: Schemas,
  problems: Problem[],
): LocaleFiles {
  const own = { files, root: join(content, LOCALES), shown: `content/${LOCALES}` };
  const read = <Spec>(name: keyof LocaleFiles, folder: Folder = own, languages = '[a-z]{2,3}') =>
    readFolder<Spec>(
      { ...folder, schema: name, id: new RegExp(`^(${languages})/${name}(?:\\.\\w+)?$`) },
      schemas,
      problems,
    );
  // each has a thousand lines, and what nobody hears need not be parsed
  const ofEngine = read<Messages>(
    'messages',
    { files, root: join(base, LOCALES), shown: BASE_WORDS },
    [...locales, LAST_RESORT].join('|'),
  );
  return {
    messages: Map.groupBy([...ofEngine, ...read<Messages>('messages')], ({ id }) => id),
    titles: read<TitlesSpec>('titles'),
    endings: read<EndingsSpec>('endings'),
    vocabulary: read<VocabularySpec>('vocabulary'),
  };
}

/** Files that are called as what they are of. */
export interface NamedFiles {
  /** What people call the members of a dimension. */
  readonly phrases: readonly ConfigEntry<PhrasesSpec>[];
  /** Numbers by year that amounts are reckoned by. */
  readonly series: readonly ConfigEntry<SeriesSpec>[];
  /** Outlines of the members of a dimension for maps. */
  readonly outlines: readonly ConfigEntry<OutlinesSpec>[];
}

/** One file for each dimension or series, `<name>.yaml`, in the folder of its kind. */
export function readByDimension(
  { content, files }: Folders,
  schemas: Schemas,
  problems: Problem[],
): NamedFiles {
  const read = <Spec>(name: keyof NamedFiles) =>
    readFolder<Spec>(
      { files, root: join(content, name), shown: `content/${name}`, schema: name, id: NAME },
      schemas,
      problems,
    );
  return {
    phrases: read<PhrasesSpec>('phrases'),
    series: read<SeriesSpec>('series'),
    outlines: read<OutlinesSpec>('outlines'),
  };
}

/** The name of a file without its ending. */
const NAME = /^(.+?)(?:\.\w+)?$/;

interface Folder {
  readonly files: PortalFiles;
  readonly root: string;
  readonly shown: string;
}

interface ReadFolder extends Folder {
  readonly schema: string;
  /** What is read, and in its first group what that is of. */
  readonly id: RegExp;
}

/** The files of a folder that have one schema; of a file with mistakes only its mistakes are kept. */
function readFolder<Spec>(
  { files, root, shown, schema, id }: ReadFolder,
  schemas: Schemas,
  problems: Problem[],
): ConfigEntry<Spec>[] {
  return files.list(root).flatMap((name) => {
    const [, of] = id.exec(name) ?? [];
    if (of === undefined) return [];
    const file = `${shown}/${name}`;
    if (!name.endsWith('.yaml')) {
      const words = { written: name, wanted: '.yaml' };
      problems.push(makeProblem({ file, at: START }, 'wrong-ending', words));
      return [];
    }
    const bytes = files.read(join(root, name)) ?? new Uint8Array();
    const { source, problems: found } = readSource(file, bytes);
    const checked = source ? checkSource(source, schemas, `${schema}.schema.json`) : null;
    const wrong = [...found, ...(checked?.problems ?? [])];
    problems.push(...wrong);
    if (!source || !checked || wrong.length > 0) return [];
    return [{ id: of, source, spec: checked.data as Spec }];
  });
}

/** Prose in Markdown, `<language>/texts/<name>.md`; of a file with another ending the name is kept, so that it is not called missing. */
export function readTexts({ content, files }: Folders, problems: Problem[]): TextEntry[] {
  const root = join(content, LOCALES);
  return files.list(root).flatMap((name): TextEntry[] => {
    const [, locale, id] = /^([a-z]{2,3})\/texts\/(.+)\.\w+$/.exec(name) ?? [];
    if (locale === undefined || id === undefined) return [];
    const file = `content/${LOCALES}/${name}`;
    const prose = name.endsWith('.md');
    const bytes = Buffer.from(files.read(join(root, name)) ?? []);
    if (!prose)
      problems.push(
        makeProblem({ file, at: START }, 'wrong-ending', { written: name, wanted: '.md' }),
      );
    else if (!isUtf8(bytes)) problems.push(makeProblem({ file, at: START }, 'not-utf8'));
    return [{ id, locale, file, markdown: prose ? bytes.toString('utf8') : '' }];
  });
}
