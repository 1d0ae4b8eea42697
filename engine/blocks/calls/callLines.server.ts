// A question as lines of code: curl, Python with pandas, R; each reads the answer as the form and the shape of the call have it.

import { holdsAll } from '../../state/decide.ts';
import type { TableReading } from '../../answers/shape.ts';
import { plainTable, findCallShape } from '../../answers/shapes.ts';
import { flatFor } from '../../answers/tabular/rows.ts';
import { last } from '../../model/lookup.ts';
import type { Call, Portal } from '../../model/portal.ts';
import { buildTrialAddress, type TriedQuestion, type Trial } from './trial.server.ts';

export interface CodeLine {
  readonly language: string;
  /** The line that installs what this one needs; empty where the language has it all. */
  readonly needs: string;
  readonly code: string;
}

type Means = 'csv' | 'xlsx' | 'json' | 'text' | 'file';

/** How the answer to a question is to be read. */
interface AnswerReading extends TableReading {
  readonly means: Means;
  /** False where the answer is no table. */
  readonly table: boolean;
  /** Lines above the head. */
  readonly skip: number;
  readonly encoding: 'utf-8' | 'windows-1251';
  /** Columns that are codes and stay text. */
  readonly codes: readonly string[];
}

/** Always curl, Python and R, in this order; `origin` is put before the address of the answer. */
export function codeLines(
  portal: Portal,
  trial: Trial,
  question: TriedQuestion,
  origin: string,
): CodeLine[] {
  const url = origin + buildTrialAddress(question);
  const reading = buildReading(portal, trial, question);
  return [
    { language: 'curl', needs: '', code: curlLine(url, question, reading) },
    {
      language: 'Python',
      needs: pythonNeeds(reading),
      code: pythonLine(url, question, reading),
    },
    { language: 'R', needs: rNeeds(reading), code: rLine(url, question, reading) },
  ];
}

function buildReading(portal: Portal, trial: Trial, question: TriedQuestion): AnswerReading {
  const { call, form } = trial;
  const shape = findCallShape(call);
  const plain = shape.reading ? shape.reading(call) : { at: '' };
  const exported = form !== '' && (shape.exports?.wants(call, question.params) ?? false);
  const rows =
    form === 'JSON'
      ? { ...plain, at: exported ? 'rows' : '', table: true }
      : { at: '', ...plain, table: plain !== null };
  const asSource = shape.tabular?.asSource ?? false;
  return {
    ...rows,
    ...(exported
      ? { skip: form === 'XLSX' ? 1 : 0, encoding: 'utf-8' as const, codes: [] }
      : buildLayout(portal, call, question, asSource)),
    means: meansOf(trial, question),
  };
}

function meansOf({ call, form }: Trial, { params }: TriedQuestion): Means {
  if (call.print && String(params[call.print.param]) in call.print.values) return 'file';
  const table = form === '' ? plainTable(call) : form;
  if (table === 'XLSX') return 'xlsx';
  if (table === 'PARQUET') return 'file';
  if (table === 'CSV') return 'csv';
  return table === null && findCallShape(call).isText?.(call) ? 'text' : 'json';
}

function buildLayout(
  portal: Portal,
  call: Call,
  { params }: TriedQuestion,
  asSource: boolean,
): Pick<AnswerReading, 'skip' | 'encoding' | 'codes'> {
  const chosen = call.formats.find(({ when }) => holdsAll(when, params as Record<string, string>));
  const format = portal.formats.find(({ name }) => name === chosen?.format);
  if (format) {
    const codes = format.columns.filter(({ means }) => means === 'dimension' || means === 'period');
    return { skip: 0, encoding: 'utf-8', codes: codes.map(({ name }) => name) };
  }
  const texts = Object.entries(call.members?.fields ?? {})
    .filter(([, field]) => field.as === 'text')
    .map(([name]) => name);
  const flat = flatFor(call, params);
  if (!flat) return { skip: 0, encoding: 'utf-8', codes: texts };
  const codes = flat.columns
    .filter(({ of, field }) => of === 'code' || texts.includes(field))
    .map(({ field }) => field);
  return asSource
    ? { skip: 0, encoding: 'utf-8', codes }
    : { skip: flat.captions ? 1 : 0, encoding: flat.encoding, codes };
}

