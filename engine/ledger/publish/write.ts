// Writing members and wordings into a ledger that is being built, and reading members back from it.

import { DuckDBDateValue, type DuckDBConnection } from '@duckdb/node-api';

import type { Model } from '../../model/portal.ts';
import type { DimensionMember } from '../import/members.ts';
import type { Wordings } from '../import/stage.ts';
import { Members } from '../model/members.ts';
import { SHARED_TABLES } from '../model/tables.ts';

export async function createShared(db: DuckDBConnection): Promise<void> {
  for (const sql of SHARED_TABLES) await db.run(sql);
}

export async function writeMembers(
  db: DuckDBConnection,
  members: readonly DimensionMember[],
): Promise<void> {
  const appender = await db.createAppender('member');
  members.forEach((member, i) => {
    appender.appendVarchar(member.dimension);
    appender.appendVarchar(member.code);
    if (member.parent === null) appender.appendNull();
    else appender.appendVarchar(member.parent);
    for (const date of [member.from, member.to]) {
      if (date === null) appender.appendNull();
      else appender.appendDate(dateOf(date));
    }
    appender.appendVarchar(JSON.stringify(member.title));
    appender.appendVarchar(JSON.stringify(member.attributes));
    appender.appendUTinyInt(member.origin);
    appender.appendUInteger(i);
    appender.endRow();
  });
  appender.closeSync();
}

export async function writeWordings(db: DuckDBConnection, wordings: Wordings): Promise<void> {
  const appender = await db.createAppender('wording');
  for (const [words, id] of wordings.entries()) {
    appender.appendUInteger(id);
    appender.appendVarchar(words);
    appender.endRow();
  }
  appender.closeSync();
}

/** The members of the ledger being built. */
export async function readMembers(db: DuckDBConnection, model: Model): Promise<Members> {
  const ask = async (sql: string) =>
    (await db.runAndReadAll(sql))
      .getRows()
      .map((row) => row.map((cell) => (cell === null ? null : String(cell))));
  return await Members.read(model, { ask, close: async () => {} });
}

function dateOf(text: string): DuckDBDateValue {
  return new DuckDBDateValue(Math.round(Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / 86_400_000));
}
