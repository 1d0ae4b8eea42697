// A portal that takes messages and delivers them, in a process of its own, to be killed.

import {
  buildApp,
  CurrentLedger,
  AnswerCache,
  mountMessages,
  openMailService,
  foldersFrom,
  loadPortal,
} from '../../../engine/serve.ts';
import { KINDS } from '../../own.ts';
import { answerParent } from '../../harness/child.ts';

const [, , folder = '', port = ''] = process.argv;
const portal = loadPortal(foldersFrom(process.env), KINDS);
// all messages come from one address
const bounds = {
  ...portal.settings.bounds,
  sendersOfAddress: 1000,
  messagesPerHour: 1_000_000,
  messageMegabytesPerDay: 1_000_000,
};
const silent = { info: () => {}, error: () => {} };
const mail = await openMailService(folder, process.env, silent, {
  pace: { first: 20, longest: 200, look: 50 },
});
const app = buildApp(new AnswerCache(portal, new CurrentLedger(folder, portal.model, silent)), {
  log: false,
  headers: {},
});
await mountMessages(app, {
  portal: { ...portal, settings: { ...portal.settings, bounds } },
  box: mail,
  origin: '',
  puzzle: { cost: 1, fewest: 1, most: 2 },
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
answerParent('', {});
