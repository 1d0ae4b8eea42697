// Whether an answer is what was asked: it is read as an import would read it, under the name that it is kept by.

import { basename } from 'node:path';

import { first } from '../../model/lookup.ts';
import type { Format, Portal } from '../../model/portal.ts';
import { exportForms } from '../import/exportForms.ts';
import { gatherFile, type Found } from '../import/gather.ts';
import { readMember, recordsIn } from '../import/members.ts';
import { ImportProblem } from '../import/problem.ts';
import { SourceLabels } from '../import/stage.ts';
import { readFigures } from '../import/stageFigures.ts';
import { Absent, Refused } from './download.ts';
import type { Step } from './plan.ts';

export type AskedFile = Pick<Step, 'file' | 'format' | 'dimension' | 'isListed'>;

type Reading = Pick<Portal, 'calls' | 'formats' | 'model' | 'settings'>;

/** Throws Absent where there are no rows, and no list says that there are; Refused where it is something else, not whole, or of something else. */
export async function checkAnswer(part: string, asked: AskedFile, portal: Reading): Promise<void> {
  try {
    const formats = [...portal.formats, ...exportForms(portal).formats];
    const name = basename(asked.file);
    const found = gatherFile(part, { formats, model: portal.model }, name);
    if ('reason' in found) throw new Refused(`the answer is not ${name}: ${found.reason}`);
    if (!isWanted(found.format, asked))
      throw new Refused(`the answer is not ${name}: it is in the form ${found.format.name}`);
    const hasRows =
      found.format.kind === 'figures' ? hasFigures(found, portal) : await hasMembers(found, portal);
    if (!hasRows) throw withoutRows(asked);
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    if (error.reason.code === 'no-rows') throw withoutRows(asked);
    throw new Refused(`line ${error.line} of the answer: ${error.message}`);
  }
}

function withoutRows({ isListed }: AskedFile): Refused {
  return isListed === true
    ? new Refused('the answer has no rows, but the service lists this period as loaded')
    : new Absent('the service has no such rows');
}

/** Names tell forms of figures: one that says another kind is refused before. */
function isWanted(format: Format, { format: name, dimension }: AskedFile): boolean {
  if (name !== undefined) return format.name === name;
  return dimension === undefined
    ? format.kind === 'figures'
    : format.kind === 'members' && format.dimension === dimension;
}

function hasFigures(found: Found, { model }: Reading): boolean {
  const read = readFigures(found, { model, labels: new SourceLabels() }, { add: () => {} });
  const [problem] = read.problems;
  if (problem) throw problem;
  return !read.empty;
}

async function hasMembers(found: Found, { model, settings }: Reading): Promise<boolean> {
  const reading = { model, locale: first(settings.locales).code, origin: 1 };
  let count = 0;
  for await (const record of recordsIn(found)) {
    readMember(found, record, reading);
    count++;
  }
  return count > 0;
}
