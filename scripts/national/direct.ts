// The limit: the statements that a question needs, run on the engine itself, with nothing around them.

import {
  DuckDBInstance,
  type DuckDBConnection,
  type DuckDBPreparedStatement,
} from '@duckdb/node-api';

import { bindAll, type CurrentLedger, ledgersFolder } from '../../engine/serve.ts';
import { join } from 'node:path';

export interface Statement {
  readonly sql: string;
  readonly bound: readonly (string | number | bigint | null | readonly string[])[];
}

interface Recorded {
  ask: (sql: string, bound: Statement['bound'], signal?: AbortSignal) => Promise<unknown>;
}

/** The statements that each of the acts makes the ledger run. */
export async function record(
  current: CurrentLedger,
  acts: readonly (() => Promise<unknown>)[],
): Promise<Statement[][]> {
  const store = current.get().store as unknown as Recorded;
  const ask = store.ask.bind(store);
  const all: Statement[][] = [];
  for (const act of acts) {
    const own: Statement[] = [];
    store.ask = async (sql, bound, signal) => {
      own.push({ sql, bound });
      return await ask(sql, bound, signal);
    };
    await act();
    all.push(own);
  }
  store.ask = ask;
  return all;
}

export class Direct {
  private readonly seats: {
    connection: DuckDBConnection;
    prepared: Map<string, DuckDBPreparedStatement>;
  }[];

  private constructor(seats: Direct['seats']) {
    this.seats = seats;
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
  async run(statements: readonly Statement[], nth: number): Promise<void> {
    const { connection, prepared } = this.seats[nth % this.seats.length]!;
    for (const { sql, bound } of statements) {
      const statement = prepared.get(sql) ?? (await connection.prepare(sql));
      prepared.set(sql, statement);
      bindAll(statement, bound);
      (await statement.runAndReadAll()).getRows();
    }
  }
}

/** The limit of a ClickHouse: its client in this process, without the portal. */
export function throughClient(current: CurrentLedger): Pick<Direct, 'run'> {
  return {
    async run(statements) {
      for (const { sql, bound } of statements) await current.get().store.ask(sql, bound);
    },
  };
}
