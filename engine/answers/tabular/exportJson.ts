// An export as JSON: what its columns are and what is told of it, then its rows; and the same, and its size, as JSON Schema.

import { writeAmount } from '../../language/decimals.ts';
import { sayBeside } from '../coverageWords.ts';
import { writeLines, type ExportAbout, type ExportColumn, type Exported } from './exported.ts';
import {
  COVERAGE,
  listSchema,
  NOTES,
  objectSchema,
  recordSchema,
  TEXT,
  WHOLE_NUMBER,
  type JsonSchema,
} from '../jsonSchema.ts';

/** `{title, columns, periods, …, rows}`: one object a row, its fields those of the columns; amounts are exact numbers, unknown ones null. */
export async function* exportJson({ columns, about, lines }: Exported): AsyncGenerator<Buffer> {
  const fields = columns.map(({ field }) => JSON.stringify(field));
  const told = JSON.stringify(describeExport(columns, about));
  let separator = '\n';
  const written = writeLines(lines, {
    head: `${told.slice(0, -1)},"rows":[`,
    member: ({ texts }, column) =>
      texts.map((text, i) => `${fields[column + i]}:${JSON.stringify(text)},`).join(''),
    amount: (value, column) => `${fields[column]}:${value === null ? 'null' : writeAmount(value)},`,
    line: (cells) => {
      const before = separator;
      separator = ',\n';
      return `${before}{${cells.slice(0, -1)}}`;
    },
    end: '\n]}',
  });
  for await (const text of written) yield Buffer.from(text, 'utf8');
}

/** What is told of an export in the forms that have a place for it. */
export function describeExport(
  columns: readonly ExportColumn[],
  { title, mark, ledger, periods, sources, notes, coverage }: ExportAbout,
): Record<string, unknown> {
  return {
    title,
    ...(mark ? { demonstration: true } : {}),
    columns: columns.map((column) => ({
      field: column.field,
      title: column.title,
      type: column.type,
      ...column.described,
    })),
    periods: periods.map(({ coverage: own, ...months }) => ({
      ...months,
      ...sayBeside({ coverage: own }),
    })),
    ledger,
    source: sources.map((source) => ({
      title: source.title,
      ...(source.url === '' ? {} : { url: source.url }),
    })),
    ...sayBeside({ notes, coverage }),
  };
}

const COUNT: JsonSchema = { type: 'integer', minimum: 0 };

const COLUMN: JsonSchema = {
  title: 'ExportColumn',
  ...objectSchema(
    {
      field: TEXT,
      title: TEXT,
      type: { enum: ['text', 'amount'] },
      holds: {
        enum: ['code', 'name', 'year', 'month', 'measure'],
        description: 'What stands in the column.',
      },
      axis: TEXT,
      level: WHOLE_NUMBER,
      language: TEXT,
      measure: TEXT,
      kind: TEXT,
      unit: { type: 'string', description: 'A currency, or % of percentages.' },
      column: listSchema(recordSchema({ axis: TEXT, code: TEXT, title: TEXT })),
    },
    ['field', 'title', 'type', 'holds'],
  ),
};

/** A composed question as a file. */
export const EXPORT: JsonSchema = objectSchema(
  {
    title: TEXT,
    demonstration: { const: true },
    columns: listSchema(COLUMN),
    periods: listSchema(
      objectSchema(
        { year: WHOLE_NUMBER, from: WHOLE_NUMBER, to: WHOLE_NUMBER, coverage: COVERAGE },
        ['year', 'from', 'to'],
      ),
    ),
    ledger: recordSchema({ id: TEXT, created: TEXT }),
    source: listSchema(objectSchema({ title: TEXT, url: TEXT }, ['title'])),
    notes: NOTES,
    coverage: COVERAGE,
    rows: {
      type: 'array',
      description: 'Fields are those of the columns; null is unknown.',
      items: { type: 'object', additionalProperties: { type: ['string', 'number', 'null'] } },
    },
  },
  ['title', 'columns', 'periods', 'ledger', 'source', 'rows'],
);

/** What is answered where only the size is asked. */
export const EXPORT_SIZE: JsonSchema = objectSchema(
  {
    size: recordSchema({ rows: COUNT, columns: COUNT, measures: COUNT, cells: COUNT }),
    bytes: {
      type: 'object',
      description: 'About how large the file is in each form; null where that form cannot hold it.',
      additionalProperties: { type: ['integer', 'null'] },
    },
    most: recordSchema({ sheetRows: WHOLE_NUMBER, seconds: WHOLE_NUMBER }),
    notes: NOTES,
    coverage: COVERAGE,
    demonstration: { const: true },
  },
  ['size', 'bytes', 'most'],
);