function pythonNeeds({ means, table }: AnswerReading): string {
  const packages = {
    csv: ['pandas'],
    xlsx: ['pandas', 'openpyxl'],
    json: ['requests', ...(table ? ['pandas'] : [])],
    text: ['requests'],
    file: ['requests'],
  };
  return `pip install ${packages[means].join(' ')}`;
}

function rNeeds({ means }: AnswerReading): string {
  const packages = {
    csv: [],
    xlsx: ['httr', 'readxl'],
    json: ['httr', 'jsonlite'],
    text: ['httr'],
    file: ['httr'],
  };
  const names = packages[means].map((name) => `'${name}'`);
  return names.length === 0 ? '' : `install.packages(c(${names.join(', ')}))`;
}

function curlLine(url: string, { body }: TriedQuestion, { means }: AnswerReading): string {
  if (body)
    return `curl -H 'Content-Type: application/json' -d '${JSON.stringify(body).replaceAll("'", String.raw`\u0027`)}' '${url}'`;
  return means === 'json' || means === 'text' ? `curl --compressed '${url}'` : `curl -OJ '${url}'`;
}

function pythonLine(
  url: string,
  { body, path }: TriedQuestion,
  { means, skip, encoding, codes, at, table, under }: AnswerReading,
): string {
  const types =
    codes.length > 0 ? `, dtype={${codes.map((code) => `'${code}': str`).join(', ')}}` : '';
  if (means === 'csv')
    return `import pandas as pd; df = pd.read_csv('${url}', sep=';', encoding='${encoding === 'utf-8' ? 'utf-8' : 'cp1251'}'${skip > 0 ? `, skiprows=${skip}` : ''}${types})`;
  if (means === 'xlsx')
    return `import pandas as pd; df = pd.read_excel('${url}'${skip > 0 ? `, header=${skip}` : ''}${types})`;
  const asked = body
    ? `requests.post('${url}', json=${pythonValue(body)})`
    : `requests.get('${url}')`;
  if (means === 'file')
    return `import requests; open('${fileOf(path)}', 'wb').write(${asked}.content)`;
  if (means === 'text') return `import requests; print(${asked}.text)`;
  return table
    ? `import requests, pandas as pd; df = pd.json_normalize(${asked}.json()${at === '' ? '' : `['${at}']`}${under ? `, '${under[0]}', ['${under[1]}']` : ''})`
    : `import requests; data = ${asked}.json()`;
}

function rLine(
  url: string,
  { body, path }: TriedQuestion,
  { means, skip, encoding, codes, at, table }: AnswerReading,
): string {
  const types =
    codes.length > 0
      ? `, colClasses = c(${codes.map((code) => `${code} = 'character'`).join(', ')})`
      : '';
  if (means === 'csv')
    return `df <- read.csv('${url}', sep = ';'${skip > 0 ? `, skip = ${skip}` : ''}, fileEncoding = '${encoding}'${types})`;
  if (means === 'xlsx')
    return `httr::GET('${url}', httr::write_disk('answer.xlsx', overwrite = TRUE)); df <- readxl::read_excel('answer.xlsx'${skip > 0 ? `, skip = ${skip}` : ''})`;
  if (means === 'file')
    return `httr::GET('${url}', httr::write_disk('${fileOf(path)}', overwrite = TRUE))`;
  const asked = body
    ? `httr::POST('${url}', body = ${rString(JSON.stringify(body))}, httr::content_type_json())`
    : `httr::GET('${url}')`;
  const text = `httr::content(${asked}, as = 'text', encoding = 'UTF-8')`;
  if (means === 'text') return `cat(${text})`;
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
      .map(([key, part]) => `${JSON.stringify(key)}: ${pythonValue(part)}`)
      .join(', ')}}`;
  return JSON.stringify(value);
}

function rString(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}
