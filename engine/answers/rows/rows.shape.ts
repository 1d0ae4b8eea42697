// The shape `rows`: figures as rows of text, in the form of their source or in columns that the call declares.

import { assertDefined } from '../../model/lookup.ts';
import type { Call, Portal } from '../../model/portal.ts';
import type { SourceAnswer } from '../answer.ts';
import { anyOfSchema, listSchema, recordSchema, TEXT, type JsonSchema } from '../jsonSchema.ts';
import type { Shape } from '../shape.ts';
import type { RowCell, Rows } from '../tabular/rows.ts';
import { askSheet } from './sheet.ts';
import { askSource } from './source.ts';

export const ROWS: Shape<SourceAnswer> = {
  answers: () => 'file',
  wants: (spec) => (spec.formats === undefined ? 'flat' : 'formats'),
  ask: async (asked) =>
    asked.call.formats.length > 0 ? await askSource(asked) : await askSheet(asked),
  write: ({ header, rows }) =>
    JSON.stringify(rows.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i]])))),
  schema: (portal, call) => listSchema(sourceRow(portal, call)),
  tabular: {
    asSource: true,
    rows: sourceRows,
    schema: sourceRow,
  },
  reading: () => null,
};

/** Text in every form, exactly as the source writes it. */
function sourceRow(portal: Portal, call: Call): JsonSchema {
  const declared = call.flat.map((flat) => flat.columns.map(({ field }) => field));
  const names = [...new Set(call.formats.map(({ format }) => format))];
  const written = names.map((wanted) =>
    assertDefined(portal.formats.find(({ name }) => name === wanted)).columns.map(
      ({ name }) => name,
    ),
  );
  return anyOfSchema(
    (written.length > 0 ? written : declared).map((fields) =>
      recordSchema(Object.fromEntries(fields.map((field) => [field, TEXT]))),
    ),
  );
}

function sourceRows(answer: SourceAnswer): Rows {
  return {
    captions: null,
    fields: answer.header,
    cells: answer.rows.map((row) => row.map((text): RowCell => ({ text }))),
    file: answer.file.replace(/\.csv$/, ''),
    encoding: 'utf-8',
    newline: answer.newline,
    separator: answer.separator,
    guarded: false,
  };
}
