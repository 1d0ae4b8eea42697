// What is wrong with the recipes of the demonstration figures beside the model: names that are not there, months and years, columns and codes of their files.

import type { LedgerSpec } from '../../schemas/types.ts';
import { here, problemAt, unknownName, type Problem } from '../../engine/publish.ts';
import { figureProblems } from './figureProblems.ts';
import { nameProblems } from './recipeNames.ts';
import type { Demonstration } from './recipes.ts';

/** What recipes are held against, beside the model. */
export type RecipeFiles = Omit<Demonstration, 'templates'>;

/** Every mistake that shows when the recipes are held against the model of the figures. */
export function recipeProblems(read: RecipeFiles, ledger: LedgerSpec): Problem[] {
  const { from, through } = read.spec;
  const order =
    from > through
      ? [
          problemAt(here(read, '/through'), 'out-of-range', {
            written: through,
            wanted: `≥ ${from} (from)`,
          }),
        ]
      : [];
  const problems = [
    ...order,
    ...nameProblems(read, ledger),
    ...rhythmProblems(read),
    ...braceProblems(read),
  ];
  return problems.length > 0 ? problems : [...figureProblems(read, ledger)];
}

/** Rhythms that fall, and totals without a line for one of the years. */
function* rhythmProblems(read: RecipeFiles): Generator<Problem> {
  const { spec, files } = read;
  for (const [name, reached] of Object.entries(spec.rhythms))
    for (const [i, value] of reached.entries()) {
      const before = reached[i - 1] ?? 0;
      if (value < before)
        yield problemAt(here(read, `/rhythms/${name}/${i}`), 'falling-rhythm', {
          written: String(value),
          before: String(before),
        });
    }
  const [first, last] = [spec.from, spec.through].map((month) => Number(month.slice(0, 4)));
  const years = Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, i) => (first ?? 0) + i);
  const said = new Set<string>();
  for (const [i, { total }] of spec.recipes.entries())
    for (const [k, written] of total.entries()) {
      const lines = (files.get(spec.totals) ?? []).filter((row) => row['fact'] === written);
      const missing = years.filter((year) => !lines.some((row) => Number(row['year']) === year));
      if (lines.length > 0 && missing.length > 0 && !said.has(written))
        yield problemAt(here(read, `/recipes/${i}/total/${k}`), 'total-without-year', {
          written,
          file: spec.totals,
          years: missing.join(', '),
        });
      said.add(written);
    }
}

/** Braces of templates that name neither what these are repeated over nor anything else that is known. */
function* braceProblems(read: RecipeFiles): Generator<Problem> {
  const checks = Object.keys(read.spec.checks ?? {});
  for (const [i, template] of (read.spec.members ?? []).entries()) {
    const { code, parent = '', title, attributes = {} } = template;
    const texts = Object.entries({
      code,
      parent,
      ...Object.fromEntries(Object.entries(title).map(([key, text]) => [`title/${key}`, text])),
      ...Object.fromEntries(
        Object.entries(attributes).map(([key, text]) => [`attributes/${key}`, text]),
      ),
    });
    const loops = [...template.each.map((loop) => loop.as), 'this', 'n'];
    for (const [key, text] of texts)
      for (const [, check, name] of text.matchAll(/\{(?:wrong:([\w-]+)|(\w+)(?=[.:+}-]))/g)) {
        const written = check ?? name ?? '';
        const allowed = check === undefined ? loops : checks;
        const place = here(read, `/members/${i}/${key}`);
        if (written !== 'pick' && !allowed.includes(written))
          yield unknownName(place, 'unknown-in-braces', { written, allowed });
      }
  }
}
