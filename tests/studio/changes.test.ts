// What drafts change: the pages that may differ, and what is said on them otherwise.

import { describe, expect, it } from 'vitest';

import { sayDifference, touchedPages } from '../../scripts/studio/changes.ts';
import { KINDS } from '../../site/kinds.ts';
import { foldersOf } from '../overlay.ts';

const main = (inner: string) =>
  `<header>Меню</header><main id="m">${inner}</main><footer>x</footer>`;

describe('the difference between two documents', () => {
  it('is told by sentences, headings and cells, with their inline parts', () => {
    const before = main(
      '<h1>Борг</h1><p>Перше. Друге <b>12</b> млн.</p><table><tr><td>1</td><td>2</td></tr></table>',
    );
    const after = main(
      '<h1>Борг</h1><p>Перше. Друге <b>13</b> млн.</p><table><tr><td>1</td><td>3&amp;</td></tr></table><ul><li>Нове</li></ul>',
    );
    expect(sayDifference(before, after)).toEqual({
      gone: ['Друге 12 млн.', '2'],
      come: ['Друге 13 млн.', '3&', 'Нове'],
    });
  });

  it('is none where only marks, scripts and what stands around differ', () => {
    const before =
      '<header>Було</header><main class="a"><p>Слова<!-- x --> разом</p><script>1<2</script></main>';
    const after =
      '<header>Є</header><main class="b"><p>Слова <span>разом</span></p><style>a{}</style></main>';
    expect(sayDifference(before, after)).toEqual({ gone: [], come: [] });
  });
});

describe('pages that drafts may change', () => {
  const touched = (
    path: string,
    text: string | null = null,
    which: 'product' | 'library' = 'product',
  ) => touchedPages(foldersOf(which), { [path]: text }, KINDS);

  it.each([
    ['config/calls/reports/debts.yaml', ['debt/state']],
    ['content/locales/uk/texts/debt.md', ['debt/guaranteed', 'debt/state']],
    [
      'content/data/budgetDeclaration/tax-policy/paragraphs.json',
      ['budget-declaration/[declaration]'],
    ],
    ['config/imports/items-kdb.yaml', []],
  ])('are those that use %s', (path, pages) => {
    expect(touched(path)).toEqual(pages);
  });

  it('are all for what stands everywhere', () => {
    const all = touched('config/menus.yaml', null, 'library');
    expect(all).toContain('loans');
    for (const path of ['config/filters.yaml', 'content/locales/uk/messages.yaml'])
      expect(touched(path, null, 'library')).toEqual(all);
  });

  it('are a new page and those that show its name', () => {
    expect(touched('config/pages/notes.yaml', 'title: {uk: Нотатки}\n', 'library')).toEqual([
      'notes',
    ]);
  });
});
