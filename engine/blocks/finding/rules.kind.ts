// Rules about findings, wherever they stand: headings of pages and blocks, sentences, words of a gap.

import type { FindingSpec, SaidSpec } from '../../../schemas/types.ts';
import { listNames } from '../../language/fillNames.ts';
import { normalizeCondition } from '../../config/normalize/given.ts';
import type { Problem } from '../../config/problems.ts';
import { answered, listInputs, type Asking } from '../../config/rules/answers.ts';
import { wantedProblem } from '../../config/rules/sentences.ts';
import { strangeRow } from '../../config/rules/rows.ts';
import { listBlocks, type BlockAt, type RuleContext, type Rules } from '../../config/rules/rule.ts';
import { here, problemAt, unknownName, unknownNameAtKey } from '../../config/valuePlace.ts';
import { FINDINGS, listTextPlaces } from '../../findings/findings.ts';

/** A block, or what asks as one, with the finding that it tells. */
type FindingAt = BlockAt<{ readonly kind: string; readonly call: string } & FindingSpec>;

export const FINDING_RULES: Rules = {
  'A finding is told by a function that there is, with fields its call answers': (
    context,
    report,
  ) => {
    for (const at of listFindings(context)) for (const problem of strangeTakes(at)) report(problem);
    for (const asking of answered(context, listFindings(context)))
      for (const problem of strangeCodes(context, asking)) report(problem);
    for (const asking of answered(context, listFindings(context)))
      for (const problem of strangeParts(context, asking)) report(problem);
  },

  'The text of a finding uses only what its function gives': (context, report) => {
    for (const at of listFindings(context)) {
      const { text, texts = [], tell } = at.block;
      if (!text && texts.length === 0)
        report(problemAt(here(at.entry, at.pointer), 'missing-key', { written: 'text' }));
      if (text)
        for (const problem of strangePlaces(context, at, [tell, '/text', { text }]))
          report(problem);
      texts.forEach((said, i) => {
        for (const problem of strangePlaces(context, at, [tell, `/texts/${i}`, said]))
          report(problem);
      });
    }
  },
};

/** Everything that tells a finding by a function that there is: its place is that of the finding. */
function listFindings(context: RuleContext): FindingAt[] {
  return listBlocks(context).flatMap(({ entry, pointer, block }): FindingAt[] => {
    const { call, kind } = block;
    const { finding, sentences = [] } = block as {
      finding?: FindingSpec;
      sentences?: readonly (FindingSpec & { readonly call?: string })[];
    };
    if (typeof call !== 'string') return [];
    const own = finding ? [{ spec: finding, at: '/finding' }] : [];
    const told = context.kinds[kind]?.findingIn?.(block);
    const said = sentences.map((spec, i) => ({ spec, at: `/sentences/${i}` }));
    return [...own, ...(told ? [{ spec: told, at: '' }] : []), ...said].flatMap(({ spec, at }) =>
      spec.tell in FINDINGS
        ? [{ entry, pointer: pointer + at, block: { call, ...spec, kind } }]
        : [],
    );
  });
}

/** Slots and names of rows that the function does not have, or has and nobody fills. */
function* strangeTakes({ entry, pointer, block }: FindingAt): Generator<Problem> {
  const { tell } = block;
  const taken = FINDINGS[tell];
  if (!taken) return;
  const given = { fields: Object.keys(block.fields ?? {}), codes: Object.keys(block.codes ?? {}) };
  let strange = false;
  for (const key of ['fields', 'codes'] as const)
    for (const written of given[key]) {
      if (taken[key].includes(written)) continue;
      strange = true;
      const place = here(entry, `${pointer}/${key}/${written}`);
      const about = { written, allowed: taken[key], words: { tell } };
      yield unknownNameAtKey(place, 'not-taken', about);
    }
  if (strange) return;
  const all = [
    ...given.fields.map((name) => `fields.${name}`),
    ...given.codes.map((name) => `codes.${name}`),
  ];
  const lacking = taken.needs.map((needed) => needed.filter((name) => !all.includes(name)));
  const [least = []] = lacking.sort((a, b) => a.length - b.length);
  if (least.length > 0)
    yield problemAt(here(entry, pointer), 'wanted-by-function', {
      written: least.join(', '),
      tell,
    });
}

/** Whether a filter of the page says the code; one that the page has not is said of with the filters. */
function isChosen({ entry }: FindingAt, code: string): boolean {
  const [, name = ''] = /^\{(\w+)\}$/.exec(code) ?? [];
  return listInputs(entry).includes(name);
}

function* strangeCodes(context: RuleContext, { at, call }: Asking<FindingAt>): Generator<Problem> {
  for (const [name, code] of Object.entries(at.block.codes ?? {}).filter(
    ([, code]) => !isChosen(at, code),
  ))
    yield* strangeRow(context, call, here(at.entry, `${at.pointer}/codes/${name}`), code);
}

/** Codes of parts that no row can have, parts of what is not told in parts, and places that a part has not. */
function* strangeParts(context: RuleContext, { at, call }: Asking<FindingAt>): Generator<Problem> {
  const { entry, pointer, block } = at;
  const { parts = [], tell } = block;
  if (parts.length > 0 && !('parts' in listTextPlaces(tell)))
    yield unknownNameAtKey(here(entry, `${pointer}/parts`), 'not-taken', {
      written: 'parts',
      allowed: Object.keys(FINDINGS).filter((name) => 'parts' in listTextPlaces(name)),
      words: { tell },
    });
  for (const [i, { codes = [], positive, negative }] of parts.entries()) {
    for (const [n, code] of codes.entries())
      yield* strangeRow(context, call, here(entry, `${pointer}/parts/${i}/codes/${n}`), code);
    for (const [key, text] of Object.entries({ positive, negative }))
      for (const written of text ? listNames(text) : [])
        if (written !== 'amount')
          yield unknownName(here(entry, `${pointer}/parts/${i}/${key}`), 'not-given', {
            written,
            allowed: ['amount'],
            words: { tell },
          });
  }
}

/** Places of a text, and results under its `when`, that the function does not give. */
function* strangePlaces(
  context: RuleContext,
  { entry, pointer }: Pick<FindingAt, 'entry' | 'pointer'>,
  [tell, below, { when, text }]: readonly [tell: string, below: string, said: SaidSpec],
): Generator<Problem> {
  const gives = listTextPlaces(tell);
  const allowed = Object.keys(gives);
  for (const [name, values] of Object.entries(normalizeCondition(when))) {
    const place = here(entry, `${pointer}${below}/when/${name}`);
    const words = gives[name];
    if (!words && name in context.filters)
      for (const written of values) {
        const problem = wantedProblem(context, place, { filter: name, text: written });
        if (problem) yield problem;
      }
    else if (!words)
      yield unknownNameAtKey(place, 'not-given', { written: name, allowed, words: { tell } });
    else if (words.length > 0)
      for (const written of values)
        if (!words.includes(written))
          yield unknownName(place, 'never-so', { written, allowed: words, words: { name } });
  }
  for (const written of listNames(text))
    if (!allowed.includes(written)) {
      const place = here(entry, `${pointer}${below}/text`);
      yield unknownName(place, 'not-given', { written, allowed, words: { tell } });
    }
}
