// Rules about the columns of incoming files taken together: nothing is filled twice, nothing that is needed stays empty.

import type { ImportColumnSpec, ImportSpec, LedgerSpec } from '../../../schemas/types.ts';
import type { Problem } from '../problems.ts';
import type { ConfigEntry } from '../entry.ts';
import { toLatin } from '../suggest.ts';
import { storedIn } from './facts.ts';
import type { RuleContext, Rules } from './rule.ts';
import { here, problemAt, problemAtKey, unknownName } from '../valuePlace.ts';

type Import = ConfigEntry<ImportSpec>;

/** Groups that the pattern of a file's name can have beside names of dimensions. */
const NAME_GROUPS = ['year', 'from', 'to', 'grain'];
export const IMPORT_COLUMN_RULES: Rules = {
  'No two columns of an import have one name or fill one thing': (context, report) => {
    const ledger = context.config.ledger?.spec;
    for (const entry of imports(context)) {
      // of two that are exchanged the first says it all
      let exchanged = false;
      const names = new Map<string, number>();
      const filled = new Map<string, string>();
      entry.spec.columns.forEach((column, i) => {
        const at = (key: string) => here(entry, `/columns/${i}/${key}`);
        // of JSON one key may fill several fields
        const again = entry.spec.syntax === 'json' && column.means === 'member';
        if (names.has(column.name) && !again)
          return report(problemAt(at('name'), 'repeated-item', { written: column.name }));
        names.set(column.name, i);
        const own = ledger?.facts[entry.spec.fact ?? '']?.measures ?? {};
        if (
          column.means === 'measure' &&
          column.name in own &&
          (column.of ?? '') in own &&
          column.of !== column.name &&
          !exchanged
        ) {
          exchanged = true;
          const words = { written: column.name, other: column.of ?? '' };
          report(problemAt(at('of'), 'column-of-other', words));
        }
        const thing = thingOf(column);
        const other = thing === null ? undefined : filled.get(thing);
        if (thing === null) return;
        if (other === undefined || exchanged) filled.set(thing, column.name);
        // what a pattern finds goes before what an earlier field said
        else if (column.year === undefined && !(again && column.pattern?.includes('(?<code>')))
          report(
            problemAt(at(column.of === undefined ? 'means' : 'of'), 'filled-twice', {
              written: column.of ?? column.means,
              other,
            }),
          );
      });
    }
  },

  'Every column of a table is named in Latin letters': (context, report) => {
    for (const entry of imports(context)) {
      entry.spec.columns.forEach((column, i) => {
        if (entry.spec.syntax === 'delimited' && NOT_LATIN.test(column.name))
          report(notLatin(entry, i, column.name));
      });
    }
  },

  'Every import says when its figures are, and whose': (context, report) => {
    const ledger = context.config.ledger?.spec;
    for (const entry of ledger ? imports(context) : []) {
      if (!ledger || context.isBroken(entry.source.file, '')) continue;
      if (entry.spec.kind === 'figures')
        for (const problem of lackingIn(ledger, entry)) report(problem);
      if (entry.spec.kind === 'members')
        for (const field of ['code', 'title'])
          if (!entry.spec.columns.some((column) => column.of === field) && !entry.spec.set?.[field])
            report(
              problemAtKey(here(entry, '/columns'), 'import-without-member', { written: field }),
            );
    }
  },

  'No import takes the files of another': (context, report) => {
    const heads = new Map<string, Import>();
    for (const entry of imports(context)) {
      const { syntax, separator = ';', headerLines = 1, columns } = entry.spec;
      if (syntax !== 'delimited') continue;
      const head = JSON.stringify([separator, headerLines, columns.map(({ name }) => name)]);
      const other = heads.get(head);
      const told = other?.spec.columns.some(({ pattern, means }) => pattern && means !== 'period');
      if (other && !told && !context.isBroken(entry.source.file, ''))
        report(problemAtKey(here(entry, '/columns'), 'same-header', { other: other.source.file }));
      else if (!other) heads.set(head, entry);
    }
  },

  'Every stored measure of a fact that is imported is filled by some import': (context, report) => {
    const ledger = context.config.ledger?.spec;
    for (const [name, fact] of Object.entries(ledger?.facts ?? {})) {
      const filling = imports(context).filter(({ spec }) => spec.fact === name);
      const [first] = filling;
      if (!first || filling.some(({ source }) => context.isBroken(source.file, ''))) continue;
      const filled = filling.flatMap(({ spec }) => spec.columns.map(({ of }) => of));
      for (const written of storedIn(fact))
        if (!filled.includes(written))
          report({
            ...problemAtKey(here(first, '/columns'), 'measure-not-filled', { written, fact: name }),
            severity: 'warning',
          });
    }
  },
};

