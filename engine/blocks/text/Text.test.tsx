// A text as a reader gets it: Markdown becomes elements, links follow the language, names are marked but where they would disturb.

import { describe, expect, it } from 'vitest';

import { readMarkdown } from '../../config/markdown.ts';
import { renderWrittenBlock, marking, plain } from '../../../tests/renderWritten.ts';

const text = (markdown: string, page = {}) =>
  renderWrittenBlock('text', readMarkdown(markdown), page);

describe('a text', () => {
  it('has the elements that its Markdown says', () => {
    expect(plain(text('## Head\n\nOne **two** `three`\nfour.\n\n3. a\n4. b'))).toBe(
      '<h2>Head</h2><p>One <strong>two</strong> <code>three</code>\nfour.</p><ol start="3"><li>a</li><li>b</li></ol>',
    );
    expect(plain(text('| a | b |\n| - | - |\n| c | d |'))).toBe(
      '<table aria-label="a, b"><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td data-head="b">d</td></tr></tbody></table>',
    );
  });

  it('calls a table by the last heading above it', () => {
    const table = '| a | b |\n| - | - |\n| c | d |\n';
    expect(text(`## One\n\n### Two **words**\n\nText.\n\n${table}`)).toContain(
      '<table aria-label="Two words">',
    );
  });

  it('shows twenty rows of a long table, the others behind a door, under the same heads', () => {
    const table = (rows: number) =>
      plain(text(`| a | b |\n| - | - |\n${'| c | d |\n'.repeat(rows)}`));
    expect(table(22)).not.toContain('<details');
    const [standing = '', others = ''] = table(23).split(
      '<details class="rest"><summary>few.more 3</summary>',
    );
    const head = '<table aria-label="a, b"><thead><tr><th>a</th><th>b</th></tr></thead>';
    for (const [part, rows] of [
      [standing, 20],
      [others, 3],
    ] as const) {
      expect(part.startsWith(head)).toBe(true);
      expect(part.match(/<td data-head="b">/g)).toHaveLength(rows);
    }
  });

  it('shows HTML as the letters it is written in', () => {
    expect(text('A <b onclick="x()">b</b> & <script>')).toBe(
      '<p>A &lt;b onclick=&quot;x()&quot;&gt;b&lt;/b&gt; &amp; &lt;script&gt;</p>',
    );
    expect(text('[a](javascript:alert)')).not.toContain('<a');
  });

  it('leads inside the portal in the language of the page, and says where a link leaves it', () => {
    const links =
      '[a](/one) [home](/) [b](https://example.org/x) [c](mailto:a@example.org) [d](#e)';
    expect(text(links, { prefix: 'en' })).toBe(
      '<p><a href="/en/one" data-tab-order="80.0001">a</a> <a href="/en" data-tab-order="80.0002">home</a> <a href="https://example.org/x" rel="noopener external" data-tab-order="80.0003">b</a> <a href="mailto:a@example.org" data-tab-order="80.0004">c</a> <a href="#e" data-tab-order="80.0005">d</a></p>',
    );
  });

  it('marks names in prose, not in headings, links, code and heads of tables', () => {
    const mark = marking('shelf');
    expect(text('A **shelf**.', { mark })).toBe(
      '<p>A <strong><a href="/shelf" class="term" data-term="shelf" data-tab-order="80.0001">shelf</a></strong>.</p>',
    );
    const left = '# shelf\n\n[shelf](/x) `shelf`\n\n| shelf |\n| - |\n| x |';
    expect(text(left, { mark })).not.toContain('<button');
  });

  it('hands a name that goes on in the next line over whole', () => {
    const asked: string[] = [];
    text('a long\nname', {
      mark: (words: string) => {
        asked.push(words);
        return [words];
      },
    });
    expect(asked).toEqual(['a long\nname']);
  });

  it('is not marked in another language than the page has', () => {
    expect(text('shelf', { mark: marking('shelf'), lang: 'en' })).toBe('<p>shelf</p>');
  });
});
