// A maker of copies: one more page, call, chart, text, term or section like one that is there, its title marked as still to be written.

import { join } from 'node:path';
import { isMap, isScalar, parseDocument, visit } from 'yaml';

import { listPlaces, PLACEHOLDER, type Folders } from '../../../engine/check.ts';
import { applyEdits, pairOf, removePair, replaceValue, type Edit } from '../../migrate/edits.ts';
import { withChart } from '../../new/chart.ts';
import type { CheckedPortal } from '../../new/config.ts';
import { withEntry, type EntryCollection } from '../../new/entry.ts';
import { NAMES } from '../../new/names.ts';
import { moveSchema } from '../../rename/rename.ts';
import { ChoreRefused } from '../../refused.ts';
import type { Drafts } from '../contract.ts';
import { textOf } from '../drafts.ts';
import { decideAlike, withoutEmbeds } from './lists.ts';
import { answer, answerName, draftsOf, type StudioMaker } from './maker.ts';

export const copy: StudioMaker = {
  name: 'copy',
  title: { uk: 'Копія', en: 'Copy' },
  about: { uk: 'Такий самий файл під новою назвою.', en: 'The same file under a new name.' },
  questions: () => [
    { key: 'path', title: { uk: 'Файл', en: 'File' }, sort: 'name' },
    { key: 'to', title: { uk: 'Нова назва', en: 'New name' }, sort: 'name' },
  ],
  make(answers, { portal, folders }) {
    const path = answer(answers, 'path');
    for (const [nameIn, pattern, copyAs] of sortsIn(portal)) {
      const from = nameIn(path);
      if (from === undefined) continue;
      const to = answerName(answers, 'to', '', pattern);
      const copied = copyAs({ from, to }, path, { portal, folders });
      const [open = path] = Object.keys(copied.created);
      return { drafts: draftsOf(copied, folders), open };
    }
    throw new ChoreRefused({
      uk: `${path}: копію такого файлу зробити не можна`,
      en: `${path}: such a file cannot be copied`,
    });
  },
};

interface CopyPlace {
  readonly portal: CheckedPortal;
  readonly folders: Folders;
}

interface Copied {
  readonly created: Texts;
  readonly changed?: Drafts;
}

type Texts = Readonly<Record<string, string>>;
type CopyAs = (names: { from: string; to: string }, path: string, place: CopyPlace) => Copied;
type CopySort = readonly [
  nameIn: (path: string) => string | undefined,
  pattern: RegExp,
  copyAs: CopyAs,
];

const TEXT = /^content\/locales\/[^/]+\/texts\/(.+)\.md$/;

function sortsIn({ settings, calls, pages }: CheckedPortal): CopySort[] {
  const entries = Object.values(settings.collections).flatMap((collection): CopySort[] => {
    const { folder = '', file = '' } = calls[collection.call]?.document ?? {};
    if (folder !== '')
      return [[between(`content/${folder}/*.json`), NAMES.term, copyOfEntry(collection)]];
    return (pages[collection.page ?? '']?.blocks ?? []).flatMap((block): CopySort[] => {
      const { call = '' } = block as { call?: string };
      const own = calls[call]?.document?.file ?? '';
      const [, home] = /^(.+\/)\{\w+\}\/[^/]+$/.exec(own) ?? [];
      return home === undefined
        ? []
        : [
            [
              (path) => between(`content/${home}*`)(path)?.split('/')[0],
              NAMES.term,
              copyOfSection(collection, file, home),
            ],
          ];
    });
  });
  return [
    [between('config/pages/*.yaml'), NAMES.page, copyPage],
    [between('config/calls/*.yaml'), NAMES.call, copyCall],
    [between('config/charts/*.json'), /^[a-z][a-z0-9-]*$/, copyChart],
    [(path) => TEXT.exec(path)?.[1], /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, copyText],
    ...entries,
  ];
}

/** The name in a path that stands in the place of the star. */
function between(pattern: string): (path: string) => string | undefined {
  const [before = '', after = ''] = pattern.split('*');
  return (path) =>
    path.startsWith(before) && path.endsWith(after)
      ? path.slice(before.length, path.length - after.length)
      : undefined;
}

const copyPage: CopyAs = ({ from, to }, path, { folders }) => {
  const text = withoutEmbeds(textOf(folders, path) ?? '');
  const now = `config/pages/${to}.yaml`;
  const { contents } = parseDocument(text);
  const named = isMap(contents) && pairOf(contents, 'name');
  const edits = [...marksIn(text, 'title'), ...(named ? [removePair(text, contents, named)] : [])];
  return {
    created: { [now]: moveSchema(applyEdits(text, edits), path, now) },
    changed: decideAlike(folders, { beside: from, address: to }),
  };
};

