// What is wrong with the demonstration figures of a portal before they are made.

import { join } from 'node:path';

import { ConfigError, type CheckFigures } from '../../engine/check.ts';
import { recipeProblems } from './recipeProblems.ts';
import { readDemonstration, RECIPES } from './recipes.ts';

/** A portal need not have demonstration figures; what it has must be in order. */
export const checkDemonstration: CheckFigures = (folders, ledger) => {
  if (!folders.files.read(join(folders.content, RECIPES))) return [];
  try {
    const demonstration = readDemonstration(folders);
    return ledger ? recipeProblems(demonstration, ledger) : [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};
