// What a document shows of bars it need not carry again: names and amounts are read back from their lines.

import type { BarRow, BarsView } from './bars.kind.ts';

/** The view without the words that stand in its lines; a name in another language has more than its letters. */
export function withoutShownWords(view: BarsView): BarsView {
  const rows = view.rows.map((row) =>
    typeof row.name === 'string' ? { ...row, name: '', amount: '', exact: '' } : row,
  );
  return { ...view, rows };
}

/** What of a row stands in the document. */
type ShownRow = Pick<BarRow, 'amount' | 'exact'> & { readonly name: string };

/** The view whose lines stand in the document. */
export function withShownWords(view: BarsView, shown: readonly ShownRow[]): BarsView {
  const rows = view.rows.map((row, i) => {
    const line = shown[i];
    return row.name === '' && line ? { ...row, ...line } : row;
  });
  return { ...view, rows };
}

/** The lines of the bars in a section of the document. */
export function readShownRows(section: Element): ShownRow[] {
  const amounts = section.querySelectorAll('[data-amount]');
  return [...section.querySelectorAll('.pair-name')].map(({ textContent }, i) => ({
    name: textContent,
    amount: amounts[i]?.textContent ?? '',
    exact: amounts[i]?.getAttribute('data-amount') ?? '',
  }));
}

/** What stands beside an amount: of what sum it is a part, else how much of the plan it is, else its share; what was before. */
export function formatBeside({ whole, kept, share, before }: BarRow): string {
  const said = kept === '' ? share : `· ${kept}`;
  return [whole === '' ? said : whole, before].filter((words) => words !== '').join(' · ');
}
