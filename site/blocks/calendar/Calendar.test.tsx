// Events as a reader gets them: by stages, on a timeline, by months, or one alone.

import { describe, expect, it } from 'vitest';

import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';
import type { CalendarContent } from './calendar.server.ts';

const HEAD = { today: 'Today', subscribe: '/_calendar/e.en.ics?type=1' };
const EVENT = {
  words: 'Choosing',
  to: '/e/one',
  state: 'now',
  dates: 'all year',
  custom: false,
} as const;

const calendar = (content: CalendarContent, page = {}) =>
  plain(renderWrittenBlock('calendar', content, page));

describe('events', () => {
  it('stand by stages; what is on says so', () => {
    const stages = [{ name: 'Before', about: 'a & b', events: [EVENT] }];
    expect(calendar({ ...HEAD, form: 'list', ring: null, stages }, { prefix: 'en' })).toBe(
      '<p class="today">Today</p><section class="stage"><h2>Before</h2><p>a &amp; b</p><ol class="events"><li class="now"><p class="event-title"><a href="/en/e/one">Choosing</a> <span class="status now-mark">calendar.now</span></p><p class="dates">all year</p></li></ol></section><p class="subscribe"><a href="/_calendar/e.en.ics?type=1">calendar.subscribe</a></p>',
    );
  });

  it('lie on a timeline that assistive technology passes over', () => {
    const scale = { from: 'May', to: 'June', width: 40, lines: [20], now: 3 };
    const months = [
      { letter: 'M', short: 'May', here: false },
      { letter: 'J', short: 'Jun', here: true },
    ];
    const events = [{ ...EVENT, to: '', spans: [{ state: 'next', x: 4, width: 9 } as const] }];
    const name = { words: 'Рада', lang: 'uk' };
    const html = calendar({
      ...HEAD,
      form: 'timeline',
      scale: { ...scale, months },
      groups: [{ name, events }],
    });
    expect(html).toContain('<h2><span lang="uk">Рада</span></h2>');
    expect(html).toContain('<p class="range"><span>May</span><span>June</span></p>');
    expect(html).toContain(
      '<div class="axis" aria-hidden="true"><span><i>M</i><b>May</b></span><span class="here"><i>J</i><b>Jun</b></span></div>',
    );
    expect(html).toContain('<b>Choosing</b>');
    expect(html).toContain(
      '<svg class="scale" viewBox="0 0 40 12" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="ground" width="40" height="12"></rect><path class="month-line" d="M20 0V12"></path><rect class="span next" x="4" y="2" width="9" height="8"></rect><path class="now-line" d="M3 0V12"></path></svg>',
    );
  });

  it('stand by months, quiet ones too', () => {
    const months = [
      { name: 'May', here: true, events: [EVENT] },
      { name: 'June', here: false, events: [] },
      { name: 'July', here: false, events: [{ ...EVENT, custom: true }] },
    ];
    expect(calendar({ ...HEAD, form: 'year', months })).toContain(
      '<div class="year"><section class="month here"><h2>May <span class="status now-mark">calendar.now</span></h2><ul><li class="now"><span class="dates">all year</span> <a href="/e/one">Choosing</a></li></ul></section><section class="month"><h2>June</h2><p class="empty">calendar.quiet</p></section><section class="month"><h2>July</h2><ul><li class="now"><span class="dates custom">all year</span> <a href="/e/one">Choosing</a></li></ul></section></div>',
    );
  });

  it('that there are none of are said to be none', () => {
    expect(calendar({ ...HEAD, form: 'none' })).toContain('<p class="empty">written.nothing</p>');
  });
});

describe('one event', () => {
  it('says when it is, on what its days rest, and who acts', () => {
    const rows = [
      { label: 'Stage', values: ['Before'] },
      { label: 'Who', values: ['A', { words: 'Б', lang: 'uk' }] },
    ];
    const event = { dates: '<15.09>', state: 'past', basis: 'by law', rows } as const;
    expect(calendar({ form: 'event', event })).toBe(
      '<dl class="details"><div><dt>calendar.fields.when</dt><dd>&lt;15.09&gt; <span class="status">calendar.past</span><br/><small>by law</small></dd></div><div><dt>Stage</dt><dd>Before</dd></div><div><dt>Who</dt><dd><ul><li>A</li><li><span lang="uk">Б</span></li></ul></dd></div></dl>',
    );
  });

  it('says so where the address names none', () => {
    expect(calendar({ form: 'event', event: null })).toBe('<p class="empty">written.nothing</p>');
  });
});
