// What a page is on paper.

import type { Page } from '@playwright/test';

import { readPdf } from '../pdf.ts';
import { closeNumbers } from './apart.ts';
import { expect, expectNoSidewaysScroll } from './test.ts';

/** The width between the margins of a sheet. */
const PAPER = 718;

/** Sets the page on its paper: nothing lies beyond the edge of an upright sheet. */
export async function print(page: Page): Promise<void> {
  await page.setViewportSize({ width: PAPER, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  expect(await cutLines(page), 'lines that are cut off').toEqual([]);
  expect(await closeNumbers(page), 'numbers that run together').toEqual([]);
  await expectNoSidewaysScroll(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(
    pdf.includes('/MediaBox [0 0 841') || pdf.includes('/MediaBox [0 0 842'),
    'a wide sheet',
  ).toBe(false);
  expect(await lostNumbers(page, pdf), 'numbers that the PDF does not have').toEqual([]);
}

/** Numbers that the print style shows and its PDF lacks. */
async function lostNumbers(page: Page, pdf: Buffer): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (
        node.parentElement?.checkVisibility({ visibilityProperty: true }) &&
        !node.parentElement.closest('.visually-hidden, .across, option')
      )
        found.push(...(node.textContent?.match(/\d[\d\s\u00a0.,]*\d|\d/g) ?? []));
    return found;
  });
  const printed = readPdf(pdf).pages.flat().join('').replaceAll(/\s/g, '');
  const numbers = new Set(shown.map((number) => number.replaceAll(/\s/g, '')));
  return [...numbers].filter((number) => !printed.includes(number));
}

/** What looks as if it could be pressed: fields and buttons that are drawn as such, signs that are added to links. */
async function pressed(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName} ${element.className.toString()} ${element.textContent.slice(0, 30)}`;
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden');
    // a figure is read on paper as on a screen, whatever opens where it is pressed
    const controls = [
      ...document.querySelectorAll('button:not(.fact-actual *), input, select, textarea'),
    ]
      .filter(seen)
      .filter((control) => getComputedStyle(control).appearance !== 'none');
    const signed = [...document.querySelectorAll('main :is(a, summary, th, .choices-change)')]
      .filter(seen)
      .filter((element) =>
        ['::before', '::after'].some((part) => {
          const { content, display } = getComputedStyle(element, part);
          return display !== 'none' && /^".+"/.test(content);
        }),
      );
    return [...controls, ...signed].map(name);
  });
}

/** Lines of text that the paper, or a box that hides what lies beyond it, cuts off. */
async function cutLines(page: Page): Promise<string[]> {
  return await page.evaluate((width) => {
    const boxesAround = (node: Node) => {
      const boxes = [new DOMRect(0, 0, width, document.documentElement.scrollHeight)];
      for (let at = node.parentElement; at; at = at.parentElement) {
        if (at === document.documentElement || at === document.body) break;
        if (
          getComputedStyle(at).overflowX !== 'visible' &&
          getComputedStyle(at).display !== 'inline'
        )
          boxes.push(at.getBoundingClientRect());
      }
      return boxes;
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      const parent = node.parentElement;
      if (text.trim() === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden, .across')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = boxesAround(node);
      for (const line of range.getClientRects()) {
        const isCut = boxes.some(
          (box) =>
            line.left < box.left - 1 ||
            line.right > box.right + 1 ||
            line.top > box.bottom ||
            line.bottom < box.top,
        );
        if (line.width > 0 && isCut) cut.push(text.slice(0, 60));
      }
    }
    return [...new Set(cut)];
  }, PAPER);
}

/** Printed: the heading and, over invented figures, their marks are there, and nothing to press is. */
export async function expectPrinted(page: Page): Promise<void> {
  await print(page);
  await expect(page.locator('h1')).toBeVisible();
  // where the bar stands over figures, it is printed, and every sheet has a mark
  const barred = await page.locator('.notice-bar.demonstration').count();
  for (const selector of ['.notice-bar.demonstration', '.across'])
    await expect(page.locator(`${selector}:visible`)).toHaveCount(barred);
  expect(await pressed(page), 'what can be pressed').toEqual([]);
  for (const selector of ['.sidebar', '.filters', '.choices-change', '.tools', '.consent'])
    await expect(page.locator(selector).first()).toBeHidden();
}
