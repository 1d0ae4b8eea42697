// The ledger that is measured.

import { clickhouseSource, CurrentLedger, type Portal } from '../../engine/serve.ts';

/** The ledger of a folder of ledgers, or that of the ClickHouse which PORTAL_LEDGER names. */
export async function measuredLedger(portal: Portal, folder: string): Promise<CurrentLedger> {
  const distant = process.env['PORTAL_LEDGER'];
  return new CurrentLedger(distant ? await clickhouseSource(distant) : folder, portal.model, {
    info() {},
    error: (_: object, message: string) => console.error(message),
  });
}
