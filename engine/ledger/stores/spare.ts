// Memory that nothing uses any more goes back to the system: freed is not given back by itself, and most of what a start frees stays with the process.

import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';

/** Two bounds that differ: only a change has an effect. */
const BOUNDS = ['64MB', '65MB'] as const;

let flushing: Promise<DuckDBConnection> | null = null;
let turn = 0;

/** Makes the allocators give free memory back: changing the bound of an empty database does it for the process. */
export async function giveBackSpare(): Promise<void> {
  flushing ??= openEmpty();
  const connection = await flushing;
  turn = 1 - turn;
  await connection.run(`SET memory_limit = '${BOUNDS[turn] ?? ''}'`);
}

async function openEmpty(): Promise<DuckDBConnection> {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: '1',
    enable_external_access: 'false',
  });
  return await instance.connect();
}
