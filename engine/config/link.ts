// Runs all rules that need several files; each rule is an English sentence with a check.

import type { ConfigCollection } from './entry.ts';
import type { Problem } from './problems.ts';
import type { OpenedConfig, OpenedPortal } from './opened/spec.ts';
import type { Schemas } from './schemas.ts';
import { ADDRESS_RULES, REDIRECT_RULES } from './rules/addresses.ts';
import { ALIKE_RULES } from './rules/alike.ts';
import { ANSWER_RULES } from './rules/answers.ts';
import { CALL_DECISION_RULES } from './rules/callDecisions.ts';
import { CALL_RULES } from './rules/calls.ts';
import { CHART_RULES } from './rules/charts.ts';
import { DESTINATION_RULES } from './rules/destinations.ts';
import { CONDITION_RULES, SENTENCE_RULES } from './rules/sentences.ts';
import { COVERAGE_RULES, ROW_RULES } from './rules/coverage.ts';
import { DECISION_RULES } from './rules/decisions.ts';
import { DICTIONARY_RULES } from './rules/dictionaries.ts';
import { DICTIONARY_CODE_RULES, PHRASE_RULES } from './rules/members.ts';
import { DOCUMENT_RULES } from './rules/documents.ts';
import { EMBED_RULES, SITE_RULES } from './rules/site.ts';
import { ENTRY_RULES } from './rules/entries.ts';
import { EASY_RULES } from './rules/easy.ts';
import { EXAMPLE_RULES } from './rules/examples.ts';
import { FILTER_RULES } from './rules/filters.ts';
import { FORM_RULES } from './rules/forms.ts';
import { IMPORT_RULES } from './rules/imports.ts';
import { LANGUAGE_RULES, spokenLanguages } from './rules/languages.ts';
import { LEDGER_RULES } from './rules/ledger.ts';
import { MEANING_RULES } from './rules/meaning.ts';
import { MESSAGE_RULES } from './rules/messages.ts';
import { UNUSED_RULES } from './rules/unused.ts';
import { PAGE_RULES, TITLE_RULES } from './rules/pages.ts';
import { PROSE_RULES } from './rules/prose.ts';
import { PURPOSE_RULES } from './rules/purpose.ts';
import { NAMES_IN, LATE_NAMES } from './rules/references.ts';
import { TAB_ORDER_RULES } from './rules/tabOrder.ts';
import { TEXT_RULES } from './rules/texts.ts';
import { UNIT_RULES } from './rules/units.ts';
import { VOCABULARY_RULES } from './rules/vocabulary.ts';
import { VALUE_RULES } from './rules/values.ts';
import type { Vocabularies } from './kind.ts';
import type { RuleContext, Rule, Rules } from './rules/rule.ts';

/** A group of rules, and the files without which they cannot be checked. */
interface RuleGroup {
  readonly rules: Rules;
  readonly needs: readonly ('portal' | 'filters' | 'ledger')[];
}

