// The thread of the whole check: drafts come in, mistakes in both languages go out.

import { parentPort, workerData } from 'node:worker_threads';

import { checkPortal, foldersFrom } from '../../engine/check.ts';
import { KINDS } from '../own.ts';
import { checkDemonstration } from '../demonstration/check.ts';
import type { Drafts } from './contract.ts';
import { withDrafts } from './drafts.ts';
import type { JudgeData } from './judge.ts';
import { toMistake } from './mistake.ts';

const { config, content } = workerData as JudgeData;
const folders = foldersFrom({ PORTAL_CONFIG: config, PORTAL_CONTENT: content });

parentPort?.on('message', (drafts: Drafts) => {
  const { problems } = checkPortal(withDrafts(folders, drafts), KINDS, checkDemonstration);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(problems.map(toMistake));
});
