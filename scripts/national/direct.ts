// The limit: the statements that a question needs, run on the engine itself, with nothing around them.

import {
  DuckDBInstance,
  type DuckDBConnection,
  type DuckDBPreparedStatement,
  type DuckDBResultReader,
} from '@duckdb/node-api';

import {
  at,
  bindAll,
  DUCKDB,
  LEDGER_FILE,
  type CurrentLedger,
  type Ledger,
  type Sql,
} from '../../engine/serve.ts';
import { join } from 'node:path';

/** A statement in the words of the engine. */
export type SaidDirectly = ReturnType<Sql['in']>;

interface Recorded {
  ask: (query: Sql, signal?: AbortSignal) => Promise<unknown>;
}

export function said(statements: readonly Sql[]): SaidDirectly[] {
  return statements.map((statement) => statement.in(DUCKDB));
}

/** What an act gives, the statements that it makes the ledger run, and how long it takes in milliseconds. */
export async function recordOne<Result>(
  ledger: Pick<Ledger, 'store'>,
  act: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly statements: Sql[]; readonly time: number }> {
  const store = ledger.store as unknown as Recorded;
  const { ask } = store;
  const statements: Sql[] = [];
  store.ask = async (query, signal) => {
    statements.push(query);
    return await ask.call(store, query, signal);
  };
  try {
    const began = performance.now();
    const result = await act();
    return { result, statements, time: performance.now() - began };
  } finally {
    store.ask = ask;
  }
}

export class Direct {
  private readonly connections: {
    connection: DuckDBConnection;
    prepared: Map<string, DuckDBPreparedStatement>;
  }[];

  private constructor(connections: Direct['connections']) {
    this.connections = connections;
  }

  /** So many connections to a ledger, each statement on one thread as when it serves. */
  static async open(ledgers: string, id: string, connections: number): Promise<Direct> {
    const instance = await DuckDBInstance.create(join(ledgers, id, LEDGER_FILE), {
      access_mode: 'READ_ONLY',
      threads: '1',
      memory_limit: '1GB',
    });
    return new Direct(
      await Promise.all(
        Array.from({ length: connections }, async () => ({
          connection: await instance.connect(),
          prepared: new Map<string, DuckDBPreparedStatement>(),
        })),
      ),
    );
  }

  /** Runs the statements of one question, one after the other, on the connection of that number; gives the rows of each, as `read` takes them. */
  async run(
    statements: readonly SaidDirectly[],
    nth: number,
    read: (reader: DuckDBResultReader) => unknown = (reader) => reader.getRows(),
  ): Promise<unknown[]> {
    const rows: unknown[] = [];
    const { connection, prepared } = at(this.connections, nth % this.connections.length);
    for (const { text, bound } of statements) {
      const statement = prepared.get(text) ?? (await connection.prepare(text));
      prepared.set(text, statement);
      bindAll(statement, bound);
      rows.push(read(await statement.runAndReadAll()));
    }
    return rows;
  }
}

/** The limit of a ClickHouse: its client in this process, without the portal. */
export async function runByClient(current: CurrentLedger, statements: readonly Sql[]) {
  for (const statement of statements) await current.get().store.ask(statement);
}
