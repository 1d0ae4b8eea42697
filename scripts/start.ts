// Starts the portal: one thread listens, another one behind it makes the answers. PORT, HOST, PORTAL_CONFIG, PORTAL_CONTENT, PORTAL_DATA, PORTAL_LEDGER, PORTAL_SMTP.

import { Thread } from './start/behind.ts';
import { buildFront } from '../engine/front.ts';
import { listenAddress, refuseBusyPort } from './start/address.ts';
import { Ending } from './start/ending.ts';
import { clearSoon } from './start/memory.ts';

const started = performance.now();
const say = (line: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}`);
const ending = new Ending();

const address = listenAddress(process.env);
await refuseBusyPort(address);
clearSoon();
const thread = new Thread(say);
const begun = await thread.begin();
const { app, front } = await buildFront(begun, () => thread.standing(), false);
thread.onStanding((standing) => front.stand(standing));
ending.by(async () => {
  await app.close();
  await thread.end();
});
say(`serving ${await app.listen(address)}`);
