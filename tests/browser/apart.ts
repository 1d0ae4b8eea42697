// How a table has its room: numbers that stand apart, heads of two lines, bars of shares beside their numbers.

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

/** A head has at most so many lines; as many again where letters are larger, and where they stand wider apart. */
const LINES = 2;

/** Heads of figures that take more lines, in every table of the page as it stands; those that no place is given are read aloud alone. */
export async function tallHeads(page: Page): Promise<string[]> {
  return await page.evaluate((lines) => {
    const { font, vision, spacing } = document.documentElement.dataset;
    const isLarge = font === 'l' || font === 'xl' || vision === 'impaired';
    const most = lines * (1 + Number(isLarge) + Number(spacing === 'wide'));
    const heads = [...document.querySelectorAll('main :is(.figures, .plain) thead th')].filter(
      (head) => getComputedStyle(head.closest('thead')!).clipPath === 'none',
    );
    return heads.flatMap((head) => {
      const range = document.createRange();
      range.selectNodeContents(head);
      const tops = [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ top, bottom }) => Math.round((top + bottom) / 2));
      const taken = tops
        .sort((a, b) => a - b)
        .filter((top, i) => i === 0 || top - tops[i - 1]! > 5).length;
      // a word of two breaks at its hyphen
      const hyphens = head.textContent.match(/\p{L}-\p{L}/gu)?.length ?? 0;
      return taken > most + hyphens ? [`${head.textContent}: ${taken} lines`] : [];
    });
  }, LINES);
}

/** Pixels that a share has with its bar. */
const SHARE = 132;

/** Shares whose bar and number have less room, or stand on each other. */
export async function narrowShares(page: Page): Promise<string[]> {
  return await page.evaluate((least) => {
    const cells = [...document.querySelectorAll('main td')].filter((cell) =>
      cell.querySelector('svg')?.checkVisibility(),
    );
    return cells.flatMap((cell) => {
      const bar = cell.querySelector('svg')!.getBoundingClientRect();
      const number = document.createRange();
      number.selectNodeContents(cell.lastChild!);
      const { left } = number.getBoundingClientRect();
      const { width } = cell.getBoundingClientRect();
      const isFine = width >= least && bar.right < left;
      return isFine ? [] : [`${cell.textContent}: ${Math.round(width)} px`];
    });
  }, SHARE);
}
