// Lists of documents, tables of registers and trees of members, which were kinds of their own: blocks of records now.

import { stringify, type YAMLMap } from 'yaml';

import { pairOf, removePair, replaceValue, type Edit } from './edits.ts';
import type { OlderBlock } from './kinds.ts';

type Written = Readonly<Record<string, unknown>>;

/** By a key of the older kind what stands in its place; nothing: it goes. */
type Changes = Readonly<Record<string, Written>>;

const KINDS: Readonly<Record<string, (block: Written) => Changes>> = {
  registry: (block) => fromRegistry(block),
  paged: ({ columns }) => ({ columns: { columns: readMaps(columns).map(readPagedColumn) } }),
  branches: (block) => fromBranches(block),
};

/** Such a block as one of records. */
export function withRecords({ text, map }: OlderBlock): Edit[] {
  const block = map.toJSON() as Written;
  const changes = KINDS[String(block['kind'])]?.(block) ?? {};
  return Object.entries({ kind: { kind: 'records' }, ...changes }).flatMap(([key, put]) =>
    replacePair(text, map, key, put),
  );
}

function fromRegistry(block: Written): Changes {
  const { page, query, compareQuery = query, lead } = block;
  const fields = readMap(block['fields']);
  const places: Written = { name: fields['name'], date: fields['published'], year: fields['year'] };
  const { pdf, order, ...papers } = readMap(block['papers']);
  const isInPath = String(page).includes(`[${String(query)}]`);
  const to = isInPath
    ? { with: { [String(query)]: '{code}' } }
    : { query: `${String(query)}={code}` };
  const said = Object.entries(readMap(lead)).map(([lang, words]) => [
    lang,
    String(words).replace(
      /\{(name|date|year)\}/g,
      (_, name: string) => `{${String(places[name])}}`,
    ),
  ]);
  const latest =
    fields['cancelled'] === undefined ? {} : { is: { [String(fields['cancelled'])]: '' } };
  return {
    fields: {
      key: fields['key'],
      columns: listDocumentColumns(fields),
      ...(fields['published'] === undefined ? {} : { sort: `-${String(fields['published'])}` }),
    },
    page: { to: { page, ...to } },
    query: {},
    compare: { compare: { page: block['compare'], query: compareQuery } },
    compareQuery: {},
    papers: {
      papers: {
        ...papers,
        files: [
          ...(pdf ? [{ title: { uk: 'PDF', en: 'PDF' }, with: pdf }] : []),
          ...(order ? [{ title: { uk: 'Наказ у PDF', en: 'Order in PDF' }, with: order }] : []),
        ],
      },
    },
    lead: { lead: [{ ...latest, text: Object.fromEntries(said) as Written }] },
  };
}

/** The columns that a list of documents had of itself, where it said their fields. */
function listDocumentColumns({ name, year, form, published, cancelled, sign }: Written): Written[] {
  const named = `{${String(name)}}, {${String(year)}}`;
  const columns = [
    {
      field: name,
      title: { uk: 'Документ', en: 'Document' },
      ...(form === undefined ? {} : { note: form }),
      ...(year === undefined ? {} : { words: [{ text: { uk: named, en: named } }] }),
    },
    { field: year, title: { uk: 'Рік', en: 'Year' } },
    { field: published, as: 'day', title: { uk: 'Оприлюднено', en: 'Published' } },
    {
      field: cancelled,
      as: 'status',
      title: { uk: 'Стан', en: 'Status' },
      words: [
        { value: '', text: { uk: 'оприлюднено', en: 'published' } },
        {
          text: {
            uk: `скасовано {${String(cancelled)}}`,
            en: `cancelled on {${String(cancelled)}}`,
          },
          struck: true,
        },
      ],
    },
    { field: sign, as: 'sign', title: { uk: 'Підписав', en: 'Signed by' } },
  ];
  return columns.filter(({ field }) => field !== undefined);
}

function readPagedColumn({ words, day, ...column }: Written): Written {
  return {
    ...column,
    ...(day === undefined ? {} : { note: day }),
    ...(words === undefined
      ? {}
      : { words: Object.entries(readMap(words)).map(([value, text]) => ({ value, text })) }),
  };
}

function fromBranches(block: Written): Changes {
  const { columns, below } = block;
  const { key, name } = readMap(block['fields']);
  const moved = ['search', 'missing', 'most'].filter((own) => block[own] !== undefined);
  const levels = {
    ...readMap(below),
    ...Object.fromEntries(moved.map((own) => [own, block[own]])),
  };
  const named = { field: name, title: { uk: 'Назва', en: 'Name' } };
  const all = { columns: [named, ...readMaps(columns)] };
  return {
    below: { levels },
    ...Object.fromEntries(moved.map((own) => [own, {}])),
    fields: columns === undefined ? { key, ...all } : { key },
    columns: all,
  };
}

function readMap(value: unknown): Written {
  return typeof value === 'object' ? { ...value } : {};
}

function readMaps(value: unknown): readonly Written[] {
  return Array.isArray(value) ? value.map(readMap) : [];
}

/** What stands for a key: each on a line of its own, or beside the others of a map on one line. */
function replacePair(text: string, map: YAMLMap, key: string, put: Written): Edit[] {
  const pair = pairOf(map, key);
  if (!pair) return [];
  const written = Object.entries(put).map(([name, value]) => `${name}: ${writeFlow(value)}`);
  if (written.length === 0) return [removePair(text, map, pair)];
  const { from } = replaceValue(pair.key, '');
  const value = replaceValue(pair.value, '');
  const indent = ' '.repeat(from - text.lastIndexOf('\n', from - 1) - 1);
  const end = /\s*$/.exec(text.slice(value.from, value.to))?.[0] ?? '';
  return [{ from, to: value.to, text: written.join(map.flow ? ', ' : `\n${indent}`) + end }];
}

/** A value as YAML on one line. */
export function writeFlow(value: unknown): string {
  const options = { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false } as const;
  return stringify(value, options).trimEnd();
}