const NOT_LATIN = /[^\x20-\x7e\t]/;

/** Every import of the portal that reads. */
export function imports(context: RuleContext): Import[] {
  return [...context.config.imports.entries.values()];
}

/** What a column fills, as far as only one may; amounts of stated years are told apart elsewhere. */
function thingOf({ means, of = '', locale = '', year }: ImportColumnSpec): string | null {
  if (means === 'ignore' || year !== undefined) return null;
  return `${means} ${of} ${locale}`;
}

function notLatin(entry: Import, i: number, written: string): Problem {
  const place = here(entry, `/columns/${i}/name`);
  const latin = toLatin(written);
  return NOT_LATIN.test(latin)
    ? problemAt(place, 'not-latin-column', { written })
    : unknownName(place, 'unknown-column', { written, allowed: [latin] });
}

/** What figures cannot do without: a period, amounts, the codes by which they are told apart. */
function* lackingIn(ledger: LedgerSpec, entry: Import): Generator<Problem> {
  const { columns, fileName, set = {}, timeless = false } = entry.spec;
  const fact = ledger.facts[entry.spec.fact ?? ''];
  if (!fact) return;
  const groups = listPatternGroups(fileName?.pattern ?? '');
  const stated = columns.findIndex(({ means, year }) => means === 'period' || year !== undefined);
  if (timeless && stated !== -1)
    yield problemAtKey(here(entry, `/columns/${stated}`), 'timeless-and-period');
  if (stated === -1 && !timeless && !(groups.includes('year') && groups.includes('to')))
    return yield problemAtKey(
      here(entry, fileName ? '/fileName' : '/columns'),
      'import-without-period',
    );
  if (!columns.some(({ means }) => means === 'measure'))
    yield problemAtKey(here(entry, '/columns'), 'import-without-measure');
  const fills = (name: string) =>
    name in set || columns.some(({ means, of }) => means === 'dimension' && of === name);
  const trees = fact.by.filter((name) => ledger.dimensions[name]?.kind === 'tree');
  const needed = [
    ...fact.by.filter((name) => ledger.dimensions[name]?.kind !== 'tree'),
    ...(trees.some(fills) ? [] : trees.slice(0, 1)),
  ];
  for (const name of needed)
    if (!fills(name))
      yield problemAtKey(here(entry, '/columns'), 'import-without-dimension', {
        written: name,
        fact: entry.spec.fact ?? '',
      });
  const known = [...NAME_GROUPS, ...fact.by];
  for (const group of groups)
    if (!known.includes(group))
      yield unknownName(here(entry, '/fileName/pattern'), 'unknown-group', {
        written: group,
        allowed: known,
      });
  if (fileName?.grain && !groups.includes('grain'))
    yield problemAtKey(here(entry, '/fileName/grain'), 'not-for-kind', {
      written: 'grain',
      kind: entry.spec.kind,
    });
}

/** Names of the groups of a pattern. */
export function listPatternGroups(pattern: string): string[] {
  return [...pattern.matchAll(/\(\?<([A-Za-z_$][\w$-]*)>/g)].flatMap(([, name]) => name ?? []);
}
