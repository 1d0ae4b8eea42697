// The limit: the statements that a question needs, run on the engine itself, with nothing around them.

import {
  DuckDBInstance,
  type DuckDBConnection,
  type DuckDBPreparedStatement,
} from '@duckdb/node-api';

import {
  at,
  bindAll,
  DUCKDB,
  ledgersFolder,
  type CurrentLedger,
  type Sql,
} from '../../engine/serve.ts';
import { join } from 'node:path';

interface Recorded {
  ask: (query: Sql, signal?: AbortSignal) => Promise<unknown>;
}

/** The statements that each of the acts makes the ledger run. */
export async function record(
  current: CurrentLedger,
  acts: readonly (() => Promise<unknown>)[],
): Promise<Sql[][]> {
  const store = current.get().store as unknown as Recorded;
  const ask = store.ask.bind(store);
  const recorded: Sql[][] = [];
  for (const act of acts) {
    const own: Sql[] = [];
    store.ask = async (query, signal) => {
      own.push(query);
      return await ask(query, signal);
    };
    await act();
    recorded.push(own);
  }
  store.ask = ask;
  return recorded;
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
  static async open(data: string, id: string, connections: number): Promise<Direct> {
    const instance = await DuckDBInstance.create(join(ledgersFolder(data), id, 'ledger.duckdb'), {
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

  /** Runs the statements of one question, one after the other, on the connection of that number. */
  async run(statements: readonly Sql[], nth: number): Promise<void> {
    const { connection, prepared } = at(this.connections, nth % this.connections.length);
    for (const query of statements) {
      const { text, bound } = query.in(DUCKDB);
      const statement = prepared.get(text) ?? (await connection.prepare(text));
      prepared.set(text, statement);
      bindAll(statement, bound);
      (await statement.runAndReadAll()).getRows();
    }
  }
}

/** The limit of a ClickHouse: its client in this process, without the portal. */
export function throughClient(current: CurrentLedger): Pick<Direct, 'run'> {
  return {
    async run(statements) {
      for (const statement of statements) await current.get().store.ask(statement);
    },
  };
}
