// Rules about incoming files: what their columns fill, which lines are left aside, which texts stand for codes.

import type { ImportColumnSpec, ImportSpec, LedgerSpec } from '../../../schemas/types.ts';
import { PERIOD_FORMS } from '../../model/calendar.ts';
import type { Problem, Report } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import { listPatternGroups, IMPORT_COLUMN_RULES, imports } from './importColumns.ts';
import { CODES_IN } from './codes.ts';
import { MARKS_IN } from './marked.ts';
import { storedIn } from './facts.ts';
import { compilePattern, type Rules } from './rule.ts';
import { here, problemAt, unknownName } from '../valuePlace.ts';

export const IMPORT_RULES: Rules = {
  'Every import fills a fact or a dimension of the ledger': (context, report) => {
    const ledger = context.config.ledger?.spec;
    if (!ledger) return;
    for (const entry of imports(context)) {
      const { kind, fact, dimension } = entry.spec;
      if (kind === 'ignored') continue;
      const [name = '', known] =
        kind === 'figures' ? [fact, ledger.facts] : [dimension, ledger.dimensions];
      if (name in known) columnsFit(ledger, entry, report);
      if (entry.spec.fileName)
        compilePattern(entry, '/fileName/pattern', entry.spec.fileName.pattern, report);
    }
  },

  'Every amount of an import has one year': (facts, report) => {
    for (const entry of imports(facts)) {
      const { columns } = entry.spec;
      if (columns.every((column) => column.year === undefined)) continue;
      const seen = new Set<string>();
      for (const [i, column] of columns.entries())
        for (const problem of yearProblems(entry, column, i, seen)) report(problem);
      if (columns.some((column) => column.means === 'period'))
        report(
          problemAt(
            here(
              entry,
              `/columns/${columns.findIndex((column) => column.year !== undefined)}/year`,
            ),
            'year-and-period',
          ),
        );
    }
  },

  ...CODES_IN.imports,
  ...MARKS_IN.imports,
  ...IMPORT_COLUMN_RULES,
};

function* yearProblems(
  entry: ConfigEntry<ImportSpec>,
  column: ImportColumnSpec,
  i: number,
  seen: Set<string>,
): Generator<Problem> {
  const { means, year } = column;
  const pointer = `/columns/${i}`;
  if (means !== 'measure') {
    return;
  }
  if (year === undefined)
    return yield problemAt(here(entry, pointer), 'missing-for-kind', {
      written: 'year',
      kind: means,
    });
  const place = `${column.of ?? ''} ${year}`;
  if (seen.has(place))
    yield problemAt(here(entry, `${pointer}/year`), 'repeated-item', { written: place });
  seen.add(place);
}

/** Whether a capturing group of the pattern is used by nothing; groups (?:…) do not count. */
function isGroupLost({ means, pattern = '' }: ImportColumnSpec): boolean {
  const groups = listPatternGroups(pattern);
  const bare = means === 'dimension' && /(?<!\\)\((?!\?)/.test(pattern);
  return hasCodes(means) && (bare || groups.length > 0) && !groups.includes('code');
}

/** Whether what a column holds may be a code that stands within a text. */
function hasCodes(means: ImportColumnSpec['means']): boolean {
  return means === 'dimension' || means === 'member';
}

function columnsFit(ledger: LedgerSpec, entry: ConfigEntry<ImportSpec>, report: Report): void {
  const { fact: name, columns } = entry.spec;
  const fact = name === undefined ? undefined : ledger.facts[name];
  columns.forEach((column, i) => {
    const pointer = `/columns/${i}/of`;
    const of = column.of ?? '';
    if (column.pattern !== undefined && column.means !== 'period') {
      const place = `/columns/${i}/pattern`;
      const reads = compilePattern(entry, place, column.pattern, report);
      if (reads && isGroupLost(column))
        report(problemAt(here(entry, place), 'pattern-without-code'));
    }
    if (column.means === 'period' && !((column.pattern ?? 'MM.YYYY') in PERIOD_FORMS))
      report(
        problemAt(
          here(entry, `/columns/${i}/pattern`),
          'not-allowed',
          { written: column.pattern ?? '' },
          { allowed: Object.keys(PERIOD_FORMS) },
        ),
      );
    if (of === '') return;
    if (fact && (column.means === 'dimension' || column.means === 'name') && !fact.by.includes(of))
      report(
        unknownName(here(entry, pointer), 'unknown-dimension', { written: of, allowed: fact.by }),
      );
    if (fact && column.means === 'measure') {
      const stored = storedIn(fact);
      if (!stored.includes(of))
        report(
          unknownName(
            here(entry, pointer),
            of in fact.measures ? 'computed-measure' : 'unknown-measure',
            { written: of, allowed: stored },
          ),
        );
    }
    if (!fact && (column.means === 'measure' || column.means === 'name'))
      report(
        problemAt(here(entry, `/columns/${i}/means`), 'not-for-kind', {
          written: column.means,
          kind: entry.spec.kind,
        }),
      );
    const target = /^(.+):(.+)$/.exec(of)?.[1];
    if (column.means === 'member' && target && !(target in ledger.dimensions))
      report(
        unknownName(here(entry, pointer), 'unknown-dimension', {
          written: target,
          allowed: Object.keys(ledger.dimensions),
        }),
      );
  });
}
