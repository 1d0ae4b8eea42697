// What an answer says beside its figures: of how many a sum is, which months it is of, why there is nothing.

import { assertDefined } from '../../engine/serve.ts';
import type { Response } from '../harness/asking.ts';
import type { Covered } from './expected.ts';
import type { PortalModel, StoredLedger } from './stored.ts';
import { keyOf, monthsOf, splitOf, type SumPlan } from './sums.ts';

/** Of a plan's sum over keys, by the dictionaries; null where it is none or no members are known. */
function coveredOf(stored: StoredLedger, plan: SumPlan): Covered | null {
  const keys = plan.keys ?? derivedKeys(stored, plan);
  const { year } = plan.question.period;
  const [fact] = [
    plan.fact,
    ...plan.fact.derive.map(({ fact: name }) => assertDefined(stored.model.facts[name])),
  ].filter((each) => keyOf(stored.model, each) !== null);
  const key = fact && keyOf(stored.model, fact);
  if (keys === null || !key) return null;
  const { without } = assertDefined(stored.model.dimensions[key]).counted;
  const counted = new Set(
    stored
      .inForce(key, year)
      .filter((code) =>
        Object.entries(without ?? {}).every(
          ([name, values]) => !values.includes(stored.attribute(key, code, name, year) ?? ''),
        ),
      ),
  );
  if (counted.size === 0) return null;
  return {
    count: keys.filter((code) => counted.has(code)).length,
    of: counted.size,
    year,
    ...monthsOf(plan),
  };
}

/** Whose figures a derived fact was added up from. */
function derivedKeys(stored: StoredLedger, plan: SumPlan): string[] | null {
  const { model } = stored;
  const source = plan.fact.derive.find(
    ({ fact }) => keyOf(model, assertDefined(model.facts[fact])) !== null,
  );
  if (!source) return null;
  const from = assertDefined(model.facts[source.fact]);
  const wanted = [...plan.fact.dimensions, ...Object.keys(source.without)].map((name) =>
    columnOf(model, from.dimensions, name),
  );
  const columns = wanted.filter((name) => model.dimensions[name]?.kind === 'tree');
  const parts = splitOf(model, from) === null ? [] : plan.parts;
  const found = stored
    .coverage(source.fact, plan.question.period.year)
    .filter(
      ({ key, grain, period, dimensions, parts: own }) =>
        key !== '*' &&
        grain === plan.grain &&
        period === plan.to &&
        columns.every((name) => dimensions.includes(name)) &&
        parts.every((part) => own.includes(part)),
    );
  return found.map(({ key }) => key);
}

function columnOf(model: PortalModel, columns: readonly string[], name: string): string {
  return columns.includes(name)
    ? name
    : (columns.find((each) => model.dimensions[each]?.leads.includes(name)) ?? '');
}

/** What is told of coverage and of reasons, in the head and in the body. */
export function toldFaults(
  stored: StoredLedger,
  plan: SumPlan | null,
  { headers }: Response,
  body: unknown,
): string[] {
  const own = plan && coveredOf(stored, plan);
  const told = headers['x-coverage'] ?? null;
  const wanted = own ? `${own.count}/${own.of}` : null;
  const head =
    plan === null || told === wanted
      ? []
      : [
          `the head tells the coverage ${String(told ?? 'not at all')}, and it is ${wanted ?? 'none'}`,
        ];
  const said = body as {
    readonly coverage?: Covered;
    readonly notes?: readonly { readonly code: string }[];
    readonly items?: readonly unknown[];
  };
  const parts = ['count', 'of', 'year', 'from', 'to'] as const;
  const inBody =
    !own || Array.isArray(body) || parts.every((part) => said.coverage?.[part] === own[part])
      ? []
      : [
          `the body tells the coverage ${JSON.stringify(said.coverage)}, and it is ${JSON.stringify(own)}`,
        ];
  const notes = (said.notes ?? []).map(({ code }) => code).join();
  const inHead = String(headers['portal-notes'] ?? '')
    .split(', ')
    .map((note) => note.split(';')[0])
    .join();
  const beside =
    Array.isArray(body) || notes === inHead
      ? []
      : [`the head has the notes ${inHead}, the body ${notes}`];
  const silent =
    plan === null && said.items?.length === 0 && notes === ''
      ? ['nothing is answered, and it is not said why']
      : [];
  return [...head, ...inBody, ...beside, ...silent];
}
