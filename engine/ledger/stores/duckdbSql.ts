// The ledger's SQL in DuckDB's words.

import type { Dialect } from '../sql.ts';

export const DUCKDB: Dialect = {
  parameter: (number) => `$${number}`,
  quote: (text) => `'${text.replaceAll("'", "''")}'`,
  table: (name, alias) => (alias === '' ? name : `${name} AS ${alias}`),
  contains: 'list_contains',
};
