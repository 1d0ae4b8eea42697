// What a document is laid out as: figures under heads that stand as they do, days and amounts as people write them.

import { describe, expect, it, vi } from 'vitest';

import { foldersOf } from '../../tests/overlay.ts';
import { KINDS } from '../../site/kinds.ts';
import { loadPortal } from '../server/loadPortal.ts';
import type { Printed } from './columnWidths.ts';
import { printRecord } from './printRecord.ts';

let printed: Printed | undefined;
vi.mock('./print.ts', () => ({
  printDocument: (laidOut: Printed) => {
    printed = laidOut;
    return Promise.resolve(Buffer.from(''));
  },
}));

const portal = loadPortal(foldersOf('product'), KINDS);
const PRINT = {
  param: 'type',
  values: {},
  body: 'body',
  sections: '',
  title: '',
  sign: 'sign',
  cancelled: 'end',
};

async function layOut(
  body: object,
  more: Readonly<Record<string, string | null>> = {},
  layout: 'plain' | 'order' = 'plain',
): Promise<Printed> {
  await printRecord(portal, PRINT, layout, {
    id: 'N-1',
    body: JSON.stringify(body),
    sign: null,
    end: null,
    ...more,
  });
  if (!printed) throw new Error('nothing was printed');
  return printed;
}

describe('a table', () => {
  const rows = async (...below: readonly (readonly unknown[])[]) => {
    const head = below[0]?.map((_, i) => `head ${i}`) ?? [];
    const { sections } = await layOut({
      title: 'A',
      sections: [{ title: 'B', rows: [head, ...below] }],
    });
    return sections[0]?.rows ?? [];
  };
  const numbers = (row: Printed['sections'][number]['rows'][number] | undefined) =>
    row?.map(({ number }) => number);

  it.each([
    ['figures alone', [[1], [2.5]], [true]],
    ['figures and one that is missing', [[1], [null], [2]], [true]],
    ['one figure among words', [['a'], [2], ['b']], [true]],
    ['words alone', [['a'], ['2024-01-02']], [false]],
    ['nothing', [[null], [null]], [false]],
    [
      'words, then figures',
      [
        ['a', 1],
        ['b', null],
      ],
      [false, true],
    ],
  ])('of %s has heads that stand as what is below them', async (_, below, wanted) => {
    const [head, ...others] = await rows(...below);
    expect(numbers(head)).toEqual(wanted);
    expect(others.map(numbers)).toEqual(
      below.map((row) => row.map((cell) => typeof cell === 'number')),
    );
  });

  it('has amounts and days as people write them', async () => {
    const [, row] = await rows([1234567.5, -0.05, '2024-02-29', true, '', null]);
    expect(row?.map(({ text }) => text.replaceAll(/\s/g, ' '))).toEqual([
      '1 234 567,50',
      '−0,05',
      '29.02.2024',
      'true',
      '',
      '',
    ]);
  });
});

describe('what stands around it', () => {
  it('a section is called by its number and title, or by one of them', async () => {
    const sections = [
      { id: '1', title: 'A' },
      { id: '2', title: '' },
      { title: 'C' },
      { id: '4', title: 'D', text: 'one\n\ntwo\n \nthree' },
    ];
    const laid = (await layOut({ title: 'T', sections })).sections;
    expect(laid.map(({ title }) => title)).toEqual(['1. A', '', 'C', '4. D']);
    expect(laid[3]?.text).toEqual(['one', 'two', 'three']);
  });

  it('a document is marked where it is cancelled, with the day', async () => {
    expect((await layOut({ title: 'T' })).cancelled).toBeNull();
    const { cancelled } = await layOut({ title: 'T' }, { end: '2026-02-10' });
    expect(cancelled?.words).toContain('10.02.2026');
  });

  it('who signed is told with the day and the hour, and who did not is not', async () => {
    const sign = JSON.stringify({ signer: 'A', position: 'B', signedAt: '2025-01-15T10:20:30Z' });
    const { signature } = await layOut({ title: 'T' }, { sign });
    const values = signature.facts.map(([, value]) => value);
    expect(values).toEqual(expect.arrayContaining(['B A', '15.01.2025 10:20']));
    const none = (await layOut({ title: 'T' })).signature;
    expect([none.facts, none.note]).toEqual([[], '']);
    expect(none.title).not.toBe(signature.title);
  });

  it('as an order has its number and day, or is a draft', async () => {
    const sign = JSON.stringify({ organisation: 'Читальня', signedAt: '2025-01-15T10:00:00Z' });
    const signed = (await layOut({ title: 'T' }, { sign }, 'order')).order;
    expect(signed?.reference).toContain('15.01.2025');
    expect(signed?.organisation).toBe('Читальня');
    const draft = (await layOut({ title: 'T' }, {}, 'order')).order;
    expect(draft?.reference).toContain('N-1');
    expect(draft?.reference).not.toMatch(/\d\d\.\d\d\.\d{4}/);
    expect((await layOut({ title: 'T' })).order).toBeNull();
  });
});
