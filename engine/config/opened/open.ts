// Opens the shorthand of configuration, file by file, so that what follows reads one form only.

import type { Problem } from '../problems.ts';
import type { ConfigCollection, ConfigEntry, ParsedConfig } from '../read.ts';
import { openCall } from './calls.ts';
import { openDecision } from './decisions.ts';
import { openImport } from './imports.ts';
import { openPage } from './pages.ts';
import type { OpenedConfig } from './spec.ts';

/** The same configuration in full, with the mistakes that show on the way; a file that cannot be opened stays known. */
export function openConfig(config: ParsedConfig): OpenedConfig {
  const problems: Problem[] = [];
  const say = (problem: Problem) => problems.push(problem);
  const calls = openEach(config.calls, (entry) =>
    openCall(entry, config.ledger?.spec ?? null, say),
  );
  return {
    ...config,
    calls,
    pages: openEach(config.pages, (entry) => openPage(entry, calls, say)),
    decisions: openEach(config.decisions, (entry) => openDecision(entry, say)),
    imports: openEach(config.imports, (entry) => openImport(entry, say)),
    problems: [...config.problems, ...problems],
  };
}

function openEach<Written, Opened>(
  collection: ConfigCollection<Written>,
  open: (entry: ConfigEntry<Written>) => ConfigEntry<Opened> | null,
): ConfigCollection<Opened> {
  const entries = [...collection.entries.values()].flatMap((entry) => open(entry) ?? []);
  return {
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    known: collection.known,
  };
}
