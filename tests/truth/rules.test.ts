// Each rule finds the sentence that it is there for, and lets a true one pass.

import { describe, expect, it } from 'vitest';

import type { View } from '../../engine/model/portal.ts';
import { RULES } from './rules.ts';
import { speak, type SpokenBlock } from './spoken.ts';

const FIELDS = [
  { name: 'year', value: '2025' },
  { name: 'monthFrom', value: '1' },
  { name: 'monthTo', value: '6' },
];
const FACTS = {
  id: 'facts-1',
  kind: 'facts',
  state: 'ready',
  facts: [{ actual: '100\u{a0}млн\u{a0}грн', plan: '200\u{a0}млн\u{a0}грн', percent: '50' }],
};
const sentence = (text: string) => ({ id: 'finding-1', kind: 'finding', sentences: [text] });
const bars = (title: string, state = 'ready') => ({
  id: 'bars',
  kind: 'bars',
  title,
  state,
  rows: [{ share: '53\u{a0}%' }, { share: '47\u{a0}%' }],
});
const note = (text: string) => ({
  id: 'bars',
  kind: 'bars',
  state: 'ready',
  rows: [],
  notes: [text],
});

function found(
  rule: string,
  blocks: readonly SpokenBlock[],
  heading: string | null = null,
): number {
  const view = { heading, notices: [], fields: FIELDS, blocks: [FACTS, ...blocks] };
  const page = speak('/a', { locale: 'uk', view: view as unknown as View, items: [] });
  return RULES[rule]!(page).length;
}

/** Rule → what it finds, and what it lets pass. */
const CASES: Readonly<Record<string, readonly (readonly [SpokenBlock, SpokenBlock])[]>> = {
  'No text counts from a beginning or an end that it does not name': [
    [
      sentence('Від початку року витрачено 100\u{a0}млн\u{a0}грн.'),
      sentence('За січень–червень 2025 року витрачено 100\u{a0}млн\u{a0}грн.'),
    ],
    [note('Raised most since January'), note('Changed since January 2025')],
  ],
  'How much of a year is over is said with its day': [
    [
      sentence('50\u{a0}% плану; минуло 50\u{a0}% року.'),
      sentence('50\u{a0}% плану; до кінця червня 2025 року минуло 50\u{a0}% року.'),
    ],
  ],
  'The months that a finding names are those that the page shows': [
    [
      sentence('За січень 2025 року надійшло 100\u{a0}млн\u{a0}грн.'),
      sentence('За січень–червень 2025 року надійшло 100\u{a0}млн\u{a0}грн.'),
    ],
    [
      sentence('У 2025 році надійшло 100\u{a0}млн\u{a0}грн.'),
      sentence('Більше, ніж за січень–червень 2024 року.'),
    ],
  ],
  'A comparison with another year says that prices rise': [
    [
      sentence('Це на 23\u{a0}% більше, ніж 2024 року.'),
      sentence('Це на 23\u{a0}% більше, ніж 2024 року, без урахування зростання цін.'),
    ],
  ],
  'Nothing failed': [
    [
      { id: 'cube', kind: 'cube', state: 'failed' },
      { id: 'cube', kind: 'cube', state: 'empty' },
    ],
    [note('Системна помилка.'), note('Таких показників ще не завантажено.')],
  ],
  'Nothing is found where there are no figures': [
    [
      bars('Доходи: найбільше, 46\u{a0}%, – податки', 'empty'),
      bars('З кожних 100 гривень видатків', 'empty'),
    ],
  ],
  'A number never parts from its unit': [
    [note('5,47\u{a0}трлн грн'), note('5,47\u{a0}трлн\u{a0}грн')],
    [note('53 %'), note('53\u{a0}%')],
    [note('наказ № 11'), note('наказ №\u{a0}11')],
  ],
  'A percentage of a plan is one that has a sense': [
    [
      sentence('Надійшло 2\u{a0}008\u{a0}% річного плану.'),
      sentence('Надійшло 98\u{a0}% річного плану.'),
    ],
  ],
  'A share in a title is that of one of its rows': [
    [bars('Податки – 37\u{a0}%'), bars('Податки – 53\u{a0}%')],
  ],
  'Every amount of a finding is made of the figures beside it': [
    [
      sentence('Залучено 170\u{a0}млн\u{a0}грн, погашено 20\u{a0}млн\u{a0}грн.'),
      sentence('Залучено 120\u{a0}млн\u{a0}грн, погашено 20\u{a0}млн\u{a0}грн.'),
    ],
    [sentence('Надійшло 90\u{a0}млн\u{a0}грн.'), sentence('Надійшло 100\u{a0}млн\u{a0}грн.')],
  ],
  'A fact is the percentage that it says of its plan': [
    [{ ...FACTS, facts: [{ ...FACTS.facts[0], percent: '83' }] }, FACTS],
  ],
  'No more are loaded than there are': [
    [
      note('Завантажено бюджетів: 25 з 24 (області).'),
      note('Завантажено бюджетів: 19 з 1\u{a0}468 (територіальні громади).'),
    ],
  ],
  'No place of a text is left open': [
    [sentence('За {period} надійшло.'), sentence('За рік надійшло.')],
  ],
};

describe('a rule', () => {
  it.each(
    Object.entries(CASES).flatMap(([rule, cases]) => cases.map((one) => [rule, one] as const)),
  )('finds what is false and nothing else: %s', (rule, [wrong, right]) => {
    expect(found(rule, [wrong])).toBe(1);
    expect(found(rule, [right])).toBe(0);
  });

  it('that a heading names the year of its amounts looks at headings alone', () => {
    const rule = 'A sentence that has an amount names its year';
    expect(found(rule, [], 'Витрачено 100\u{a0}млн\u{a0}грн')).toBe(1);
    expect(found(rule, [], 'У 2025 році витрачено 100\u{a0}млн\u{a0}грн')).toBe(0);
  });

  it('is tried here, every one of them', () => {
    expect(Object.keys(RULES).filter((rule) => !(rule in CASES))).toEqual([
      'A sentence that has an amount names its year',
    ]);
  });
});
