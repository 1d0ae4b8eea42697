// A portal that takes messages and delivers them, in a process of its own, to be killed: says when it listens.

import {
  buildApp,
  CurrentLedger,
  AnswerCache,
  foldersFrom,
  ProofOfWork,
  loadPortal,
  mountMessages,
  openMailService,
} from '../../engine/node.ts';
import { KINDS } from '../../site/kinds.ts';

const [, , folder = '', port = ''] = process.argv;
const portal = loadPortal(foldersFrom(process.env), KINDS);
const silent = { info: () => {}, error: () => {} };
const post = await openMailService(folder, process.env, silent, {
  first: 20,
  longest: 200,
  look: 50,
});
const app = buildApp(new AnswerCache(portal, new CurrentLedger(folder, portal.model, silent)), {
  log: false,
  headers: {},
});
await mountMessages(app, {
  portal,
  box: post.box,
  origin: '',
  arrived: () => post.arrived(),
  gate: new ProofOfWork({ cost: 1, fewest: 1, most: 2 }),
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send!('ready');
