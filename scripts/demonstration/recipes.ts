// The recipes of the demonstration figures, read from content and checked: weights, mixes, totals.

import { join } from 'node:path';

import type { DemonstrationSpec, RecipeSpec } from '../../schemas/types.ts';
import {
  assertDefined,
  checkSource,
  ConfigError,
  loadSchemas,
  makeProblem,
  readDelimited,
  readDictionaries,
  readSource,
  START,
  type Dictionary,
  type Folders,
  type Problem,
  type Schemas,
  type Source,
} from '../../engine/publish.ts';

/** What only the demonstration says of members that every ledger has, below the content. */
export const KEYS_FILE = 'ledger/demonstration/keys.csv';

/** Where the recipes lie, below the content. */
export const RECIPES = 'ledger/demonstration.yaml';

/** The month profile of the one row that a rule makes. */
export const BALANCE = 'balance';

/** A line of a file by its columns. */
export type FigureRow = Readonly<Record<string, string>>;

export interface Demonstration {
  readonly source: Source;
  readonly schemas: Schemas;
  readonly spec: DemonstrationSpec;
  /** File name → its records as written. */
  readonly files: ReadonlyMap<string, readonly FigureRow[]>;
  /** Lines of the file of keys: a code and its attributes; none where the portal has no such file. */
  readonly keys: readonly FigureRow[];
  /** Every dictionary of the portal, those of the demonstration last. */
  readonly dictionaries: readonly Dictionary[];
  /** JSON templates by file name. */
  readonly templates: ReadonlyMap<string, unknown>;
}

/** Reads the recipes of a portal with its files. Throws ConfigError where they have mistakes. */
export function readDemonstration(folders: Folders): Demonstration {
  const { content, files: disk } = folders;
  const shown = `content/${RECIPES}`;
  const bytes = disk.read(join(content, RECIPES));
  if (!bytes)
    throw new ConfigError([
      makeProblem({ file: shown, at: START }, 'missing-file', {
        written: 'demonstration.yaml',
      }),
    ]);
  const schemas = loadSchemas(folders);
  const parsed = readSource(shown, bytes);
  const checked = parsed.source
    ? checkSource(parsed.source, schemas, 'demonstration.schema.json')
    : null;
  const problems: Problem[] = [...parsed.problems, ...(checked?.problems ?? [])];
  if (problems.length > 0) throw new ConfigError(problems);
  const spec = assertDefined(checked).data as DemonstrationSpec;
  const files = new Map<string, readonly FigureRow[]>();
  for (const name of listFiles(spec)) {
    const file = `content/ledger/figures/${name}`;
    const at = join(content, 'ledger', 'figures', name);
    const held = disk.read(at);
    if (held) files.set(name, readRows(file, new TextDecoder().decode(held)));
    else problems.push(makeProblem({ file, at: START }, 'missing-file', { written: name }));
  }
  const templates = new Map<string, unknown>();
  const wanted = templatesIn(JSON.stringify([spec.members, spec.shared]));
  for (const name of wanted) {
    const at = join(content, 'ledger', 'templates', name);
    const held = disk.read(at);
    if (held) {
      const text = new TextDecoder().decode(held);
      templates.set(name, JSON.parse(text));
      // one template may hold another
      for (const other of templatesIn(text)) wanted.add(other);
    } else
      problems.push(
        makeProblem({ file: `content/ledger/templates/${name}`, at: START }, 'missing-file', {
          written: name,
        }),
      );
  }
  if (problems.length > 0) throw new ConfigError(problems);
  const keys = disk.read(join(content, KEYS_FILE));
  return {
    source: assertDefined(parsed.source),
    schemas,
    spec,
    files,
    keys: keys ? readRows(`content/${KEYS_FILE}`, new TextDecoder().decode(keys)) : [],
    // what is wrong with them is found where the portal is read
    dictionaries: readDictionaries(folders, []),
    templates,
  };
}

function listFiles(spec: DemonstrationSpec): string[] {
  const named = spec.recipes.flatMap((recipe: RecipeSpec) => [
    recipe.figures,
    ...(recipe.mix ? [recipe.mix.file] : []),
  ]);
  const rows = (spec.members ?? []).flatMap(({ each }) =>
    each.flatMap((loop) => (loop.rows === undefined ? [] : [loop.rows])),
  );
  const shared = (spec.shares ?? []).map((share) => share.rows);
  return [...new Set([spec.totals, ...named, ...rows, ...shared])];
}

/** The JSON templates that a text names in quotes. */
function templatesIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/"([\w-]+\.json)"/g), ([, name]) => assertDefined(name)));
}

function readRows(file: string, text: string): FigureRow[] {
  const [header, ...records] = [...readDelimited(file, text, ';')];
  return records.map((rec) =>
    Object.fromEntries(assertDefined(header).fields.map((name, i) => [name, rec.fields[i] ?? ''])),
  );
}
