// Dates of events: rules counted from the year of a period, what is now, and the same for somebody's calendar.

import { describe, expect, it } from 'vitest';

import type { LocaleFormatter } from '../../../engine/parts.server.ts';
import {
  asCustom,
  basisWords,
  datesWords,
  nextDay,
  listEventSpans,
  stateOfAll,
  stateOn,
  type DateRule,
} from './events.server.ts';
import { writeIcs } from './ics.server.ts';

const day = (yearOffset: number, month: number, date: number) => ({ yearOffset, month, day: date });

describe('a rule for dates', () => {
  it('counts from the year of its period', () => {
    expect(
      listEventSpans({ kind: 'span', from: day(-1, 12, 26), to: day(0, 1, 25) }, 2026),
    ).toEqual([{ from: '2025-12-26', to: '2026-01-25' }]);
    expect(listEventSpans({ kind: 'deadline', to: day(0, 9, 15) }, 2026)).toEqual([
      { from: '2026-09-15', to: '2026-09-15' },
    ]);
  });

  it('falls on each of its days in their order', () => {
    expect(
      listEventSpans({ kind: 'repeated', occurrences: [day(0, 8, 31), day(0, 5, 31)] }, 2026).map(
        ({ to }) => to,
      ),
    ).toEqual(['2026-05-31', '2026-08-31']);
  });

  it('knows leap years', () => {
    expect(
      [2027, 2028].map(
        (year) => listEventSpans({ kind: 'deadline', to: day(0, 2, 29) }, year)[0]!.to,
      ),
    ).toEqual(['2027-02-28', '2028-02-29']);
    expect([nextDay('2026-12-31'), nextDay('2028-02-28')]).toEqual(['2027-01-01', '2028-02-29']);
  });

  it('is past, now or ahead on a day, its first and last day included', () => {
    const span = { from: '2026-11-01', to: '2026-11-30' };
    expect(
      ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((day) => stateOn(span, day)),
    ).toEqual(['next', 'now', 'now', 'past']);
  });

  it('is ahead again between its days, and past after the last of them', () => {
    const spans = listEventSpans(
      { kind: 'repeated', occurrences: [day(0, 5, 31), day(0, 8, 31)] },
      2026,
    );
    expect(
      ['2026-05-31', '2026-06-01', '2026-08-31', '2026-09-01'].map((day) => stateOfAll(spans, day)),
    ).toEqual(['now', 'next', 'now', 'past']);
    expect(stateOfAll([], '2026-05-31')).toBe('past');
  });
});

describe('days that are usual and not set', () => {
  const formatter = {
    date: (iso: string) => iso,
    say: (key: string, places?: Record<string, string>) =>
      `${key}(${Object.values(places ?? {}).join()})`,
  } as unknown as LocaleFormatter;
  const rule = { kind: 'deadline', to: day(0, 9, 15) } as const;
  const words = (basis?: string) => {
    const based: DateRule = basis === undefined ? rule : { ...rule, basis };
    return datesWords(formatter, based, listEventSpans(based, 2026));
  };

  it('are marked, and days that an act sets are not', () => {
    expect(['usual', 'unconfirmed', 'law', 'counted', undefined].map(words)).toEqual([
      'calendar.usual(calendar.by(2026-09-15))',
      'calendar.usual(calendar.by(2026-09-15))',
      'calendar.by(2026-09-15)',
      'calendar.by(2026-09-15)',
      'calendar.by(2026-09-15)',
    ]);
    const span: DateRule = { kind: 'span', basis: 'usual', from: day(0, 1, 1), to: day(0, 2, 1) };
    expect(datesWords(formatter, span, listEventSpans(span, 2026))).toBe(
      'calendar.usual(2026-01-01 – 2026-02-01)',
    );
    expect(asCustom(formatter, { kind: 'repeated', basis: 'usual' }, '5')).toBe(
      'calendar.usual(5)',
    );
  });

  it('have a sentence that says on what they rest', () => {
    expect(basisWords(formatter, { ...rule, basis: 'usual' })).toBe('calendar.basis.usual()');
    expect(basisWords(formatter, rule)).toBe('');
  });
});

describe('a calendar file', () => {
  const text = writeIcs('Події', 'portal.example', '2026-11-21', [
    {
      key: 'loan',
      from: '2026-11-01',
      to: '2026-11-30',
      summary: 'Дуже довга назва, у якій є кома; і крапка з комою, щоб рядок не вмістився',
      description: 'Закон не встановлює дати. Зазвичай, це буває в ці дні.',
      url: 'https://portal.example/one',
    },
    {
      key: 'return',
      from: '2026-12-01',
      to: '2026-12-01',
      summary: 'Повернення',
      description: '',
      url: 'https://portal.example/two',
    },
  ]);

  it('ends a day after the last one and escapes what has a meaning', () => {
    expect(text).toContain('DTEND;VALUE=DATE:20261201\r\n');
    expect(text.replaceAll('\r\n ', '')).toContain('назва\\, у якій є кома\\; і');
  });

  it('says what the days rest on, where that is known', () => {
    const plain = text.replaceAll('\r\n ', '');
    expect(plain).toContain('DESCRIPTION:Закон не встановлює дати. Зазвичай\\, це буває в ці дні.');
    expect(plain.match(/DESCRIPTION/g)).toHaveLength(1);
  });

  it('has no line longer than 75 octets', () => {
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });
});
