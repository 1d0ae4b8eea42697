// What is wrong with the files of the demonstration figures: columns that are not there, rhythms, codes and weights of their lines.

import type { LedgerSpec, RecipeSpec } from '../../schemas/types.ts';
import {
  here,
  isCode,
  makeProblem,
  START,
  unknownName,
  type Dictionary,
  type Problem,
} from '../../engine/publish.ts';
import type { RecipeFiles } from './recipeProblems.ts';
import { BALANCE, KEYS_FILE, type FigureRow } from './recipes.ts';

/** Yields a problem for each mistake; lines of a file are checked only where all its columns are there, and once. */
export function* figureProblems(read: RecipeFiles, ledger: LedgerSpec): Generator<Problem> {
  const { spec, files } = read;
  const said = new Set<string>();
  yield* columnProblems(read, '/totals', spec.totals, [
    ['fact', ''],
    ['year', ''],
    ['total', ''],
  ]);
  yield* numberProblems(spec.totals, files.get(spec.totals) ?? [], ['year', 'total']);
  yield* keyProblems(read, ledger);
  yield* successorProblems(read);
  for (const [i, recipe] of spec.recipes.entries()) {
    const base = `/recipes/${i}`;
    const wanted = listColumns(recipe);
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
function listColumns({ columns, parts, mix }: RecipeSpec): [string, string][] {
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
      yield makeProblem({ file: buildPath(file), at: START }, 'missing-key', {
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
  const executions = Object.keys(spec.executions ?? {});
  for (const [i, row] of rows.entries()) {
    const written = row['rhythm'] ?? '';
    if (!rhythms.includes(written)) {
      const place = placeOf(recipe.figures, i);
      yield makeProblem(place, 'unknown-rhythm', { written }, { allowed: rhythms });
    }
    const execution = row['execution'] ?? '';
    if (execution !== '' && !executions.includes(execution)) {
      const place = placeOf(recipe.figures, i);
      const words = { written: execution };
      yield makeProblem(place, 'unknown-execution', words, { allowed: executions });
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

/** What is wrong with the file of keys: its columns, codes that are no member, weights. */
function* keyProblems(
  { spec, keys: rows, dictionaries }: RecipeFiles,
  { dimensions }: LedgerSpec,
): Generator<Problem> {
  const { keys } = spec;
  const [first] = rows;
  if (!keys || !first) return;
  const { dimension: name } = keys;
  const file = `content/${KEYS_FILE}`;
  const head = Object.keys(first);
  const wanted = [name, keys.weight, keys.kind, keys.detail].filter((each) => !head.includes(each));
  for (const written of wanted) yield makeProblem({ file, at: START }, 'missing-key', { written });
  if (wanted.length > 0) return;
  const own = dictionaries.filter(({ dimension }) => dimension === name);
  const known = new Set(own.flatMap(codesIn));
  const dimension = dimensions[name];
  for (const [i, row] of rows.entries()) {
    const at = { file, at: { line: i + 2, col: 1 } };
    const written = row[name] ?? '';
    if (dimension && !isCode(dimension, written))
      yield makeProblem(at, 'wrong-code', { written, dimension: name, wanted: dimension.code });
    else if (!known.has(written))
      yield makeProblem(at, 'unknown-member', { written, dimension: name });
    const weight = row[keys.weight] ?? '';
    if (!/^\d*$/.test(weight))
      yield makeProblem(at, 'not-whole-number', { written: weight, column: keys.weight });
  }
}

/** Keys that follow others and are in no dictionary. */
function* successorProblems({ spec, dictionaries }: RecipeFiles): Generator<Problem> {
  const { dimension, successor = '' } = spec.keys ?? {};
  const own = dictionaries.filter((each) => each.dimension === dimension);
  const known = new Set(own.flatMap(codesIn));
  for (const { file, head, rows } of own) {
    const column = head.indexOf(successor);
    for (const { line, cells } of column === -1 ? [] : rows) {
      const written = cells[column] ?? '';
      const words = { written, dimension: dimension ?? '' };
      if (written !== '' && !known.has(written))
        yield makeProblem({ file, at: { line, col: 1 } }, 'unknown-member', words);
    }
  }
}

function codesIn({ rows }: Dictionary): string[] {
  return rows.map(({ cells: [code = ''] }) => code);
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
  rows: readonly FigureRow[],
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
  return { file: buildPath(file), at: { line: row + 2, col: 1 } };
}

function buildPath(file: string): string {
  return `content/ledger/figures/${file}`;
}
