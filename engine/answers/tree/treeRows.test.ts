// Every column of every file has its own figure under its own head, whatever call it is of.

import { expect, it } from 'vitest';

import { foldersOf } from '../../../tests/overlay.ts';
import { KINDS } from '../../../site/kinds.ts';
import { holdsAll } from '../../state/decide.ts';
import { first, lookup } from '../../model/lookup.ts';
import type { Call, Condition } from '../../model/portal.ts';
import { loadPortal } from '../../server/loadPortal.ts';
import type { TreeAnswer, TreeItem } from '../answer.ts';
import { askFor } from '../figures.ts';
import { COLUMN_WORDS, flatFor, flatMeasures } from '../tabular/rows.ts';
import { readParams, type Params } from '../params.ts';
import { treeRows } from './treeJson.ts';

const portal = loadPortal(foldersOf('product'), KINDS);
const calls = Object.values(portal.calls).filter(
  ({ answer, flat }) => answer === 'tree' && flat.length > 0,
);

/** Parameters of each layout of a call that can be asked: its example, with what chooses an ask and the layout. */
function layouts(call: Call): Params[] {
  const firstOf = (when: Condition) =>
    Object.entries(when).map(([name, values]) => [name, first(values)] as const);
  return call.flat.flatMap((flat) =>
    call.asks.flatMap(({ when }) => {
      const chosen = Object.fromEntries([...firstOf(when), ...firstOf(flat.when)]);
      const params = read(call, { ...call.example, ...chosen });
      const isAnswered = params && call.asks.some((ask) => holdsAll(ask.when, strings(params)));
      return params && isAnswered && flatFor(call, params) === flat ? [params] : [];
    }),
  );
}

const strings = (params: Params) => params as Record<string, string>;

function read(call: Call, params: object): Params | null {
  const named = Object.entries(params).map(([name, value]) => [name, String(value)]);
  const isInPath = ([name = '']: readonly string[]) => call.path.includes(`:${name}`);
  try {
    return readParams(portal, call, {
      path: Object.fromEntries(named.filter(isInPath)) as Record<string, string>,
      query: new URLSearchParams(named.filter((each) => !isInPath(each))),
    });
  } catch {
    // not every ask takes every layout
    return null;
  }
}

it('there are calls with files', () => {
  expect(calls.length).toBeGreaterThan(10);
});

it.each(calls.map((call) => [call.id, call] as const))('%s', (_, call) => {
  expect(layouts(call).length).toBeGreaterThanOrEqual(call.flat.length);
  for (const params of layouts(call)) {
    const flat = flatFor(call, params);
    if (!flat) throw new Error('no layout');
    const ask = first(askFor(call, params));
    const fields = Object.keys(flatMeasures(portal, ask, flat));
    const data = Object.fromEntries(fields.map((field, i) => [field, `${i + 1}.5`]));
    const item = (code: string, level: number): TreeItem => ({
      id: code,
      code,
      names: { uk: `назва ${code}`, en: `name of ${code}` },
      level,
      data,
      children: [],
      breaches: [],
    });
    const answer: TreeAnswer = {
      holds: 'figures',
      arrangement: 'hierarchy',
      notes: [],
      coverage: null,
      items: [item('0', 0), item('2', 1), item('1', 1)],
      period: { year: 2024, grain: 'month', from: 2, to: 5 },
    };
    const rows = treeRows(answer, { portal, call, params });
    expect(rows.fields).toEqual(flat.columns.map(({ field }) => field));
    expect(rows.cells).toHaveLength(3);
    const { measures } = lookup(portal.model.facts, first(ask.facts));
    flat.columns.forEach(({ of, caption }, column) => {
      const cells = rows.cells.map((row) => row[column] ?? null);
      if (of === 'code' || of === 'name')
        expect(cells.slice(1).map((cell) => cell && 'text' in cell && cell.text)).toEqual(
          of === 'code' ? ['1', '2'] : ['назва 1', 'назва 2'],
        );
      if (COLUMN_WORDS.includes(of)) return;
      expect([of, cells]).toEqual([
        of,
        cells.map(() => (of in data ? { number: data[of] } : null)),
      ]);
      const title = measures[of]?.title['uk'];
      const head = rows.captions?.[column];
      if (rows.captions && caption === '' && title)
        expect(head?.toLowerCase()).toBe(title.toLowerCase());
    });
    // a file is named by the period that it is of
    for (const [name, part] of [
      ['monthFrom', '2'],
      ['monthTo', '5'],
    ] as const) {
      const own = flat.file.split('-').indexOf(`{${name}}`);
      const ends = flat.file.split('-').length - own;
      if (own >= 0) expect(rows.file.split('-').at(-ends)).toBe(part);
    }
  }
});
