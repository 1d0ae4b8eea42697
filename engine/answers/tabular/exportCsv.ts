// An export as CSV (RFC 4180), with the separator and the line ends of the portal's other tables.

import { writeAmount } from '../../language/decimals.ts';
import { writeField } from '../../ledger/import/delimited.ts';
import { remember } from '../../model/remember.ts';
import type { Exported, ExportMember } from './exported.ts';
import type { Charset } from './formats.ts';
import { encode1251, guard } from './rows.ts';

const SEPARATOR = ';';
const NEWLINE = '\n';

/** One line of field names, then the lines; an unknown amount is empty. `charset` utf-8 gives the same with a byte-order mark. */
export async function* exportCsv(
  { columns, lines }: Exported,
  charset: Charset | null,
): AsyncGenerator<Buffer> {
  const encode = (text: string) =>
    charset === 'windows-1251' ? encode1251(text) : Buffer.from(text, 'utf8');
  const head = columns.map(({ field }) => writeField(field, SEPARATOR)).join(SEPARATOR);
  const known = new Map<ExportMember, string>();
  const written = (member: ExportMember) =>
    remember(known, member, () =>
      member.texts.map((text) => writeField(guard(text), SEPARATOR) + SEPARATOR).join(''),
    );
  let text = `${charset === 'utf-8' ? '\ufeff' : ''}${head}${NEWLINE}`;
  for await (const some of lines) {
    for (const { members, values } of some) {
      let line = '';
      for (const member of members) line += written(member);
      for (const value of values) line += (value === null ? '' : writeAmount(value)) + SEPARATOR;
      text += line.slice(0, -1) + NEWLINE;
      if (text.length < CHUNK) continue;
      yield encode(text);
      text = '';
    }
  }
  yield encode(text);
}

/** About so many characters are handed on at once: longer texts would be kept apart from what is soon forgotten. */
export const CHUNK = 16 * 1024;
