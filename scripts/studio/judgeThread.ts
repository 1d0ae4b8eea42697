// The thread of the whole check: drafts come in, mistakes in both languages go out.

import { parentPort, workerData } from 'node:worker_threads';

import { checkPortal, foldersFrom, sayProblem } from '../../engine/check.ts';
import { KINDS } from '../../site/kinds.ts';
import { checkDemonstration } from '../demonstration/check.ts';
import type { Drafts, Mistake } from './contract.ts';
import { withDrafts } from './drafts.ts';
import type { JudgeData } from './judge.ts';

const { config, content } = workerData as JudgeData;
const folders = foldersFrom({ PORTAL_CONFIG: config, PORTAL_CONTENT: content });

parentPort?.on('message', (drafts: Drafts) => {
  const { problems } = checkPortal(withDrafts(folders, drafts), KINDS, checkDemonstration);
  const mistakes: readonly Mistake[] = problems.map((problem) => ({
    file: problem.file,
    line: problem.line,
    col: problem.col,
    pointer: problem.pointer,
    severity: problem.severity,
    said: { uk: sayProblem(problem, 'uk'), en: sayProblem(problem, 'en') },
  }));
  parentPort?.postMessage(mistakes);
});