/** In order: a group relies on those before it. */
function listRuleGroups({
  kinds,
  shapes,
}: Pick<Vocabularies, 'kinds' | 'shapes'>): readonly RuleGroup[] {
  const own = [...Object.values(shapes), ...Object.values(kinds)].map(({ rules = {} }) => ({
    rules,
    needs: ['filters'] as const,
  }));
  return [
    { rules: LANGUAGE_RULES, needs: ['portal'] },
    { rules: NAMES_IN.filters, needs: ['filters'] },
    { rules: FILTER_RULES, needs: ['portal'] },
    { rules: { ...NAMES_IN.ledger, ...LEDGER_RULES }, needs: ['filters', 'ledger'] },
    { rules: DICTIONARY_RULES, needs: ['ledger'] },
    { rules: DICTIONARY_CODE_RULES, needs: ['ledger'] },
    { rules: PHRASE_RULES, needs: ['ledger'] },
    { rules: { ...NAMES_IN.imports, ...IMPORT_RULES }, needs: ['ledger'] },
    { rules: CALL_RULES, needs: ['filters'] },
    { rules: EXAMPLE_RULES, needs: ['filters'] },
    { rules: NAMES_IN.portal, needs: ['portal'] },
    { rules: SITE_RULES, needs: ['portal'] },
    { rules: ADDRESS_RULES, needs: ['portal'] },
    { rules: TAB_ORDER_RULES, needs: ['portal'] },
    { rules: NAMES_IN.pages, needs: ['portal'] },
    { rules: PAGE_RULES, needs: ['portal'] },
    { rules: CONDITION_RULES, needs: ['portal'] },
    { rules: NAMES_IN.embeds, needs: ['portal'] },
    { rules: EMBED_RULES, needs: ['portal'] },
    { rules: { ...NAMES_IN.redirects, ...REDIRECT_RULES }, needs: ['portal', 'filters'] },
    { rules: ANSWER_RULES, needs: ['filters'] },
    { rules: CHART_RULES, needs: [] },
    { rules: LATE_NAMES, needs: ['filters'] },
    { rules: NAMES_IN.decisions, needs: ['filters'] },
    { rules: DECISION_RULES, needs: ['filters'] },
    { rules: CALL_DECISION_RULES, needs: ['filters'] },
    { rules: ROW_RULES, needs: ['filters'] },
    { rules: VALUE_RULES, needs: ['filters'] },
    { rules: COVERAGE_RULES, needs: ['filters'] },
    { rules: DESTINATION_RULES, needs: ['portal', 'filters'] },
    { rules: FORM_RULES, needs: [] },
    { rules: VOCABULARY_RULES, needs: [] },
    { rules: TEXT_RULES, needs: ['portal'] },
    { rules: TITLE_RULES, needs: ['portal'] },
    { rules: MESSAGE_RULES, needs: ['portal'] },
    { rules: PROSE_RULES, needs: ['portal'] },
    { rules: EASY_RULES, needs: ['portal'] },
    { rules: DOCUMENT_RULES, needs: ['portal'] },
    { rules: ENTRY_RULES, needs: ['portal'] },
    ...own,
    { rules: ALIKE_RULES, needs: ['portal'] },
    { rules: PURPOSE_RULES, needs: ['portal', 'filters'] },
    { rules: UNIT_RULES, needs: ['portal'] },
    { rules: SENTENCE_RULES, needs: ['portal', 'filters'] },
    { rules: MEANING_RULES, needs: ['portal', 'filters', 'ledger'] },
    { rules: UNUSED_RULES, needs: ['portal', 'filters'] },
  ];
}

/** All rules for these kinds of block and shapes of answer, by their sentences. */
export function collectRules(vocabularies: Pick<Vocabularies, 'kinds' | 'shapes'>): Rules {
  return Object.assign({}, ...listRuleGroups(vocabularies).map(({ rules }) => rules)) as Rules;
}

/** Stands in for an unreadable portal.yaml; rules that need it are skipped. */
const NO_PORTAL = { locales: [], queries: {}, home: '' } as unknown as OpenedPortal;

/** Problems that show only across files. Nothing is reported that follows from an earlier mistake. */
export function linkConfig(
  config: OpenedConfig,
  schemas: Schemas,
  { kinds, shapes, tryChart }: Vocabularies,
): Problem[] {
  const problems: Problem[] = [];
  const hasProblem: RuleContext['hasProblem'] = (file, codes) =>
    problems.some((problem) => problem.file === file && codes.includes(problem.code));
  const isBroken: RuleContext['isBroken'] = (file, pointer) =>
    [...config.problems, ...problems].some(
      (problem) =>
        problem.file === file &&
        problem.severity === 'error' &&
        (problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`)),
    );
  const filters = config.filters?.spec ?? {};
  const damaged = (config.filters?.damaged ?? []).map((pointer) => pointer.slice(1));
  const portal = config.portal?.spec ?? NO_PORTAL;
  const context: Omit<RuleContext, 'config'> = {
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
  for (const { rules, needs } of listRuleGroups({ kinds, shapes })) {
    if (needs.some((file) => left[file] === null)) continue;
    for (const rule of Object.values(rules))
      runRule(rule, { ...context, config: left }, config.problems, problems);
    left = withoutBroken(left, (file) => isBroken(file, ''));
  }
  return problems;
}

/** A rule may throw on a damaged file. Where no file has an error, the rule itself is at fault. */
function runRule(
  rule: Rule,
  context: RuleContext,
  read: readonly Problem[],
  problems: Problem[],
): void {
  try {
    rule(context, (problem) => problems.push(problem));
  } catch (error) {
    if (![...read, ...problems].some(({ severity }) => severity === 'error')) throw error;
  }
}

/** Removes entries with mistakes before the next group; their names stay known. */
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
