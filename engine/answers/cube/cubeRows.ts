// A composed answer as a table: one row for each cell, the members of its row and column before its measures.

import { fillNames } from '../../language/fillNames.ts';
import { at, first } from '../../model/lookup.ts';
import type { AskedCall } from '../shape.ts';
import { flatFor, type RowCell, type Rows } from '../tabular/rows.ts';
import type { CubeBody, CubeMember } from './cubeBody.ts';

/** UTF-8, no captions: names of fields are those of the JSON. */
export function cubeRows(
  body: CubeBody,
  { portal, call, params }: Pick<AskedCall, 'portal' | 'call' | 'params'>,
): Rows {
  const locale = first(portal.settings.locales).code;
  const axes = [...body.rows, ...body.columns];
  const years = String(params[call.year]).replaceAll(',', '-');
  return {
    captions: null,
    fields: [
      ...axes.flatMap(({ name, title }) => (title === null ? [name] : [name, `${name}Name`])),
      ...body.measures.map(({ field }) => field),
    ],
    cells: body.items.flatMap(({ members, data }) =>
      body.columnItems.map((column, i) => [
        ...[...members, ...column.members].flatMap((member) => memberCells(member, locale)),
        ...body.measures.map(({ field }): RowCell => {
          const amount = at(data, i)[field];
          return amount === null || amount === undefined ? null : { number: amount };
        }),
      ]),
    ),
    file: fillNames(flatFor(call, params)?.file ?? call.id, { ...params, [call.year]: years }),
    encoding: 'utf-8',
    newline: '\n',
    separator: ';',
    guarded: true,
  };
}

function memberCells({ code, names }: CubeMember, locale: string): RowCell[] {
  return names === null ? [{ text: code }] : [{ text: code }, { text: names[locale] ?? code }];
}
