// The data of a text as a form shows it: scalars typed as the schema of the file says.

import {
  below,
  checkSource,
  isObject,
  loadSchemas,
  readJson,
  readSource,
  type Folders,
} from '../../engine/check.ts';
import type { StudioCalls } from './contract.ts';
import { toMistake } from './mistake.ts';
import { readCsv } from './write/csv.ts';

type Parse = StudioCalls['parse'];

/** Files that hold blocks, alone or in lists. */
const BLOCKS = /^config\/(?:pages\/|fragments\.yaml$)/;

/** What a first line says of the schema, as text editors are told. */
const SCHEMA = /^\uFEFF?# yaml-language-server: \$schema=\S*schemas\/editor\/(\S+\.schema\.json)/;

/** Rows of a CSV text, the text itself of Markdown, else typed data; null with what is wrong where it cannot be read. */
export function parseText(
  { folders }: { readonly folders: Folders },
  { path, text }: Parse['takes'],
): Parse['gives'] {
  if (path.endsWith('.csv')) return parseCsv(path, text);
  if (!/\.(?:yaml|json)$/.test(path)) return { data: text, mistakes: [] };
  const bytes = new TextEncoder().encode(text);
  const json = path.endsWith('.json') ? readJson(path, bytes) : null;
  if (json) return { ...json, mistakes: [] };
  const { source, problems } = readSource(path, bytes);
  if (!source) return { data: null, mistakes: problems.map(toMistake) };
  const schemas = loadSchemas(folders);
  const typed = (id: string, pointer: string, data: unknown): unknown =>
    schemas.ids.includes(id) ? checkSource(below(source, pointer), schemas, id).data : data;
  const data = typed(SCHEMA.exec(text)?.[1] ?? '', '', source.data);
  return { data: BLOCKS.test(path) ? typeBlocks(data, typed) : data, mistakes: [] };
}

type TypeBy = (id: string, pointer: string, data: unknown) => unknown;

/** Blocks of pages and of what they share are typed by their kind. */
function typeBlocks(data: unknown, typed: TypeBy): unknown {
  if (!isObject(data)) return data;
  const type = (value: unknown, pointer: string): unknown =>
    isObject(value) && typeof value['kind'] === 'string'
      ? typed(`blocks/${value['kind']}.schema.json`, pointer, value)
      : value;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      Array.isArray(value)
        ? value.map((item, i) => type(item, `/${key}/${i}`))
        : type(value, `/${key}`),
    ]),
  );
}

function parseCsv(path: string, text: string): Parse['gives'] {
  const data = readCsv(text);
  if (data) return { data, mistakes: [] };
  const said = {
    uk: 'Рядки таблиці не вдається прочитати: лапки не закрито або вони стоять усередині комірки.',
    en: 'The rows of the table cannot be read: a quote is not closed, or stands within a cell.',
  };
  const place = { file: path, line: 1, col: 1, pointer: '' };
  return { data, mistakes: [{ ...place, severity: 'error', said }] };
}
