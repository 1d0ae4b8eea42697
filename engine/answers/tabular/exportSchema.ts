// What an export is as JSON, and what is told of its size, as JSON Schema.

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
