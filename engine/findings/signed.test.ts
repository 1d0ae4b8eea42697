// Sums that go both ways, part by part, and percentages of plans where these say something.

import { describe, expect, it } from 'vitest';

import { percentOfPlan } from '../language/ratio.ts';
import type { TreeAnswer, TreeItem } from '../answers/answer.ts';
import { lookup } from '../model/lookup.ts';
import type { Dimension, FindingPart } from '../model/portal.ts';
import { counted } from './counted.ts';
import type { Results, Seen } from './find.ts';
import { FINDINGS } from './findings.ts';

type Data = Readonly<Record<string, string | null>>;

function item(code: string, data: Data, over: Partial<TreeItem> = {}): TreeItem {
  const names = { uk: `Назва ${code}` };
  return { id: code, code, names, level: 1, data, children: [], breaches: [], ...over };
}

function answer(items: readonly TreeItem[], over: Partial<TreeAnswer> = {}): TreeAnswer {
  const period = { year: 2026, grain: 'month' as const, from: 1, to: 6 };
  return {
    holds: 'figures',
    arrangement: 'rows',
    items,
    notes: [],
    coverage: null,
    period,
    ...over,
  };
}

function tree(total: Data, roots: readonly TreeItem[]): TreeAnswer {
  return answer([item('0000', total, { level: 0 }), ...roots], { arrangement: 'hierarchy' });
}

function find(tell: string, seen: Partial<Seen> & Pick<Seen, 'answer'>): Results | null {
  const rest = { fields: { value: 'done' }, codes: {}, rows: 'roots' as const, earlier: null };
  return lookup(FINDINGS, tell).find({ ...rest, ...seen });
}

const functions = tree({ done: '100', plan: '200' }, [
  item('0200', { done: '56.08', plan: '80', change: '3' }),
  item('0300', { done: '30', plan: '60', change: '-7.5' }),
  item('1000', { done: '13.92', plan: '60', change: '0' }),
]);
const signs = answer([item('a', { done: '6.88' }), item('b', { done: '-6.96' })]);

describe('signed', () => {
  it('tells what is above zero and what is below, each by itself', () => {
    expect(find('signed', { answer: signs })).toEqual({
      positive: { amount: 688n },
      negative: { amount: 696n },
      net: { amount: -8n },
      sign: { word: 'both' },
    });
    expect(find('signed', { answer: functions })?.['sign']).toEqual({ word: 'positive' });
  });

  const dimension = { levels: [1, 3, 4, 6], weights: { '602200': -1 } } as unknown as Dimension;
  const said = (name: string) => ({ en: name });
  const PARTS: readonly FindingPart[] = [
    { codes: ['401000'], positive: said('borrowed') },
    { codes: ['602100', '602200'], positive: said('fell'), negative: said('grew') },
    { positive: said('others'), negative: said('less') },
  ];
  const financing = (total: string, borrowed: string) =>
    counted(
      tree({ done: total }, [
        item('401101', { done: borrowed }),
        item(
          '602000',
          { done: '-6' },
          {
            children: [
              item('602100', { done: '10' }),
              item('602200', { done: '18' }),
              item('602300', { done: '2' }),
            ],
          },
        ),
      ]),
      dimension,
      ['done'],
    );
  const partsIn = (total: string, borrowed: string) => {
    const answer = financing(total, borrowed);
    return find('signed', { answer, dimension, rows: 'leaves', parts: PARTS })?.['parts'];
  };

  it('tells part by part what counts below zero as such; all of them are the total', () => {
    expect(partsIn('-1', '5')).toEqual({
      parts: [
        { amount: 500n, text: { en: 'borrowed' } },
        { amount: -800n, text: { en: 'grew' } },
        { amount: 200n, text: { en: 'others' } },
      ],
    });
    // a part without words for its sign belongs to the rest
    expect(partsIn('-11', '-5')).toEqual({
      parts: [
        { amount: -800n, text: { en: 'grew' } },
        { amount: -300n, text: { en: 'less' } },
      ],
    });
  });

  it('is silent where its rows do not make the total', () => {
    expect(partsIn('7', '5')).toBeUndefined();
  });
});

describe('a percentage of a plan', () => {
  const percents = { least: 1, most: 200 };
  const fields = { value: 'done', plan: 'plan' };
  const told = (done: string, plan: string, tell = 'plan-kept') =>
    find(tell, { answer: tree({ done, plan }, []), fields, percents });

  it.each(['plan-kept', 'total'])(
    'is told up to a limit, beyond it the plan itself: %s',
    (tell) => {
      expect(told('200', '100', tell)).toHaveProperty('percent');
      const beyond = told('201', '100', tell);
      expect(beyond).not.toHaveProperty('percent');
      expect(beyond?.['plan']).toEqual({ amount: 10_000n });
    },
  );

  it('is none of a plan that is next to nothing beside the others', () => {
    const kept = (plan: bigint) => percentOfPlan({ amount: 9n, plan, all: 1000n }, percents);
    expect(kept(10n)).toEqual({ part: 9n, of: 10n });
    expect(kept(9n)).toBeNull();
  });
});
