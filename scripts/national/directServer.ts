// A bare server that runs the statements of a question and sends the rows as JSON: the limit to compare with.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { at, dataFolder, ledgersFolder, readCurrent } from '../../engine/serve.ts';
import { Direct, type SaidDirectly } from './direct.ts';

/** As many as the portal has. */
const CONNECTIONS = 3;

const ledgers = ledgersFolder(dataFolder(process.env));
const direct = await Direct.open(ledgers, await readCurrent(ledgers), CONNECTIONS);
let questions: readonly (readonly SaidDirectly[])[] = [];
const free = Array.from({ length: CONNECTIONS }, (_, seat) => seat);
const waiting: ((seat: number) => void)[] = [];

const server = createServer((request, response) => {
  const statements = at(questions, Number(request.url?.slice(1)));
  const run = (seat: number) =>
    void direct
      .run(statements, seat, (reader) => reader.getRowsJson())
      .then((rows) => {
        const next = waiting.shift();
        if (next) next(seat);
        else free.push(seat);
        response.end(JSON.stringify(rows));
      });
  const seat = free.pop();
  if (seat === undefined) waiting.push(run);
  else run(seat);
});
// longer than a client pauses
server.keepAliveTimeout = 65_000;
server.listen(0, '127.0.0.1', () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
process.on('message', (told: typeof questions | 'usage') => {
  if (told !== 'usage') questions = told;
  process.send?.(process.cpuUsage());
});
process.once('disconnect', () => process.exit(0));
