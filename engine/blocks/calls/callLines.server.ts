// A question as lines of code: curl, Python with pandas, R; each reads the answer as the form and the shape of the call have it.

import { flatFor } from '../../answers/tabular/rows.ts';
import { last } from '../../model/lookup.ts';
import type { Portal } from '../../model/portal.ts';
import { addressOf, type TriedQuestion, type Trial } from './trial.server.ts';

export interface CodeLine {
  readonly language: string;
  readonly code: string;
}

type Reading = 'csv' | 'xlsx' | 'json' | 'text' | 'file';

export function codeLines(
  portal: Portal,
  trial: Trial,
  question: TriedQuestion,
  origin: string,
): CodeLine[] {
  const { call, form } = trial;
  const url = origin + addressOf(question);
  const reading = readingOf(trial, question);
  const shape: Shape = {
    reading,
    ...csvOf(portal, call, question),
    ...(form === 'JSON' ? { at: '', table: true } : placeOf(call)),
    under: call.answer === 'comparison' && call.asks.length > 0 ? ['details', call.each] : null,
  };
  return [
    { language: 'curl', code: curlLine(url, question, reading) },
    { language: 'Python', code: pythonLine(url, question, shape) },
    { language: 'R', code: rLine(url, question, shape) },
  ];
}

function readingOf({ call, form }: Trial, { params }: TriedQuestion): Reading {
  if (call.print !== null && String(params[call.print.param]) in call.print.values) return 'file';
  if (form === 'XLSX') return 'xlsx';
  if (form === 'CSV' || (form === '' && call.answer === 'rows')) return 'csv';
  return form === '' && call.document && call.document.text !== '' ? 'text' : 'json';
}

/** How the rows of an answer are to be read. */
interface Shape {
  readonly reading: Reading;
  readonly skip: number;
  readonly encoding: 'utf-8' | 'windows-1251';
  /** Columns that are codes and stay text. */
  readonly codes: readonly string[];
  /** The key with the rows; empty where the answer is rows itself. */
  readonly at: string;
  /** Where each entry has rows of its own: their key and that of the entry. */
  readonly under: readonly [rows: string, entry: string] | null;
  readonly table: boolean;
}

/** Where an answer has its rows: whether it is a table, and under which key. */
const PLACES: Readonly<Record<string, Pick<Shape, 'at' | 'table'>>> = {
  tree: { at: 'items', table: true },
  list: { at: 'items', table: true },
  series: { at: 'items', table: true },
  search: { at: 'items', table: true },
  flow: { at: 'links', table: true },
  comparison: { at: '', table: true },
  periods: { at: '', table: true },
  exceptions: { at: '', table: true },
};

/** The same for each form that members are answered in. */
const MEMBER_PLACES: Readonly<Record<string, Pick<Shape, 'at' | 'table'>>> = {
  one: { at: '', table: false },
  tree: { at: '', table: false },
  page: { at: 'elements', table: true },
  links: { at: 'nodes', table: true },
};

function placeOf({ answer, members }: Trial['call']): Pick<Shape, 'at' | 'table'> {
  if (answer === 'members') return MEMBER_PLACES[members?.as ?? ''] ?? { at: '', table: true };
  return PLACES[answer] ?? { at: '', table: false };
}

type CsvShape = Pick<Shape, 'skip' | 'encoding' | 'codes'>;

function csvOf(portal: Portal, call: Trial['call'], { params }: TriedQuestion): CsvShape {
  const format = portal.formats.find(({ name }) =>
    call.formats.some(
      ({ format: own, when }) =>
        own === name &&
        Object.entries(when).every(([key, some]) => some.includes(String(params[key]))),
    ),
  );
  if (format) {
    const codes = format.columns.filter(({ means }) => means === 'dimension' || means === 'period');
    return { skip: 0, encoding: 'utf-8', codes: codes.map(({ name }) => name) };
  }
  const members = Object.entries(call.members?.fields ?? {})
    .filter(([, field]) => field.as === 'text')
    .map(([name]) => name);
  const flat = flatFor(call, params);
  if (!flat) return { skip: 0, encoding: 'utf-8', codes: members };
  const codes = flat.columns
    .filter(({ of, field }) => of === 'code' || members.includes(field))
    .map(({ field }) => field);
  return call.answer === 'rows'
    ? { skip: 0, encoding: 'utf-8', codes }
    : { skip: flat.captions ? 1 : 0, encoding: flat.encoding, codes };
}

