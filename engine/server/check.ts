// Everything that can be found wrong with a portal before it is served: configuration, content, chart templates.

import { join } from 'node:path';

import type { LedgerSpec } from '../../schemas/types.ts';
import type { Loaded } from '../config/loadPortal.ts';
import { checkSource, readSource, loadSchemas } from '../config/kept.ts';
import type { Kinds } from '../config/kind.ts';
import { ConfigError, type Problem } from '../config/problems.ts';
import type { Folders } from '../config/read.ts';
import { readPortal } from './loadPortal.ts';
import { recipeProblems } from '../ledger/demonstration/recipeProblems.ts';
import { readDemonstration } from '../ledger/demonstration/recipes.ts';
import { tryChart } from '../charts/tryChart.ts';

const LEDGER = 'config/ledger.yaml';
const NO_BYTES = new Uint8Array();

/** Every mistake of a portal whose pages are made of these kinds of block. */
export function checkPortal(folders: Folders, kinds: Kinds): Loaded {
  const loaded = readPortal(folders, kinds, { tryChart });
  const demonstration = demonstrationProblems(folders, loaded);
  if (demonstration.length > 0)
    return { portal: null, problems: [...loaded.problems, ...demonstration] };
  return loaded;
}

function isOfLedger({ file, also }: Problem): boolean {
  return [file, ...also.map((other) => other.file)].includes(LEDGER);
}

/** The model as it is written: recipes are held against it where it has no mistakes of its own. */
function readLedger(folders: Folders): LedgerSpec | null {
  const { source } = readSource(
    LEDGER,
    folders.files.read(join(folders.config, 'ledger.yaml')) ?? NO_BYTES,
  );
  return (
    source && (checkSource(source, loadSchemas(folders), 'ledger.schema.json').data as LedgerSpec)
  );
}

/** A portal need not have demonstration figures; what it has must be in order. */
function demonstrationProblems(folders: Folders, { problems }: Loaded): readonly Problem[] {
  if (!folders.files.read(join(folders.content, 'ledger', 'demonstration.yaml'))) return [];
  try {
    const demonstration = readDemonstration(folders);
    const ledger = problems.some(isOfLedger) ? null : readLedger(folders);
    return ledger ? recipeProblems(demonstration, ledger) : [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
