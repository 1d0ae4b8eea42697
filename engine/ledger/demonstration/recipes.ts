// The recipes of the demonstration figures, read from content and checked: weights, mixes, totals.

import { join } from 'node:path';

import type { DemonstrationSpec, RecipeSpec } from '../../../schemas/types.ts';
import { there } from '../../model/lookup.ts';
import { ConfigError, makeProblem, START, type Problem } from '../../config/problems.ts';
import { checkSource, readSource, schemasOf } from '../../config/kept.ts';
import type { Folders } from '../../config/read.ts';
import type { Source } from '../../config/yaml.ts';
import { readDelimited } from '../import/delimited.ts';

/** The month profile of the one row that a rule makes. */
export const BALANCE = 'balance';

export interface Demonstration {
  readonly source: Source;
  readonly spec: DemonstrationSpec;
  /** File name → its records as written. */
  readonly files: ReadonlyMap<string, readonly Readonly<Record<string, string>>[]>;
  /** JSON templates by file name. */
  readonly templates: ReadonlyMap<string, unknown>;
}

/** Reads `content/ledger/demonstration.yaml` with its files. Throws ConfigError where they have mistakes. */
export function readDemonstration(folders: Folders): Demonstration {
  const { content, files: disk } = folders;
  const shown = 'content/ledger/demonstration.yaml';
  const path = join(content, 'ledger', 'demonstration.yaml');
  const bytes = disk.read(path);
  if (!bytes)
    throw new ConfigError([
      makeProblem({ file: shown, at: START }, 'missing-file', {
        written: 'demonstration.yaml',
      }),
    ]);
  const parsed = readSource(shown, bytes);
  const checked = parsed.source
    ? checkSource(parsed.source, schemasOf(folders), 'demonstration.schema.json')
    : null;
  const problems: Problem[] = [...parsed.problems, ...(checked?.problems ?? [])];
  if (problems.length > 0) throw new ConfigError(problems);
  const spec = there(checked).data as DemonstrationSpec;
  const files = new Map<string, Readonly<Record<string, string>>[]>();
  for (const name of filesOf(spec)) {
    const file = `content/ledger/figures/${name}`;
    const at = join(content, 'ledger', 'figures', name);
    const held = disk.read(at);
    if (held) files.set(name, readRows(file, new TextDecoder().decode(held)));
    else problems.push(makeProblem({ file, at: START }, 'missing-file', { written: name }));
  }
  const templates = new Map<string, unknown>();
  for (const name of templatesOf(spec)) {
    const at = join(content, 'ledger', 'templates', name);
    const held = disk.read(at);
    if (held) templates.set(name, JSON.parse(new TextDecoder().decode(held)));
    else
      problems.push(
        makeProblem({ file: `content/ledger/templates/${name}`, at: START }, 'missing-file', {
          written: name,
        }),
      );
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return { source: there(parsed.source), spec, files, templates };
}

function filesOf(spec: DemonstrationSpec): string[] {
  const named = spec.recipes.flatMap((recipe: RecipeSpec) => [
    recipe.figures,
    ...(recipe.mix ? [recipe.mix.file] : []),
  ]);
  return [...new Set([spec.totals, ...named])];
}

function templatesOf(spec: DemonstrationSpec): string[] {
  const named = (spec.members ?? []).flatMap((template) =>
    Object.values(template.attributes ?? {}),
  );
  return [...new Set(named.filter((text) => text.endsWith('.json')))];
}

function readRows(file: string, text: string): Readonly<Record<string, string>>[] {
  const [header, ...records] = [...readDelimited(file, text, ';')];
  return records.map((rec) =>
    Object.fromEntries(there(header).fields.map((name, i) => [name, rec.fields[i] ?? ''])),
  );
}