const copyCall: CopyAs = ({ to }, path, { folders }) => {
  const text = textOf(folders, path) ?? '';
  const address = parseDocument(text).get('path', true);
  const braces = String(isScalar(address) ? address.value : '').match(/\{\w+\}/g) ?? [];
  const edits = [
    ...marksIn(text, 'title'),
    replaceValue(address, ['/api', to, ...braces].join('/')),
  ];
  const now = `config/calls/${to}.yaml`;
  return {
    created: { [now]: moveSchema(applyEdits(text, edits), path, now) },
  };
};

/** It can be chosen on the first page that draws the other one. */
const copyChart: CopyAs = ({ from, to }, path, { folders, portal }) => {
  const text = withTitle(textOf(folders, path) ?? '', portal.charts[from]?.title ?? {});
  const [place] = listPlaces(folders).filter(
    ({ of, name, file, pointer }) =>
      of === 'charts' &&
      name === from &&
      file.startsWith('config/pages/') &&
      /^\/blocks\/\d+\/chart(?:\/\d+)?$/.test(pointer),
  );
  const page = place && (textOf(folders, place.file) ?? '');
  return {
    created: { [`config/charts/${to}.json`]: applyEdits(text, marksIn(text, 'title')) },
    ...(place && page !== undefined
      ? {
          changed: {
            [place.file]: withChart(place.file, page, to, (drawn) => drawn.includes(from)),
          },
        }
      : {}),
  };
};

/** A template that the engine names has no title of its own. */
function withTitle(text: string, title: Texts): string {
  if (/^\s*\{\s*"title"/.test(text)) return text;
  return text.replace('{', () => `{\n  "title": ${JSON.stringify(title)},`);
}

/** In every language that it is in. */
const copyText: CopyAs = ({ from, to }, _, { portal, folders }) => ({
  created: Object.fromEntries(
    portal.settings.locales.flatMap(({ code }) => {
      const path = (name: string) => `content/locales/${code}/texts/${name}.md`;
      const text = textOf(folders, path(from));
      return text === null ? [] : [[path(to), text.replace(/^(?:#+ +)?/, `$&${PLACEHOLDER} `)]];
    }),
  ),
});

/** An entry that is a file of its own. */
function copyOfEntry({ key, name }: EntryCollection): CopyAs {
  return ({ from, to }, path, { folders }) => {
    const text = textOf(folders, path) ?? '';
    const id = parseDocument(text).get(key, true);
    const edits = [replaceValue(id, JSON.stringify(to)), ...marksIn(text, name)];
    return { created: { [path.replace(`${from}.json`, `${to}.json`)]: applyEdits(text, edits) } };
  };
}

/** An entry of a list, with all files of the folder that is named as it is. */
function copyOfSection(collection: EntryCollection, file: string, home: string): CopyAs {
  const { key, name, at = '' } = collection;
  return ({ from, to }, _, { folders }) => {
    const path = `content/${file}`;
    const list = textOf(folders, path) ?? '';
    const steps = at === '' ? [] : at.split('.');
    const entries = parseDocument(list).getIn(steps) as { toJSON(): Record<string, unknown>[] };
    const entry = entries.toJSON().find((each) => each[key] === from) ?? {};
    const title = Object.entries(entry[name] as Texts).map(([code, words]) => [
      code,
      `${PLACEHOLDER} ${words}`,
    ]);
    const own = { ...entry, [key]: to, [name]: Object.fromEntries(title) as Texts };
    const files = folders.files.list(join(folders.content, home, from));
    return {
      created: Object.fromEntries(
        files.map((each) => [
          `content/${home}${to}/${each}`,
          textOf(folders, `content/${home}${from}/${each}`) ?? '',
        ]),
      ),
      changed: { [path]: withEntry(list, path, collection, own) },
    };
  };
}

/** Marks every text below a key as one that is still to be written. */
function marksIn(text: string, key: string): Edit[] {
  const { contents } = parseDocument(text);
  const pair = isMap(contents) ? pairOf(contents, key) : undefined;
  const edits: Edit[] = [];
  if (!isMap(pair?.value)) return edits;
  visit(pair.value, {
    Pair: (_, { value }) => {
      if (isScalar(value))
        edits.push(replaceValue(value, JSON.stringify(`${PLACEHOLDER} ${String(value.value)}`)));
    },
  });
  return edits;
}
