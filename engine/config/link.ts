// Links names to things across files: a map from an English sentence to the check that finds where it is not true.

import type { PortalSpec } from '../../schemas/types.ts';
import type { ConfigCollection } from './read.ts';
import type { Problem } from './problems.ts';
import type { OpenedConfig } from './opened/spec.ts';
import type { Schemas } from './schemas.ts';
import { ADDRESS_TRUTHS } from './truths/addresses.ts';
import { ANSWER_TRUTHS } from './truths/answers.ts';
import { CALL_DECISION_TRUTHS } from './truths/callDecisions.ts';
import { CALL_TRUTHS } from './truths/calls.ts';
import { CHART_TRUTHS } from './truths/charts.ts';
import { COLLECTION_TRUTHS } from './truths/collections.ts';
import { COVERAGE_TRUTHS, ROW_TRUTHS } from './truths/coverage.ts';
import { DECISION_TRUTHS } from './truths/decisions.ts';
import { DESTINATION_TRUTHS } from './truths/destinations.ts';
import { DICTIONARY_TRUTHS } from './truths/dictionaries.ts';
import { DOCUMENT_TRUTHS } from './truths/documents.ts';
import { EMBED_TRUTHS } from './truths/embeds.ts';
import { ENTRY_TRUTHS } from './truths/entries.ts';
import { EXAMPLE_TRUTHS } from './truths/examples.ts';
import { FILTER_TRUTHS } from './truths/filters.ts';
import { FORM_TRUTHS } from './truths/forms.ts';
import { IMPORT_TRUTHS } from './truths/imports.ts';
import { LANGUAGE_TRUTHS, spokenLanguages } from './truths/languages.ts';
import { LEDGER_TRUTHS } from './truths/ledger.ts';
import { MESSAGE_TRUTHS } from './truths/messages.ts';
import { LIMIT_TRUTHS } from './truths/limits.ts';
import { PAGE_LIST_TRUTHS } from './truths/pageLists.ts';
import { PAGE_TRUTHS } from './truths/pages.ts';
import { PHRASE_TRUTHS } from './truths/phrases.ts';
import { PROSE_TRUTHS } from './truths/prose.ts';
import { SITE_TRUTHS } from './truths/site.ts';
import { TAB_ORDER_TRUTHS } from './truths/tabOrder.ts';
import { TEXT_TRUTHS } from './truths/texts.ts';
import { UNUSED_TRUTHS } from './truths/unused.ts';
import { VALUE_MODE_TRUTHS } from './truths/valueModes.ts';
import { VALUE_TRUTHS } from './truths/values.ts';
import type { Vocabularies } from './shape.ts';
import type { Facts, Truth, Truths } from './truths/truth.ts';

/** A room of truths, and the files without which they cannot be told. */
interface Room {
  readonly truths: Truths;
  readonly needs: readonly ('portal' | 'filters' | 'ledger')[];
}

/** In this order: what others build on comes first. */
function roomsOf({ kinds, shapes }: Pick<Vocabularies, 'kinds' | 'shapes'>): readonly Room[] {
  const own = [...Object.values(shapes), ...Object.values(kinds)].map(({ truths = {} }) => ({
    truths,
    needs: ['filters'] as const,
  }));
  return [
    { truths: LANGUAGE_TRUTHS, needs: ['portal'] },
    { truths: FILTER_TRUTHS, needs: ['portal'] },
    { truths: LEDGER_TRUTHS, needs: ['filters', 'ledger'] },
    { truths: DICTIONARY_TRUTHS, needs: ['ledger'] },
    { truths: PHRASE_TRUTHS, needs: ['ledger'] },
    { truths: IMPORT_TRUTHS, needs: ['ledger'] },
    { truths: CALL_TRUTHS, needs: ['filters'] },
    { truths: EXAMPLE_TRUTHS, needs: ['filters'] },
    { truths: SITE_TRUTHS, needs: ['portal'] },
    { truths: VALUE_MODE_TRUTHS, needs: ['portal'] },
    { truths: ADDRESS_TRUTHS, needs: ['portal'] },
    { truths: TAB_ORDER_TRUTHS, needs: ['portal'] },
    { truths: PAGE_TRUTHS, needs: ['portal'] },
    { truths: PAGE_LIST_TRUTHS, needs: ['portal'] },
    { truths: EMBED_TRUTHS, needs: ['portal'] },
    { truths: ANSWER_TRUTHS, needs: ['filters'] },
    { truths: DECISION_TRUTHS, needs: ['filters'] },
    { truths: CALL_DECISION_TRUTHS, needs: ['filters'] },
    { truths: ROW_TRUTHS, needs: ['filters'] },
    { truths: VALUE_TRUTHS, needs: ['filters'] },
    { truths: COVERAGE_TRUTHS, needs: ['filters'] },
    { truths: LIMIT_TRUTHS, needs: ['portal'] },
    { truths: DESTINATION_TRUTHS, needs: ['portal', 'filters'] },
    { truths: FORM_TRUTHS, needs: [] },
    { truths: CHART_TRUTHS, needs: [] },
    { truths: TEXT_TRUTHS, needs: ['portal'] },
    { truths: MESSAGE_TRUTHS, needs: ['portal'] },
    { truths: PROSE_TRUTHS, needs: ['portal'] },
    { truths: DOCUMENT_TRUTHS, needs: ['portal'] },
    { truths: COLLECTION_TRUTHS, needs: ['portal'] },
    { truths: ENTRY_TRUTHS, needs: ['portal'] },
    ...own,
    { truths: UNUSED_TRUTHS, needs: ['portal', 'filters'] },
  ];
}

