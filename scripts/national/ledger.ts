// The ledger that is measured.

import { clickhouseSource, CurrentLedger, ledgersFolder, type Portal } from '../../engine/serve.ts';

/** The ledger of a data folder, or that of the ClickHouse which PORTAL_LEDGER names. */
export async function measuredLedger(portal: Portal, data: string): Promise<CurrentLedger> {
  const distant = process.env['PORTAL_LEDGER'];
  return new CurrentLedger(
    distant ? await clickhouseSource(distant) : ledgersFolder(data),
    portal.model,
    {
      info() {},
      error: (_: object, message: string) => console.error(message),
    },
  );
}
