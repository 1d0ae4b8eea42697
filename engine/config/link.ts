// Links names to things across files: a map from an English sentence to the check that finds where it is not true.

import type { Kinds } from './kind.ts';
import type { Problem } from './problems.ts';
import type { OpenedConfig } from './opened/spec.ts';
import type { Schemas } from './schemas.ts';
import { ANSWER_TRUTHS } from './truths/answers.ts';
import { CALL_TRUTHS } from './truths/calls.ts';
import { COLLECTION_TRUTHS } from './truths/collections.ts';
import { DECISION_TRUTHS } from './truths/decisions.ts';
import { DOCUMENT_TRUTHS } from './truths/documents.ts';
import { EXAMPLE_TRUTHS } from './truths/examples.ts';
import { FORM_TRUTHS } from './truths/forms.ts';
import { IMPORT_TRUTHS } from './truths/imports.ts';
import { LEDGER_TRUTHS } from './truths/ledger.ts';
import { PAGE_TRUTHS } from './truths/pages.ts';
import { SITE_TRUTHS } from './truths/site.ts';
import { TAB_ORDER_TRUTHS } from './truths/tabOrder.ts';
import { TEXT_TRUTHS } from './truths/texts.ts';
import type { Vocabularies } from './shape.ts';
import type { Facts, Truths } from './truths/truth.ts';

/** In this order: what others build on comes first. */
const PORTAL_TRUTHS: Truths = {
  ...LEDGER_TRUTHS,
  ...IMPORT_TRUTHS,
  ...CALL_TRUTHS,
  ...EXAMPLE_TRUTHS,
  ...SITE_TRUTHS,
  ...TAB_ORDER_TRUTHS,
  ...PAGE_TRUTHS,
  ...ANSWER_TRUTHS,
  ...DECISION_TRUTHS,
  ...FORM_TRUTHS,
  ...TEXT_TRUTHS,
  ...DOCUMENT_TRUTHS,
  ...COLLECTION_TRUTHS,
};

/** What can be held true while the filters cannot be read. */
const WITHOUT_FILTERS: Truths = {
  ...SITE_TRUTHS,
  ...TAB_ORDER_TRUTHS,
  ...PAGE_TRUTHS,
  ...TEXT_TRUTHS,
};

/** Everything that must be true of a portal with these kinds of block and shapes of answer: theirs come last. */
export function truthsOf(
  { kinds, shapes }: { readonly kinds: Kinds; readonly shapes: Partial<Vocabularies['shapes']> },
  portal: Truths = PORTAL_TRUTHS,
): Truths {
  return [...Object.values(shapes), ...Object.values(kinds)].reduce<Truths>(
    (all, { truths }) => ({ ...all, ...truths }),
    portal,
  );
}

/** Every problem that only shows when files are seen together. Without a readable portal.yaml there is nothing to link. */
export function linkConfig(
  config: OpenedConfig,
  schemas: Schemas,
  { kinds, shapes }: Vocabularies,
): Problem[] {
  if (!config.portal) return [];
  const problems: Problem[] = [];
  const locales = config.portal.spec.locales.map((locale) => locale.code);
  const hasProblem: Facts['hasProblem'] = (file, codes) =>
    problems.some((problem) => problem.file === file && codes.includes(problem.code));
  const facts: Facts = {
    config,
    schemas,
    shapes,
    locales,
    portal: config.portal.spec,
    filters: config.filters?.spec ?? {},
    kinds,
    hasProblem,
  };
  const held = config.filters
    ? truthsOf({ kinds, shapes })
    : truthsOf({ kinds, shapes: {} }, WITHOUT_FILTERS);
  for (const truth of Object.values(held)) truth(facts, (problem) => problems.push(problem));
  return [
    ...new Map(
      problems.map((problem) => [
        JSON.stringify([
          problem.file,
          problem.line,
          problem.col,
          problem.code,
          problem.words['written'],
        ]),
        problem,
      ]),
    ).values(),
  ];
}
