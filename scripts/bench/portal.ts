// The portal as a child of the bench: serves, counts what it sends, times its pages and its questions.

import {
  buildSite,
  CurrentLedger,
  foldersFrom,
  loadPortal,
  lookup,
  readBuilt,
  there,
} from '../../engine/serve.ts';
import { allPages } from '../load/addresses.ts';
import { answerParent, Counter } from './child.ts';
import { asAnother, timePages, timeQuestions } from './inside.ts';
import { KINDS } from '../../site/kinds.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';

const portal = loadPortal(foldersFrom(process.env), KINDS);
const current = new CurrentLedger(there(process.env['BENCH_LEDGERS']), portal.model, {
  info() {},
  error: (_, message) => console.error(message),
});
await current.start();
let anew = false;
const site = await buildSite({
  portal,
  current,
  built: asAnother(await readBuilt(there(process.env['BENCH_SITE'])), () => anew),
  parts: SERVER_PARTS,
  log: false,
});

const counter = new Counter();
// before the portal's own listener, which may answer at once
site.server.prependListener('request', (request, response) => {
  const before = request.socket.bytesWritten;
  const begun = performance.now();
  response.once('finish', () => {
    // what went over the socket, less the head that node:http wrote
    const head = lookup(response as unknown as Record<string, string>, '_header').length;
    counter.note({
      url: request.url ?? '',
      status: response.statusCode,
      body: Math.max(0, request.socket.bytesWritten - before - head),
      ms: performance.now() - begun,
    });
  });
});
const url = await site.listen({ port: 0, host: '127.0.0.1' });

answerParent({
  url: () => url,
  ...counter.handlers,
  pages: async (times: number) => {
    const addresses = await allPages(url);
    anew = true;
    return await timePages(site, portal, addresses, times).finally(() => (anew = false));
  },
  questions: async (most: number) => await timeQuestions(site, portal, current.get(), most),
});
