// Everything that can be found wrong with a portal before it is served: configuration, content, chart templates.

import type { Folders } from '../config/files.ts';
import { join } from 'node:path';

import type { LedgerSpec } from '../../schemas/types.ts';
import type { Loaded } from '../config/loadPortal.ts';
import { checkSource, readSource, loadSchemas } from '../config/kept.ts';
import type { Kinds } from '../config/kind.ts';
import { type Problem } from '../config/problems.ts';
import { readPortal } from './loadPortal.ts';
import { tryChart } from '../charts/tryChart.ts';

const LEDGER = 'config/ledger.yaml';
const NO_BYTES = new Uint8Array();

/** What is wrong with figures that a program makes from the content; the model as it is written, null where it has mistakes of its own. */
export type CheckFigures = (folders: Folders, ledger: LedgerSpec | null) => readonly Problem[];

/** Every mistake of a portal whose pages are made of these kinds of block; `checkFigures` finds those of figures that are made. */
export function checkPortal(
  folders: Folders,
  kinds: Kinds,
  checkFigures: CheckFigures = () => [],
): Loaded {
  const loaded = readPortal(folders, kinds, { tryChart });
  const figures = checkFigures(
    folders,
    loaded.problems.some(isInLedger) ? null : readLedger(folders),
  );
  return figures.length === 0
    ? loaded
    : { portal: null, problems: [...loaded.problems, ...figures] };
}

function isInLedger({ file, also }: Problem): boolean {
  return [file, ...also.map((other) => other.file)].includes(LEDGER);
}

function readLedger(folders: Folders): LedgerSpec | null {
  const { source } = readSource(
    LEDGER,
    folders.files.read(join(folders.config, 'ledger.yaml')) ?? NO_BYTES,
  );
  return (
    source && (checkSource(source, loadSchemas(folders), 'ledger.schema.json').data as LedgerSpec)
  );
}
