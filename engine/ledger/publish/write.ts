// Writing members and source labels into a ledger that is being built, and reading members back from it.

import { DuckDBDateValue, type DuckDBConnection } from '@duckdb/node-api';

import type { Model } from '../../model/portal.ts';
import type { DimensionMember } from '../import/members.ts';
import type { SourceLabels } from '../import/stage.ts';
import { Members } from '../model/members.ts';
import { SHARED_TABLES } from '../model/tables.ts';
import type { Sql } from '../sql.ts';
import { readCells, run } from '../stores/duckdb.ts';
import type { Row } from '../stores/store.ts';
import { createUnnamed, leaveUnnamed } from './unnamed.ts';

/** Creates the tables that all facts share: members, source records, labels, coverage and the like. */
export async function createShared(db: DuckDBConnection): Promise<void> {
  for (const statement of SHARED_TABLES) await run(db, statement);
  await createUnnamed(db);
}

/** Writes the members that are named. */
export async function writeMembers(
  db: DuckDBConnection,
  model: Model,
  all: readonly DimensionMember[],
): Promise<void> {
  const members = await leaveUnnamed(db, model, all);
  const appender = await db.createAppender('member');
  members.forEach((member, i) => {
    appender.appendVarchar(member.dimension);
    appender.appendVarchar(member.code);
    if (member.parent === null) appender.appendNull();
    else appender.appendVarchar(member.parent);
    for (const date of [member.from, member.to]) {
      if (date === null) appender.appendNull();
      else appender.appendDate(buildDate(date));
    }
    appender.appendVarchar(JSON.stringify(member.title));
    appender.appendVarchar(JSON.stringify(member.attributes));
    appender.appendUTinyInt(member.origin);
    appender.appendUInteger(i);
    appender.endRow();
  });
  appender.closeSync();
}

/** Writes the labels that are used; null: all of them. */
export async function writeSourceLabels(
  db: DuckDBConnection,
  labels: SourceLabels,
  used: ReadonlySet<number> | null,
): Promise<void> {
  const appender = await db.createAppender('wording');
  for (const [label, number] of labels.entries()) {
    if (used?.has(number) === false) continue;
    appender.appendUInteger(number);
    appender.appendVarchar(label);
    appender.endRow();
  }
  appender.closeSync();
}

/** The members of the ledger being built. */
export async function readMembers(db: DuckDBConnection, model: Model): Promise<Members> {
  const asText = (cell: unknown) => (cell === null ? null : String(cell));
  async function* stream(query: Sql): AsyncGenerator<readonly Row[]> {
    yield (await readCells(db, query)).map((row) => row.map(asText));
  }
  return await Members.read(model, { stream });
}

function buildDate(text: string): DuckDBDateValue {
  return new DuckDBDateValue(Math.round(Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / 86_400_000));
}
