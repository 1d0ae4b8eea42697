// Reads the words of the content: messages, endings of words and prose language by language, phrases by dimension; its numbers by year and its outlines for maps.

import { isUtf8 } from 'node:buffer';
import { join } from 'node:path';

import type {
  EndingsSpec,
  OutlinesSpec,
  PhrasesSpec,
  SeriesSpec,
  VocabularySpec,
} from '../../schemas/types.ts';
import type { Messages } from '../model/portal.ts';
import type { PortalFiles } from './files.ts';
import { checkSource, readSource } from './kept.ts';
import { makeProblem, START, type Problem } from './problems.ts';
import type { ConfigEntry, Folders, TextEntry } from './read.ts';
import type { Schemas } from './schemas.ts';

/** Where the words of the engine stand, as problems name it. */
export const BASE_MESSAGES = 'engine/base/messages';

/** Words of the engine, and of the portal over them; of those of the engine a portal speaks only its own languages. */
export function readMessages(
  folders: Folders,
  schemas: Schemas,
  problems: Problem[],
): Map<string, ConfigEntry<Messages>[]> {
  const schema = 'messages.schema.json';
  const base = readLocales<Messages>(
    { files: folders.files, root: join(folders.base, 'messages'), shown: BASE_MESSAGES, schema },
    schemas,
    problems,
    // the words of the check lie beside them
    /^[a-z]{2,3}\.yaml$/,
  );
  const own = readLocales<Messages>(
    {
      files: folders.files,
      root: join(folders.content, 'messages'),
      shown: 'content/messages',
      schema,
    },
    schemas,
    problems,
  );
  return Map.groupBy([...base, ...own], (entry) => entry.id);
}

/** Endings of words that the search leaves out. */
export function readEndings(
  { content, files }: Folders,
  schemas: Schemas,
  problems: Problem[],
): ConfigEntry<EndingsSpec>[] {
  return readLocales<EndingsSpec>(
    {
      files,
      root: join(content, 'endings'),
      shown: 'content/endings',
      schema: 'endings.schema.json',
    },
    schemas,
    problems,
  );
}

/** Files that are called as what they are of. */
export interface NamedFiles {
  /** What people call the members of a dimension. */
  readonly phrases: readonly ConfigEntry<PhrasesSpec>[];
  /** Numbers by year that amounts are reckoned by. */
  readonly series: readonly ConfigEntry<SeriesSpec>[];
  /** Outlines of the members of a dimension for maps. */
  readonly outlines: readonly ConfigEntry<OutlinesSpec>[];
  /** Which word of several stands for a thing, by language. */
  readonly vocabulary: readonly ConfigEntry<VocabularySpec>[];
}

/** One file for each dimension, series or language, `<name>.yaml`, in the folder of its kind. */
export function readByDimension(
  { content, files }: Folders,
  schemas: Schemas,
  problems: Problem[],
): NamedFiles {
  const read = <Spec>(name: keyof NamedFiles) =>
    readLocales<Spec>(
      {
        files,
        root: join(content, name),
        shown: `content/${name}`,
        schema: `${name}.schema.json`,
      },
      schemas,
      problems,
    );
  return {
    phrases: read<PhrasesSpec>('phrases'),
    series: read<SeriesSpec>('series'),
    outlines: read<OutlinesSpec>('outlines'),
    vocabulary: read<VocabularySpec>('vocabulary'),
  };
}

interface LocaleFolder {
  readonly files: PortalFiles;
  readonly root: string;
  readonly shown: string;
  readonly schema: string;
}

/** One file for each language or dimension; of a file with mistakes only its mistakes are kept. */
function readLocales<Spec>(
  folder: LocaleFolder,
  schemas: Schemas,
  problems: Problem[],
  which: RegExp = /^/,
): ConfigEntry<Spec>[] {
  return folder.files
    .list(folder.root)
    .filter((name) => which.test(name))
    .flatMap((name) => {
      const shown = `${folder.shown}/${name}`;
      if (!name.endsWith('.yaml')) {
        const words = { written: name, wanted: '.yaml' };
        problems.push(makeProblem({ file: shown, at: START }, 'wrong-ending', words));
        return [];
      }
      const bytes = folder.files.read(join(folder.root, name)) ?? new Uint8Array();
      const { source, problems: found } = readSource(shown, bytes);
      const checked = source ? checkSource(source, schemas, folder.schema) : null;
      const wrong = [...found, ...(checked?.problems ?? [])];
      problems.push(...wrong);
      if (!source || !checked || wrong.length > 0) return [];
      return [{ id: name.replace(/\.yaml$/, ''), source, spec: checked.data as Spec }];
    });
}

/** Prose in Markdown, `<language>/<name>.md`; of a file with another ending the name is kept, so that it is not called missing. */
export function readTexts({ content, files }: Folders, problems: Problem[]): TextEntry[] {
  const root = join(content, 'texts');
  const texts: TextEntry[] = [];
  const names = files.list(root);
  const folders = new Set(names.flatMap((name) => /^[a-z]{2,3}(?=\/)/.exec(name)?.[0] ?? []));
  const allowed = [...folders].map((folder) => `content/texts/${folder}`);
  for (const name of names) {
    const file = `content/texts/${name}`;
    const prose = /^([a-z]{2,3})\/(.+)\.md$/.test(name);
    const bytes = Buffer.from(files.read(join(root, name)) ?? []);
    const [, locale, id] = /^([a-z]{2,3})\/(.+)\.\w+$/.exec(name) ?? [];
    if (!prose)
      problems.push(
        locale === undefined
          ? makeProblem({ file, at: START }, 'stray-file', { written: name }, { allowed })
          : makeProblem({ file, at: START }, 'wrong-ending', { written: name, wanted: '.md' }),
      );
    else if (!isUtf8(bytes)) problems.push(makeProblem({ file, at: START }, 'not-utf8'));
    if (locale !== undefined && id !== undefined)
      texts.push({ id, locale, file, markdown: prose ? bytes.toString('utf8') : '' });
  }
  return texts;
}
