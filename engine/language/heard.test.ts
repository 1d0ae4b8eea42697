// What is heard of figures: full words, signs as words, digits together; what is written in full stays.

import { describe, expect, it } from 'vitest';

import { numberStyle } from './conventions.ts';
import { createHeard, hearText } from './heard.ts';
import { hearHtml } from './heardHtml.server.ts';
import { createI18n, speaker } from './messages.ts';

const FORMS = {
  uk: {
    billion_one: 'мільярд крон',
    billion_few: 'мільярди крон',
    billion_many: 'мільярдів крон',
    billion_other: 'мільярда крон',
    krone_one: 'крона',
    krone_few: 'крони',
    krone_many: 'крон',
    krone_other: 'крони',
    percent_one: 'відсоток',
    percent_few: 'відсотки',
    percent_many: 'відсотків',
    percent_other: 'відсотка',
    less: 'менше ніж {amount}',
    more: 'більше ніж {amount}',
    tenth: 'одна десята {unit}',
    plus: 'плюс',
    minus: 'мінус',
  },
  en: {
    billion_one: 'billion kroner',
    billion_other: 'billion kroner',
    krone_one: 'krone',
    krone_other: 'kroner',
    percent_one: 'percent',
    percent_other: 'percent',
    less: 'less than {amount}',
    more: 'more than {amount}',
    tenth: 'one tenth of a {unit}',
    plus: 'plus',
    minus: 'minus',
  },
};

const SHORT = { uk: ['млрд\u00a0кр', 'кр'], en: ['billion\u00a0NOK', 'NOK'] };
const OWN = { group: '\u00a0', minus: '\u2212' };

function hearIn(locale: 'uk' | 'en') {
  const warn = (text: string) => {
    throw new Error(text);
  };
  const say = speaker(createI18n(locale, { heard: FORMS[locale] }, warn));
  const [billion = '', krone = ''] = SHORT[locale];
  return createHeard(say, numberStyle(locale, OWN), [
    { short: krone, said: 'krone' },
    { short: billion, said: 'billion' },
  ]);
}

describe('in Ukrainian', () => {
  const split = hearIn('uk');
  it.each([
    ['витрачено 4,69\u00a0млрд\u00a0кр.', 'витрачено 4,69 мільярда крон.'],
    ['1\u00a0млрд\u00a0кр', '1 мільярд крон'],
    ['3 млрд кр', '3 мільярди крон'],
    ['112\u00a0млрд\u00a0кр', '112 мільярдів крон'],
    ['2,0\u00a0млрд\u00a0кр', '2,0 мільярда крон'],
    ['47\u00a0кр', '47 крон'],
    ['143 кр 25', '143 крони 25'],
    ['на 35\u00a0% менше', 'на 35 відсотків менше'],
    ['<0,1\u00a0%', 'менше ніж одна десята відсотка'],
    ['>\u22120,1\u00a0%', 'більше ніж мінус одна десята відсотка'],
    ['<1\u00a0кр', 'менше ніж 1 крона'],
    ['+8,2\u00a0%', 'плюс 8,2 відсотка'],
    ['\u221213,2\u00a0млрд\u00a0кр', 'мінус 13,2 мільярда крон'],
    ['1\u00a0691\u00a0507,60\u00a0кр', '1691507,60 крони'],
    ['1\u00a0234 записи', '1234 записи'],
    ['Видатки, млрд\u00a0кр', 'Видатки, мільярди крон'],
    ['План, %', 'План, відсотки'],
  ])('%s is heard as %s', (written, heard) => {
    expect(hearText(written, split).replaceAll('\u00a0', ' ')).toBe(heard);
  });

  it.each(['у 2021–2025 роках', '05.03.2025', '22012500', 'COVID-19', '№\u00a07', 'крига'])(
    '%s stays',
    (text) => {
      expect(split(text)).toEqual([{ shown: text, said: null }]);
    },
  );
});

describe('in English', () => {
  const split = hearIn('en');
  it.each([
    ['spent 4.69\u00a0billion\u00a0NOK', 'spent 4.69 billion kroner'],
    ['<0.1\u00a0%', 'less than one tenth of a percent'],
    ['47%, of 1\u00a0NOK', '47 percent, of 1 krone'],
    ['\u22123.5%', 'minus 3.5 percent'],
  ])('%s is heard as %s', (written, heard) => {
    expect(hearText(written, split).replaceAll('\u00a0', ' ')).toBe(heard);
  });
});

describe('in HTML', () => {
  const hear = (html: string) => hearHtml(html, hearIn('uk'));
  it('is said beside what is shown, which alone is copied', () => {
    expect(hear('<b title="x">&lt;0,1\u00a0%</b>')).toBe(
      '<b title="x"><span class="heard" data-said="менше ніж одна десята відсотка"><span class="fallback-image" aria-hidden="true">&lt;0,1\u00a0%</span></span></b>',
    );
  });
  it('may break where it could', () => {
    expect(hear('<b>34,5\u00a0<wbr/>млрд кр</b>')).toBe(
      '<b>34,5\u00a0<wbr/><span class="heard" data-said="мільярда крон"><span class="fallback-image" aria-hidden="true">млрд кр</span></span></b>',
    );
  });
  it('names that are only heard have it in them', () => {
    expect(hear('<a aria-label="Борг, 2 млрд кр &amp; більше" href="/a?b=2 %">Борг</a>')).toBe(
      '<a aria-label="Борг, 2 мільярди крон &amp; більше" href="/a?b=2 %">Борг</a>',
    );
  });
  it('so have all names of one tag', () => {
    expect(hear('<div data-explore="5 %: стрілки" aria-label="2 кр"></div>')).toBe(
      '<div data-explore="5 відсотків: стрілки" aria-label="2 крони"></div>',
    );
  });
  it.each([
    '<svg><text>5\u00a0%</text></svg>',
    '<svg><svg></svg><text>5\u00a0%</text></svg>',
    '<option>5\u00a0%</option>',
    '<p>a &amp; b</p>',
  ])('%s stays', (html) => {
    expect(hear(html)).toBe(html);
  });
});
