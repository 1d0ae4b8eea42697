// Opens the shorthand of configuration, file by file, so that what follows reads one form only.

import type { Problem } from '../problems.ts';
import type { ParsedConfig } from '../read.ts';
import { type ConfigCollection, type ConfigEntry, isDamaged } from '../entry.ts';
import { openCall } from './calls.ts';
import { openConditions } from './conditions.ts';
import { openDecision } from './decisions.ts';
import { openImport } from './imports.ts';
import { LimitOpener } from './limits.ts';
import { openPage, openRedirect } from './pages.ts';
import type { OpenedConfig, OpenedFilters } from './spec.ts';

/** The same configuration in full, with the mistakes that show on the way; a file that cannot be opened stays known. */
export function openConfig(config: ParsedConfig): OpenedConfig {
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const { portal, filters } = config;
  const limits = new LimitOpener(
    portal && !isDamaged(portal, 'limits') ? (portal.spec.limits ?? {}) : null,
    report,
  );
  // a limit that could not be put in its place has been named: whatever reads filters takes none for left out
  const bounded = filters && (limits.open(filters) as ConfigEntry<OpenedFilters>);
  const open = <Spec>(entry: ConfigEntry<Spec>) =>
    openConditions(limits.open(entry), bounded?.spec ?? {}, report);
  const calls = openEach(config.calls, (entry) =>
    openCall(open(entry), config.ledger?.spec ?? null, report),
  );
  const { known } = config.pages;
  return {
    ...config,
    calls,
    ledger: config.ledger && open(config.ledger),
    decisions: openEach(config.decisions, (entry) =>
      openDecision(openConditions(entry, bounded?.spec ?? {}, report), report),
    ),
    filters: bounded && openConditions(bounded, bounded.spec, report),
    pages: openEach(config.pages, (entry) =>
      openRedirect(openPage(open(entry), { calls, filters: bounded?.spec ?? {} }, report), known),
    ),
    forms: openEach(config.forms, (entry) => limits.open(entry)),
    limits: limits.read,
    imports: openEach(config.imports, (entry) => openImport(entry, report)),
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
