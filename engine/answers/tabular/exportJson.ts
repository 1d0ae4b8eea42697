// An export as JSON: what its columns are and what is told of it, then its rows.

import { writeAmount } from '../../language/decimals.ts';
import { sayBeside } from '../notes.ts';
import { CHUNK } from './exportCsv.ts';
import type { ExportAbout, ExportColumn, Exported, ExportMember } from './exported.ts';

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