function curlLine(url: string, { body }: TriedQuestion, reading: Reading): string {
  if (body)
    return `curl -H 'Content-Type: application/json' -d '${JSON.stringify(body).replaceAll("'", String.raw`\u0027`)}' '${url}'`;
  return reading === 'json' || reading === 'text'
    ? `curl --compressed '${url}'`
    : `curl -OJ '${url}'`;
}

function pythonLine(
  url: string,
  { body, path }: TriedQuestion,
  { reading, skip, encoding, codes, at, table, under }: Shape,
): string {
  const types =
    codes.length > 0 ? `, dtype={${codes.map((code) => `'${code}': str`).join(', ')}}` : '';
  if (reading === 'csv')
    return `import pandas as pd; df = pd.read_csv('${url}', sep=';', encoding='${encoding === 'utf-8' ? 'utf-8' : 'cp1251'}'${skip > 0 ? `, skiprows=${skip}` : ''}${types})`;
  if (reading === 'xlsx')
    return `import pandas as pd; df = pd.read_excel('${url}'${skip > 0 ? `, header=${skip}` : ''}${types})`;
  const asked = body
    ? `requests.post('${url}', json=${pythonValue(body)})`
    : `requests.get('${url}')`;
  if (reading === 'file')
    return `import requests; open('${fileOf(path)}', 'wb').write(${asked}.content)`;
  if (reading === 'text') return `import requests; print(${asked}.text)`;
  return table
    ? `import requests, pandas as pd; df = pd.json_normalize(${asked}.json()${at === '' ? '' : `['${at}']`}${under ? `, '${under[0]}', ['${under[1]}']` : ''})`
    : `import requests; data = ${asked}.json()`;
}

function rLine(
  url: string,
  { body, path }: TriedQuestion,
  { reading, skip, encoding, codes, at, table }: Shape,
): string {
  const types =
    codes.length > 0
      ? `, colClasses = c(${codes.map((code) => `${code} = 'character'`).join(', ')})`
      : '';
  if (reading === 'csv')
    return `df <- read.csv('${url}', sep = ';'${skip > 0 ? `, skip = ${skip}` : ''}, fileEncoding = '${encoding}'${types})`;
  if (reading === 'xlsx')
    return `httr::GET('${url}', httr::write_disk('answer.xlsx', overwrite = TRUE)); df <- readxl::read_excel('answer.xlsx'${skip > 0 ? `, skip = ${skip}` : ''})`;
  if (reading === 'file')
    return `httr::GET('${url}', httr::write_disk('${fileOf(path)}', overwrite = TRUE))`;
  const asked = body
    ? `httr::POST('${url}', body = ${rString(JSON.stringify(body))}, httr::content_type_json())`
    : `httr::GET('${url}')`;
  const text = `httr::content(${asked}, as = 'text', encoding = 'UTF-8')`;
  if (reading === 'text') return `cat(${text})`;
  return `${table ? 'df' : 'data'} <- jsonlite::fromJSON(${text}${table ? ', flatten = TRUE' : ''})${at === '' ? '' : `$${at}`}`;
}

function fileOf(path: string): string {
  return `${last(path.split('/')).replaceAll(/[^A-Za-z0-9_-]/g, '')}.pdf`;
}

/** JSON is Python but for three words, and the body has none of them besides these values. */
function pythonValue(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`;
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([key, inner]) => `${JSON.stringify(key)}: ${pythonValue(inner)}`)
      .join(', ')}}`;
  return JSON.stringify(value);
}

function rString(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}
