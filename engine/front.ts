// The door for the thread that listens: it loads neither the portal nor a ledger.

export { dataFolder, foldersFrom } from './config/files.ts';
export type { Peers } from './api/submissions/peers.ts';
export { tryHold } from './hold.ts';
export { buildFront, type FrontApp } from './front/listen.ts';
export { openLog } from './api/httpServer.ts';
export { securityHeaders } from './server/headers.ts';
export { measureFront, type MetricValues } from './front/metrics.ts';
export { logAccess } from './front/seen.ts';
export type { AskedBehind, Begun, NowServing, Told } from './front/told.ts';

/** Throws an Error that says in Ukrainian and in English why a text is no address of a ClickHouse. */
export async function refuseNoAddress(text: string): Promise<void> {
  (await import('./ledger/clickhouse/address.ts')).parseAddress(text);
}
