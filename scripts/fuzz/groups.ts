// Sums of groups held against the rows that are stored: branches alone or left out, less what those in a group pass to each other.

import { there } from '../../engine/serve.ts';
import { amountFaults, fieldsOf, type Held, type Item } from './expected.ts';
import { asksOf, questionOf, type Asked, type CallAsk } from './meant.ts';
import { planFor, sumsOf, type Amounts, type Plan } from './sums.ts';
import { complete, plus } from './trees.ts';

type Cut = Readonly<Record<string, readonly string[]>>;

/** Rows of all groups; where the sides of what is passed are of other keys, or years are compared, nothing is held here. */
export async function groupFaults(asked: Asked, body: unknown): Promise<Held | null> {
  const groups = there(asked.call.groups ?? undefined);
  if (asked.params[groups.one] !== undefined) return null;
  const { items } = body as { readonly items: readonly Item[] };
  const expected = new Map<string, Amounts>();
  const plans: Plan[] = [];
  for (const ask of asksOf(asked).filter(({ away }) => away === 0)) {
    const own = await sumsBy(asked, ask, ask.facts, { only: ask.only, without: ask.without });
    if (!own) continue;
    plans.push(own.plan);
    const [received, paid] =
      groups.passed && ask.passed
        ? await Promise.all(
            [groups.passed.received, groups.passed.paid].map((side) =>
              sumsBy(asked, ask, side.facts, { only: side.only, without: {} }),
            ),
          )
        : [];
    if (ask.passed && received?.plan.keys?.join() !== paid?.plan.keys?.join()) return null;
    for (const [code, sums] of own.groups) {
      const [got, given] = [received?.groups.get(code), paid?.groups.get(code)];
      const net = Object.fromEntries(
        Object.entries(sums).map(([name, amount]) => {
          const passed = least(got?.[name] ?? 0n, given?.[name] ?? 0n);
          return [name, amount === null || passed <= 0n ? amount : amount - passed];
        }),
      );
      const made = complete(
        own.plan.fact,
        { measures: Object.values(ask.measures) },
        net,
        new Set(),
      );
      expected.set(code, { ...expected.get(code), ...fieldsOf(ask, made) });
    }
  }
  const wanted = items.filter(({ data }) => Object.keys(data).length > 0);
  const faults = wanted.flatMap(({ code, data }) =>
    amountFaults(code, data, expected.get(code) ?? {}),
  );
  const missing = [...expected.keys()].filter(
    (code) => !groups.without.includes(code) && !wanted.some((item) => item.code === code),
  );
  return { faults: [...faults, ...missing.map((code) => `group ${code} is missing`)], plans };
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** Sums by group; codes count with their weights, those of a cut alone. */
async function sumsBy(
  asked: Asked,
  ask: CallAsk,
  facts: readonly string[],
  { only, without }: { readonly only: Cut; readonly without: Cut },
): Promise<{ plan: Plan; groups: Map<string, Amounts> } | null> {
  const { stored } = asked;
  const { by } = there(asked.call.groups ?? undefined);
  const [tree = ''] = [...Object.keys(only), ...Object.keys(without)];
  const base = questionOf(asked, { ...ask, facts });
  const made = Object.values(ask.measures).flatMap((name) => {
    const { of } = there(there(stored.model.facts[there(facts[0])]).measures[name]);
    return of.length > 0 ? of : [name];
  });
  const plan = planFor(stored, { ...base, by: tree, detail: '', each: [by], measures: made });
  if (!plan) return null;
  const dimension = stored.model.dimensions[tree];
  const groups = new Map<string, Amounts>();
  for (const { codes, amounts } of await sumsOf(stored, plan)) {
    const [code = '', group = ''] = tree === '' ? ['', ...codes] : codes;
    const way = dimension ? [code, ...stored.above(dimension, code, base.period.year)] : [];
    const isIn = (cut: Cut) => way.some((at) => cut[tree]?.includes(at));
    if ((tree in only && !isIn(only)) || isIn(without)) continue;
    const weight = way.reduce((product, at) => product * BigInt(dimension?.weights[at] ?? 1), 1n);
    groups.set(group, plus(groups.get(group) ?? {}, amounts, weight));
  }
  return { plan, groups };
}
