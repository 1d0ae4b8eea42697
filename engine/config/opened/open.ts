// Opens the shorthand of configuration, file by file, so that what follows reads one form only.

import type { LedgerSpec } from '../../../schemas/types.ts';
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
  const names = namesOf(config);
  const calls = openEach(config.calls, (entry) => openCall(entry, names, say));
  return {
    ...config,
    calls,
    pages: openEach(config.pages, (entry) => openPage(entry, calls, say)),
    decisions: openEach(config.decisions, (entry) => openDecision(entry, say)),
    imports: openEach(config.imports, (entry) => openImport(entry, say)),
    problems: [...config.problems, ...problems],
  };
}

/** What the ledger gives a name to. A title that lacks a language is named there, not in every call that has it. */
function namesOf({ ledger, portal }: ParsedConfig): LedgerSpec | null {
  if (!ledger) return null;
  const languages = portal?.spec.locales.map(({ code }) => code) ?? [];
  const complete = (title: Record<string, string>): Record<string, string> => {
    const [some = ''] = Object.values(title);
    return { ...Object.fromEntries(languages.map((code) => [code, some])), ...title };
  };
  const titles = Object.entries(ledger.spec.rowTitles ?? {}).map(
    ([code, title]) => [code, complete(title as Record<string, string>)] as const,
  );
  return { ...ledger.spec, rowTitles: Object.fromEntries(titles) };
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
