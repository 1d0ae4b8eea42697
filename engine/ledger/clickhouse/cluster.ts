// What a cluster adds to the statements that publish: here and nowhere else. All its servers are replicas of one shard.

import type { ClickHouseClient, ClickHouseSettings } from '@clickhouse/client';

import { LedgerUnavailable } from '../stores/store.ts';
import type { Address } from './address.ts';

/** How statements are written for the servers that keep a ledger. */
export interface Layout {
  /** How many servers have to have every row. */
  readonly replicas: number;
  /** Behind the name of a table that is made or dropped. */
  readonly on: string;
  /** The engine of a new table. */
  readonly engine: (table: string) => string;
  /** What stands behind FROM where a table, or one of `system.`, is asked at every replica. */
  readonly everywhere: (table: string) => string;
  /** Makes one row for each replica of a sum over `everywhere`; of one without rows there is none. */
  readonly each: string;
  /** Which of `system.tables` count. */
  readonly counted: string;
  readonly settings: ClickHouseSettings;
}

export const ONE_SERVER: Layout = {
  replicas: 1,
  on: '',
  engine: () => 'MergeTree',
  everywhere: (table) => table,
  each: '',
  counted: 'database = currentDatabase()',
  settings: {},
};

/** What waits no longer for a replica that is away, in seconds. */
const PATIENCE_S = 180;

/** Reads what every replica that took part in the last write has, or fails. */
export const SEQUENTIAL: ClickHouseSettings = { select_sequential_consistency: '1' };

/** Throws LedgerUnavailable where the servers know no such cluster, or one of several shards. */
export async function readClusterLayout(
  client: ClickHouseClient,
  { cluster, database, hosts }: Address,
): Promise<Layout> {
  if (cluster === null) {
    if (hosts.length > 1)
      throw new LedgerUnavailable(
        'several servers are published to as a cluster: add ?cluster=NAME to the address',
      );
    return ONE_SERVER;
  }
  const result = await client.query({
    query: 'SELECT cluster, shard_num FROM system.clusters',
    format: 'JSONCompactEachRow',
  });
  const known = await result.json<[string, number]>();
  const own = known.filter(([name]) => name === cluster);
  if (own.length === 0) {
    const names = [...new Set(known.map(([name]) => name))].join(', ');
    throw new LedgerUnavailable(
      `the servers know no cluster ${cluster}; those they know: ${names || 'none'}`,
    );
  }
  if (new Set(own.map(([, shard]) => shard)).size > 1)
    throw new LedgerUnavailable(
      `cluster ${cluster} has several shards: a ledger lies whole on each server, so name a cluster of one shard`,
    );
  return replicated(cluster, database, own.length);
}

/** Nothing is done before every replica has it, and no write begins before the last one is on all of them. */
function replicated(cluster: string, database: string, replicas: number): Layout {
  return {
    replicas,
    on: ` ON CLUSTER '${cluster}'`,
    // servers of one shard have one {shard} and each its {replica}; a path of its own for each database and table
    engine: (table) =>
      `ReplicatedMergeTree('/clickhouse/tables/{shard}/${database}/${table}', '{replica}')`,
    everywhere: (table) =>
      `clusterAllReplicas('${cluster}', ${table.includes('.') ? table : `${database}.${table}`})`,
    each: ' GROUP BY shardNum()',
    // a plain table of the same name is on one server alone
    counted: `database = '${database}' AND engine = 'ReplicatedMergeTree'`,
    settings: {
      ...SEQUENTIAL,
      insert_quorum: String(replicas),
      insert_quorum_parallel: 0,
      insert_quorum_timeout: PATIENCE_S * 1000,
      distributed_ddl_task_timeout: String(PATIENCE_S),
      distributed_ddl_output_mode: 'throw',
      skip_unavailable_shards: 0,
    },
  };
}
