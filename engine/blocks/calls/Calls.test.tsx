// Calls of the API as a reader gets them, and one being tried without scripts.

import { describe, expect, it } from 'vitest';

import { renderWrittenBlock, plain } from '../../../tests/renderWritten.ts';
import type { CallsContent } from './calls.server.ts';
import type { TrialContent } from './trialForm.server.ts';

const CALLS: CallsContent = { trial: null, count: 1, openapi: '/openapi.json', groups: [] };

const TRIAL: TrialContent = {
  title: 'Loans',
  address: '/api/loans',
  note: null,
  action: '/calls',
  chosen: { name: 'call', value: 'loans' },
  fields: [],
  open: '',
  problem: null,
  question: null,
};

const calls = (content: Partial<CallsContent>, page = {}) =>
  plain(renderWrittenBlock('calls', { ...CALLS, ...content }, page));

describe('the calls', () => {
  it('stand by group; what each takes opens in place', () => {
    const call = {
      title: { words: 'Видачі', lang: 'uk' },
      address: 'POST /api/loans',
      to: '/calls?call=loans#trial',
      params: [
        { name: 'year', title: 'Year', notes: 'required', allowed: '2018–2025' },
        {
          name: 'who',
          title: 'Who',
          notes: 'may be left out',
          allowed: [
            { value: 'A', title: 'Adults' },
            { value: 'C', title: 'Children' },
          ],
        },
      ],
      forms: ['CSV'],
      note: 'a < b',
    };
    const html = calls({ groups: [{ title: 'Loans', calls: [call] }] }, { prefix: 'en' });
    expect(html).toContain('<section class="call-group"><h2>Loans <small>1</small></h2>');
    expect(html).toContain(
      '<a href="/en/calls?call=loans#trial" class="call-try" aria-label="calls.try: Видачі">calls.try</a>',
    );
    expect(html).toContain(
      '<summary class="call-head"><span class="call-title"><span lang="uk">Видачі</span></span> <code>POST /api/loans</code></summary>',
    );
    expect(html).toContain(
      '<dt><code>year</code> <small>required</small></dt><dd>Year: 2018–2025</dd>',
    );
    expect(html).toContain('<dd>Who: <code>A</code> Adults; <code>C</code> Children</dd>');
    expect(html).toContain(
      '<p class="call-forms">calls.suffixes <code>/CSV</code> </p><p>a &lt; b</p>',
    );
  });

  it('without parameters do not open', () => {
    const call = { title: 'A', address: '/a', to: '/x', params: [], forms: [], note: null };
    expect(calls({ groups: [{ title: 'G', calls: [call] }] })).toContain(
      '<p class="call-head"><span class="call-title">A</span> <code>/a</code></p>',
    );
  });
});

describe('a call being tried', () => {
  it('has its form filled in, what was written escaped', () => {
    const fields = [
      {
        name: 'year',
        title: 'Year',
        param: { name: 'year', notes: 'required' },
        value: '"><script>',
        options: null,
        width: 14,
      },
      {
        name: '_form',
        title: 'Form',
        param: null,
        value: 'CSV',
        options: [
          { value: '', label: 'as it is' },
          { value: 'CSV', label: 'CSV' },
        ],
        width: 14,
      },
    ];
    const html = calls({ trial: { ...TRIAL, fields, open: '/_call/loans' } }, { prefix: 'en' });
    expect(html).toContain('<h2 id="trial" tabindex="-1">Loans</h2>');
    expect(html).toContain(
      '<form class="filters call-form" aria-labelledby="trial" action="/en/calls#lines" method="get"><input type="hidden" name="call" value="loans"/>',
    );
    expect(html).toContain('size="14"');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(html).toContain(
      '<select name="_form"><option value="">as it is</option><option value="CSV" selected="">CSV</option></select>',
    );
    expect(html).toContain('<button type="submit" formAction="/_call/loans">calls.open</button>');
  });

  it('says what is wrong instead of lines of code', () => {
    const html = calls({ trial: { ...TRIAL, problem: { words: 'wrong', allowed: ['A'] } } });
    expect(html).toContain(
      '<p class="call-problem" id="lines" data-outcome="">wrong calls.allowed <code>A</code> </p>',
    );
  });

  it('leads to the answer and shows lines of code', () => {
    const question = {
      address: '/api/a?b=1',
      lines: [{ language: 'curl', needs: '', code: "curl 'x'" }],
    };
    const html = calls({ trial: { ...TRIAL, question } });
    expect(html).toContain('calls.address <a href="/api/a?b=1"><code>/api/a?b=1</code></a>');
    expect(html).toContain('<dt>curl</dt><dd><pre><code>curl &#x27;x&#x27;</code></pre></dd>');
    expect(calls({ trial: { ...TRIAL, question: { ...question, address: '' } } })).toContain(
      '<p>calls.post</p>',
    );
  });
});
