// How far the numbers of a table stand from each other.

import type { Page } from '@playwright/test';

/** Pixels between the numbers of cells beside each other. */
const LEAST = 12;

/** Numbers of neighbouring cells that are read as one, in every table and grid of the page as it stands. */
export async function closeNumbers(page: Page): Promise<string[]> {
  return await page.evaluate((least) => {
    const linesOf = (cell: Element) => {
      const found: { text: string; box: DOMRect }[] = [];
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent ?? '';
        if (!/\d/.test(text) || node.parentElement?.closest('.visually-hidden')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) if (box.width > 0) found.push({ text, box });
      }
      return found;
    };
    const rows = document.querySelectorAll('tr, [role=row]:not(tr)');
    return [...rows].flatMap((row) => {
      const cells = [...row.children].map(linesOf).filter((lines) => lines.length > 0);
      return cells.slice(1).flatMap((lines, i) =>
        lines.flatMap((right) =>
          (cells[i] ?? []).flatMap((left) => {
            const [a, b] = [left.box, right.box];
            const beside = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
            const gap = Math.round(Math.max(b.left - a.right, a.left - b.right));
            return beside && gap < least ? [`${left.text}|${right.text}: ${gap} px`] : [];
          }),
        ),
      );
    });
  }, LEAST);
}
