// The SELECT of a plan: what is bound, what is read for a period, what stands on some partitions only.

import { describe, expect, it } from 'vitest';

import type { Dimension, Fact, Measure, Model } from '../../model/portal.ts';
import { DUCKDB } from '../stores/duckdb.ts';
import { ALL_ENTITIES } from './keys.ts';
import type { Plan } from './plan.ts';
import { sumsByCode, totalsAt } from './select.ts';

const measure = (name: string, more: Partial<Measure> = {}) =>
  ({ name, kind: 'flow', of: [], only: {}, ...more }) as unknown as Measure;
const dimension = (name: string, kind: Dimension['kind'], more: Partial<Dimension> = {}) =>
  ({ name, kind, leads: [], parts: [], total: null, ...more }) as unknown as Dimension;

const fact = {
  name: 'book-loans',
  dimensions: ['branch', 'subject', 'fund'],
  measures: {
    done: measure('done'),
    stock: measure('stock', { kind: 'stock' }),
    gift: measure('gift', { only: { fund: ['S'] } }),
    share: measure('share', { kind: 'percent', of: ['done', 'stock'] }),
  },
} as unknown as Fact;
const total = { code: 'T', codes: ['T'], title: {} };
const model = {
  facts: { [fact.name]: fact },
  dimensions: {
    branch: dimension('branch', 'key'),
    subject: dimension('subject', 'tree'),
    fund: dimension('fund', 'split', { parts: ['C', 'S'], total }),
  },
} as unknown as Model;

function planOf(measures: readonly string[], more: Partial<Plan> = {}): Plan {
  return {
    question: {
      facts: [fact.name],
      by: 'subject',
      detail: '',
      where: {},
      period: { year: 2024, grain: 'month', from: 1, to: 6 },
      measures,
    },
    fact,
    entityKey: "o'clock",
    sum: null,
    rolledUp: false,
    rolledTo: '',
    everyone: false,
    by: { dimension: 'subject', column: 'subject' },
    detail: null,
    each: [],
    partitionedBy: 'fund',
    partitions: ['C'],
    partition: 'C',
    period: { grain: 'month', from: 1, to: 6, before: 0, first: 0, notes: [] },
    violated: false,
    notes: [],
    ...more,
  };
}

const written = (plan: Plan) => {
  const { text, bound } = sumsByCode(model, plan).query.in(DUCKDB);
  return { text: text.replaceAll(/\s+/g, ' ').trim(), bound };
};

describe('sums by code', () => {
  it('bind what a reader asks and paste none of it', () => {
    const { text, bound } = written(planOf(['done']));
    expect(text).not.toContain('clock');
    expect(bound).toContain("o'clock");
    expect(text).toContain('FROM fact_book_loans WHERE branch = $');
    expect(text).toContain('GROUP BY subject');
  });

  it('of all entities come from the rollup, without labels of sources', () => {
    const { text } = written(planOf(['done'], { entityKey: ALL_ENTITIES, rolledUp: true }));
    expect(text).toContain('NULL AS word');
    expect(text).toContain('FROM rollup_book_loans WHERE year = $');
  });

  it('of some entities only come from their own rows', () => {
    const sum = { fact, keys: ['1', '2'] };
    const { text, bound } = written(planOf(['done'], { entityKey: ALL_ENTITIES, sum }));
    expect(text).toContain(
      'FROM fact_book_loans WHERE branch >= $1 AND branch <= $2 AND list_contains($3, branch)',
    );
    expect(bound).toContainEqual(['1', '2']);
  });

  it('beside codes of other dimensions are grouped by each of them, once', () => {
    const each = ['branch', 'subject'].map((name) => ({ dimension: name, column: name }));
    const { text } = written(planOf(['done'], { each }));
    expect(text).toContain('branch AS beside_0, subject AS beside_1');
    expect(text).toMatch(/GROUP BY subject, branch$/);
  });

  it('inside a year take off what was before, of flows and not of stocks', () => {
    const period = {
      grain: 'month',
      from: 3,
      to: 6,
      before: 2,
      first: 0,
      notes: [],
    } as const;
    const { text, bound } = written(planOf(['done', 'stock'], { period }));
    expect(bound.slice(0, 2)).toEqual([6, 2]);
    expect(text).toContain('period IN ($1, $2)');
    expect(text).toMatch(/COALESCE\(SUM\(m_done\)[^,]*, 0\) - COALESCE\(SUM\(m_done\)/);
    expect(text).not.toContain('COALESCE(SUM(m_stock)');
  });

  it('read the measures that a computed one is made of', () => {
    expect(sumsByCode(model, planOf(['share'])).measures).toEqual(['done', 'stock']);
  });

  it('of a measure that stands on another partition are unknown', () => {
    expect(written(planOf(['gift'])).text).toContain('NULL AS m_gift');
    const whole = planOf(['done', 'gift'], { partition: 'T', partitions: ['C', 'S'] });
    expect(written(whole).text).toContain("fund IN ('S')");
  });
});

describe('totals at periods', () => {
  it('take off codes that count negatively', () => {
    const { query, measures } = totalsAt(model, [planOf(['done'])], ['9000']);
    const { text, bound } = query.in(DUCKDB);
    expect(text).toContain('SUM(m_done * CASE WHEN subject IN ($1) THEN -1 ELSE 1 END)');
    expect(bound[0]).toBe('9000');
    expect(measures).toEqual(['done']);
  });

  it('are of the codes that are asked', () => {
    const { question } = planOf([]);
    const plan = planOf(['done'], { question: { ...question, where: { subject: '510' } } });
    const { text, bound } = totalsAt(model, [plan], []).query.in(DUCKDB);
    expect(text).toMatch(/subject = \$\d/);
    expect(bound).toContain('510');
  });

  it('are of the ends of all plans, and of what is before them', () => {
    const plan = planOf(['done'], {
      period: { grain: 'month', from: 6, to: 6, before: 5, first: 0, notes: [] },
    });
    const { text } = totalsAt(model, [plan], []).query.in(DUCKDB);
    expect(text).toContain('CAST(year AS INTEGER) * 10000 + period IN (20240005, 20240006)');
  });
});
