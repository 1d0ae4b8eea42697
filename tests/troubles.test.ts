// What is wrong while a portal is written: what fails while it serves is told with its cause, until the next save.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { makeProblem } from '../engine/config/problems.ts';
import { logTo } from '../scripts/dev/log.ts';
import { Troubles, type Trouble } from '../scripts/dev/problems.ts';

let sent: (readonly Trouble[])[];
let troubles: Troubles;
const said: string[] = [];

beforeEach(() => {
  sent = [];
  said.length = 0;
  troubles = new Troubles((all) => sent.push(all));
  vi.spyOn(console, 'error').mockImplementation((text: string) => said.push(text));
});
afterEach(() => vi.restoreAllMocks());

describe('what is wrong while a portal is written', () => {
  it('has the cause of what failed, in the terminal and on every open page', () => {
    logTo(troubles).error(
      { page: 'loans', block: 'chart-1', err: new Error('no such column') },
      'a block failed',
    );
    const [crash] = troubles.all;
    expect(crash).toMatchObject({
      severity: 'crash',
      uk: 'Стався збій: no such column. Де: a block failed (page loans, block chart-1)',
      en: 'Something failed: no such column. Where: a block failed (page loans, block chart-1)',
    });
    expect(crash?.frame).toContain('troubles.test.ts');
    expect(sent).toEqual([[crash]]);
    expect(said.join('\n')).toContain('Error: no such column');
  });

  it('has one cause once, though many pages fail by it, and forgets it with the next save', () => {
    for (const _ of [1, 2, 3]) logTo(troubles).error({ err: new Error('boom') }, 'a block failed');
    expect(troubles.all).toHaveLength(1);
    troubles.found([], () => '');
    expect(troubles.all).toEqual([]);
  });

  it('has a block whose call refused, too', () => {
    const words = { page: 'loans', block: 'table-2', code: 'invalid-parameter' };
    logTo(troubles).warn(words, 'a block failed: the year is not loaded');
    expect(troubles.all.map(({ en }) => en)).toEqual([
      'Something failed: a block failed: the year is not loaded. Where: block table-2 of page loans',
    ]);
  });

  it('shows the line of a mistake with those around it', () => {
    const place = { file: 'config/pages/loans.yaml', at: { line: 2, col: 1 } };
    troubles.found([makeProblem(place, 'missing-title')], () => 'a\nb\nc\nd\ne');
    expect(troubles.all[0]?.frame).toBe('    1 | a\n>   2 | b\n    3 | c\n    4 | d');
  });

  it('says a warning of the log, which is no failure, in the terminal alone', () => {
    logTo(troubles).warn('the ledger is being replaced');
    expect([said, troubles.all]).toEqual([['the ledger is being replaced'], []]);
  });
});
