// Exports of composed questions: their figures are those of the composed answer in every form, and what they cannot give is said.

import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { readDelimited } from '../../engine/ledger/import/delimited.ts';
import { servedDemonstration } from '../demonstration.ts';
import { hundredths } from '../served.ts';
import { askComposed, PERIOD, type CubeAnswer } from './cubeAnswers.ts';

const served = servedDemonstration();

/** A row as texts and hundredths, whatever the form. */
type Read = Readonly<Record<string, string | bigint | null>>;
interface Described {
  readonly columns: readonly {
    readonly field: string;
    readonly title: string;
    readonly type: string;
    readonly holds: string;
    readonly unit?: string;
  }[];
  readonly demonstration?: boolean;
  readonly ledger: { readonly id: string };
  readonly source: readonly { readonly title: string }[];
  readonly notes?: readonly { readonly code: string }[];
  readonly coverage?: { readonly count: number };
  readonly rows: readonly Readonly<Record<string, string | number | null>>[];
}

const ask = async (form: string, question: string, headers = {}) => {
  const [id, query] = question.split('?');
  const url = `/api/pivot/${id}/${form}?${query}&${PERIOD}`;
  return await served.app.inject({ url, headers });
};
const bytesOf = async (form: string, question: string): Promise<Buffer> => {
  const { statusCode, rawPayload, payload } = await ask(form, question);
  expect(statusCode, payload.slice(0, 400)).toBe(200);
  return rawPayload;
};
const describedBy = async (question: string): Promise<Described> =>
  JSON.parse((await bytesOf('JSON', question)).toString()) as Described;

/** Amounts and texts are told apart by the description. */
const typed = (columns: Described['columns'], cells: readonly (string | null)[]): Read =>
  Object.fromEntries(
    columns.map(({ field, type }, i) => {
      const cell = cells[i] ?? null;
      if (type === 'text') return [field, cell ?? ''];
      return [field, cell === null || cell === '' ? null : hundredths(cell)];
    }),
  );

async function readJson(question: string): Promise<Read[]> {
  const { columns, rows } = await describedBy(question);
  return rows.map((row) =>
    typed(
      columns,
      columns.map(({ field }) => {
        const cell = row[field];
        return cell === null || cell === undefined ? null : String(cell);
      }),
    ),
  );
}

async function readCsv(question: string): Promise<Read[]> {
  const text = (await bytesOf('CSV', question)).toString('utf8');
  const [head, ...lines] = [...readDelimited('export.csv', text, ';')].map(({ fields }) => fields);
  const { columns } = await describedBy(question);
  expect(head).toEqual(columns.map(({ field }) => field));
  return lines.map((cells) => typed(columns, cells));
}

async function readXlsx(question: string): Promise<Read[]> {
  const files = unzipSync(await bytesOf('XLSX', question));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(Object.keys(files)).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet2.xml',
    'xl/worksheets/sheet1.xml',
    'xl/sharedStrings.xml',
  ]);
  const strings = [...text('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/g)].map(([, said]) =>
    said!
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
  expect(new Set(strings).size).toBe(strings.length);
  expect(strings.some((said) => said.includes(served.current.get().id))).toBe(true);
  const { columns } = await describedBy(question);
  const rows = [...text('xl/worksheets/sheet1.xml').matchAll(/<row>(.*?)<\/row>/g)].map(([, row]) =>
    [...row!.matchAll(/<c(?: [^>]*?t="(s)")?[^>]*?(?:\/>|><v>(.*?)<\/v><\/c>)/g)].map(
      ([, isText, value]) => (isText ? strings[Number(value)]! : (value ?? null)),
    ),
  );
  expect(rows[0]).toEqual(columns.map(({ title }) => title));
  expect(rows[1]).toEqual(columns.map(({ field }) => field));
  return rows.slice(2).map((cells) => typed(columns, cells));
}

async function readParquet(question: string): Promise<Read[]> {
  const bytes = await bytesOf('PARQUET', question);
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
  const { schema, key_value_metadata: told } = parquetMetadata(file);
  const { columns } = await describedBy(question);
  for (const [i, { field, type }] of columns.entries())
    expect(schema[i + 1]).toMatchObject(
      type === 'text'
        ? { name: field, type: 'BYTE_ARRAY', converted_type: 'UTF8' }
        : { name: field, type: 'INT64', converted_type: 'DECIMAL', precision: 18, scale: 2 },
    );
  expect(JSON.parse(String(told?.[0]?.value))).toMatchObject({ demonstration: true, columns });
  const rows = await parquetReadObjects({ file });
  return rows.map((row) =>
    typed(
      columns,
      columns.map(({ field }) => {
        const cell: unknown = row[field];
        if (cell === null || cell === undefined) return null;
        // what the reader makes of a DECIMAL is a number: here all have less than 15 digits
        return typeof cell === 'number' ? cell.toFixed(2) : String(cell);
      }),
    ),
  );
}

const READERS = { JSON: readJson, CSV: readCsv, XLSX: readXlsx, PARQUET: readParquet };

/** The composed answer as rows of an export. */
function rowsOf({ items, columnItems, measures }: CubeAnswer): Read[] {
  return items.map(
    ({ members, data }) =>
      Object.fromEntries([
        ...members.flatMap(({ axis, code, codeName, codeNameEn }) => [
          [axis, code],
          ...(axis === 'year' || axis === 'month' ? [] : [[`${axis}Name`, codeName]]),
          ...(codeNameEn === undefined ? [] : [[`${axis}NameEn`, codeNameEn]]),
        ]),
        ...columnItems.flatMap((column, i) =>
          measures.map(({ field }) => {
            const value = data[i]![field];
            const name = [field, ...column.members.map(({ code }) => code)].join('_');
            return [name, value === null || value === undefined ? null : hundredths(value)];
          }),
        ),
      ]) as Read,
  );
}

const QUESTIONS = [
  'expenses?year=2025&rows=functional:1&measures=plan,done,percent',
  'expenses?year=2025&rows=functional:2&rows=economic:1&measures=done&lang=en',
  'expenses?year=2024&year=2025&rows=year&rows=functional:1,economic:1&measures=done',
  'expenses?year=2024&year=2025&rows=functional:1&columns=year&measures=plan,done,percent',
  'expenses?year=2025&rows=economic:1&rows=month&columns=fund&measures=done',
  'expenses?year=2025&rows=functional:2&columns=economic:1&measures=done&code=0100&code=0711',
  'incomes?year=2025&rows=income:2&measures=previousDone,doneChangePercent,planChange',
  'incomes?year=2025&budgetType=LOCAL&rows=place&rows=income:1&rows=month&measures=done',
  'incomes?year=2024&budgetType=LOCAL&codeBudget=2600000000&codeBudget=1210000000&rows=income&rows=budget&measures=plan,done',
  'financing?year=2025&rows=financing-creditor:2&rows=month&measures=done',
  'financing?year=2025&rows=fund&rows=financing-creditor&rows=financing-debt:1&measures=done',
] as const;

describe.each(QUESTIONS)('%s', (question) => {
  it.each(Object.keys(READERS) as (keyof typeof READERS)[])(
    'is the composed answer: %s',
    async (form) => {
      const wanted = rowsOf(await askComposed(served, question));
      expect(wanted.length).toBeGreaterThan(2);
      expect(await READERS[form](question)).toEqual(wanted);
    },
  );

  it('is counted as it is composed', async () => {
    const { size } = await askComposed(served, question);
    const told = await bytesOf('CSV', `${question}&count=true`);
    expect((JSON.parse(told.toString()) as { size: object }).size).toEqual(size);
  });
});