/** Everything that must be true of a portal with these kinds of block and shapes of answer, by its sentence. */
export function truthsOf(vocabularies: Pick<Vocabularies, 'kinds' | 'shapes'>): Truths {
  return Object.assign({}, ...roomsOf(vocabularies).map(({ truths }) => truths)) as Truths;
}

/** Stands in where portal.yaml cannot be read: what needs it is not asked then. */
const NO_PORTAL = { locales: [], queries: {}, home: '' } as unknown as PortalSpec;

/** Every problem that only shows when files are seen together. What depends on a file or an entry with a mistake keeps silent about it. */
export function linkConfig(
  config: OpenedConfig,
  schemas: Schemas,
  { kinds, shapes, tryChart }: Vocabularies,
): Problem[] {
  const problems: Problem[] = [];
  const hasProblem: Facts['hasProblem'] = (file, codes) =>
    problems.some((problem) => problem.file === file && codes.includes(problem.code));
  const isBroken: Facts['isBroken'] = (file, pointer) =>
    [...config.problems, ...problems].some(
      (problem) =>
        problem.file === file &&
        problem.severity === 'error' &&
        (problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`)),
    );
  const filters = config.filters?.spec ?? {};
  const damaged = (config.filters?.damaged ?? []).map((pointer) => pointer.slice(1));
  const portal = config.portal?.spec ?? NO_PORTAL;
  const facts: Omit<Facts, 'config'> = {
    schemas,
    shapes,
    tryChart,
    locales: spokenLanguages(config, portal),
    portal,
    filters,
    filterNames: new Set([...Object.keys(filters), ...damaged]),
    kinds,
    hasProblem,
    isBroken,
  };
  let left = config;
  for (const { truths, needs } of roomsOf({ kinds, shapes })) {
    if (needs.some((file) => left[file] === null)) continue;
    for (const truth of Object.values(truths))
      tell(truth, { ...facts, config: left }, config.problems, problems);
    left = withoutBroken(left, (file) => isBroken(file, ''));
  }
  return problems;
}

/** A truth may stumble over what is damaged; where nothing is, that is a fault of its own. */
function tell(truth: Truth, facts: Facts, read: readonly Problem[], problems: Problem[]): void {
  try {
    truth(facts, (problem) => problems.push(problem));
  } catch (error) {
    if (read.length + problems.length === 0) throw error;
  }
}

/** The model and the calls that have mistakes are not there for whoever comes after: their names stay known. */
function withoutBroken(config: OpenedConfig, isBroken: (file: string) => boolean): OpenedConfig {
  const whole = <Spec>({ entries, known }: ConfigCollection<Spec>): ConfigCollection<Spec> => ({
    known,
    entries: new Map([...entries].filter(([, { source }]) => !isBroken(source.file))),
  });
  return {
    ...config,
    ledger: config.ledger && isBroken(config.ledger.source.file) ? null : config.ledger,
    calls: whole(config.calls),
    imports: whole(config.imports),
    charts: whole(config.charts),
  };
}
