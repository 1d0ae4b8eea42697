// A bare server that runs the statements of a question and sends the rows as JSON: the limit to compare with.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { at, dataFolder, ledgersFolder, readCurrent } from '../../engine/serve.ts';
import { answerParent, cpuMs } from '../harness/child.ts';
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
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
answerParent(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
  spent: cpuMs,
  /** The questions that are asked by their numbers from now on. */
  hear: (told: typeof questions) => {
    questions = told;
  },
});
