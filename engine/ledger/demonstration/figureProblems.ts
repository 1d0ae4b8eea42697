// What is wrong with the files of the demonstration figures: columns that are not there, rhythms, codes and weights of their lines.

import type { LedgerSpec, RecipeSpec } from '../../../schemas/types.ts';
import { makeProblem, type Problem } from '../../config/problems.ts';
import { isCode } from '../../config/truths/codes.ts';
import { here, unknownName } from '../../config/truths/truth.ts';
import type { RecipeFiles } from './recipeProblems.ts';
import { BALANCE } from './recipes.ts';

type Row = Readonly<Record<string, string>>;

export function* figureProblems(read: RecipeFiles, ledger: LedgerSpec): Generator<Problem> {
  const { spec, files } = read;
  const said = new Set<string>();
  yield* columnProblems(read, '/totals', spec.totals, [
    ['fact', ''],
    ['year', ''],
    ['total', ''],
  ]);
  yield* numberProblems(spec.totals, files.get(spec.totals) ?? [], ['year', 'total']);
  for (const [i, recipe] of spec.recipes.entries()) {
    const base = `/recipes/${i}`;
    const wanted = columnsOf(recipe);
    const columns = [...columnProblems(read, base, recipe.figures, wanted)];
    yield* columns;
    const { mix } = recipe;
    if (mix)
      yield* columnProblems(read, base, mix.file, [
        [mix.by, '/mix/by'],
        [mix.column, '/mix/column'],
        [mix.share, '/mix/share'],
      ]);
    // several recipes may share a file: its lines are looked at once
    if (columns.length > 0) continue;
    yield* mixProblems(read, recipe, said);
    if (said.has(recipe.figures)) continue;
    said.add(recipe.figures);
    yield* lineProblems(read, ledger, recipe);
  }
}

/** Column of the file of weights, and where the recipe names it. */
function columnsOf({ columns, parts, mix }: RecipeSpec): [string, string][] {
  return [
    ...Object.keys(columns).map((name): [string, string] => [name, `/columns/${name}`]),
    ...Object.keys(parts).map((name): [string, string] => [name, `/parts/${name}`]),
    ...(mix ? [[mix.by, '/mix/by'] as [string, string]] : []),
    ['rhythm', ''],
  ];
}

function* columnProblems(
  { source, spec, files }: RecipeFiles,
  base: string,
  file: string,
  wanted: readonly (readonly [column: string, pointer: string])[],
): Generator<Problem> {
  const [first] = files.get(file) ?? [];
  const head = Object.keys(first ?? {});
  for (const [written, pointer] of first ? wanted : []) {
    if (head.includes(written)) continue;
    const place = here({ source, spec }, pointer === '' ? base : base + pointer);
    if (pointer === '')
      yield makeProblem({ file: pathOf(file), at: { line: 1, col: 1 } }, 'missing-key', {
        written,
      });
    else {
      const problem = unknownName(place, 'unknown-column', { written, allowed: head });
      const key = /^\/(columns|parts)\//.test(pointer) ? source.keyAt(base + pointer) : {};
      yield { ...problem, ...key };
    }
  }
}

/** Of each kind of mistake in a file the first line is named, with the others. */
function* lineProblems(
  { spec, files }: RecipeFiles,
  { dimensions }: LedgerSpec,
  recipe: RecipeSpec,
): Generator<Problem> {
  const rows = files.get(recipe.figures) ?? [];
  const rhythms = [...Object.keys(spec.rhythms), BALANCE];
  for (const [i, row] of rows.entries()) {
    const written = row['rhythm'] ?? '';
    if (!rhythms.includes(written)) {
      const place = placeOf(recipe.figures, i);
      yield makeProblem(place, 'unknown-rhythm', { written }, { allowed: rhythms });
    }
  }
  yield* numberProblems(recipe.figures, rows, Object.keys(recipe.parts));
  for (const [column, name] of Object.entries(recipe.columns)) {
    const dimension = dimensions[name];
    for (const [i, row] of dimension ? rows.entries() : []) {
      const written = row[column] ?? '';
      if (dimension && !isCode(dimension, written))
        yield makeProblem(placeOf(recipe.figures, i), 'wrong-code', {
          written,
          dimension: name,
          wanted: dimension.code,
        });
    }
  }
}

/** Mixes that lines name and the file has not, and those that spread more or less than all. */
function* mixProblems(
  { files }: RecipeFiles,
  { figures, mix }: RecipeSpec,
  said: Set<string>,
): Generator<Problem> {
  if (!mix) return;
  const shares = new Map<string, { sum: number; row: number }>();
  for (const [row, line] of (files.get(mix.file) ?? []).entries()) {
    const name = line[mix.by] ?? '';
    const { sum } = shares.get(name) ?? { sum: 0 };
    shares.set(name, { sum: sum + Number(line[mix.share]), row });
  }
  for (const [written, { sum, row }] of said.has(mix.file) ? [] : shares)
    if (sum !== 1000)
      yield makeProblem(placeOf(mix.file, row), 'shares-not-whole', { written, sum: String(sum) });
  said.add(mix.file);
  for (const [row, line] of said.has(figures) ? [] : (files.get(figures) ?? []).entries()) {
    const written = line[mix.by] ?? '';
    if (!shares.has(written))
      yield makeProblem(
        placeOf(figures, row),
        'unknown-mix',
        { written, file: mix.file },
        { allowed: [...shares.keys()] },
      );
  }
}

function* numberProblems(
  file: string,
  rows: readonly Row[],
  columns: readonly string[],
): Generator<Problem> {
  for (const [i, row] of rows.entries())
    for (const column of columns) {
      const written = row[column] ?? '';
      if (!/^-?\d+$/.test(written))
        yield makeProblem(placeOf(file, i), 'not-whole-number', { written, column });
    }
}

/** The head is the first line of a file. */
function placeOf(file: string, row: number) {
  return { file: pathOf(file), at: { line: row + 2, col: 1 } };
}

function pathOf(file: string): string {
  return `content/ledger/figures/${file}`;
}
