// An export as JSON: what its columns are and what is told of it, then its rows; and the same, and its size, as JSON Schema.

import { writeAmount } from '../../language/decimals.ts';
import { sayBeside } from '../coverageWords.ts';
import { CHUNK } from './rows.ts';
import type { ExportAbout, ExportColumn, Exported, ExportMember } from './exported.ts';
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
  const known = new Map<ExportMember, string>();
  const keep = (member: ExportMember, column: number): string => {
    const written = member.texts.map((each, i) => `${fields[column + i]}:${JSON.stringify(each)},`);
    known.set(member, written.join(''));
    return written.join('');
  };
  const head = JSON.stringify(describeExport(columns, about));
  let text = `${head.slice(0, -1)},"rows":[`;
  let separator = '\n';
  for await (const some of lines) {
    for (const { members, values } of some) {
      let line = '';
      let column = 0;
      for (const member of members) {
        line += known.get(member) ?? keep(member, column);
        column += member.texts.length;
      }
      for (const value of values)
        line += `${fields[column++]}:${value === null ? 'null' : writeAmount(value)},`;
      text += `${separator}{${line.slice(0, -1)}}`;
      separator = ',\n';
      if (text.length < CHUNK) continue;
      yield Buffer.from(text, 'utf8');
      text = '';
    }
  }
  yield Buffer.from(`${text}\n]}`, 'utf8');
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
