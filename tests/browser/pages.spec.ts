// Every page in every language: answers, names itself, keeps within a narrow screen, and has nothing that axe objects to.

import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './test.ts';
import { FULL, portal, sampleOf, titleOf, visitsOf } from './portal.ts';

const visits = visitsOf(portal);

for (const visit of visits) {
  test(`${visit.address} answers, names itself and keeps within 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const response = await page.goto(visit.address);
    expect(response!.status()).toBe(200);
    expect((await page.title()).startsWith(titleOf(portal, visit))).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('lang', visit.locale.code);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('.settings[data-live]')).toBeAttached();
    await expectNoSidewaysScroll(page);
  });
}

/** What a reader may have chosen, by name: a query, a screen, or how pages look. */
const CHOICES = [
  { name: 'as it comes' },
  { name: 'on a narrow screen', width: 320 },
  { name: 'with all rows open', query: 'open=all' },
  { name: 'in millions', query: 'unit=1000000' },
  { name: 'with its second chart', query: 'chart=treemap' },
  { name: 'in dark colours', theme: 'dark' },
  { name: 'in the mode for impaired vision', vision: 'impaired' },
  { name: 'dark in the mode for impaired vision', theme: 'dark', vision: 'impaired' },
  { name: 'with the largest letters', font: 'xl' },
] as const satisfies readonly Choice[];

interface Choice {
  readonly name: string;
  readonly width?: number;
  readonly query?: string;
  readonly theme?: string;
  readonly vision?: string;
  readonly font?: string;
}

const sample = sampleOf(visits);
// each page as it comes; every other choice on one page, a different one for each
const chosen = FULL
  ? visits.flatMap((visit) => CHOICES.map((choice) => [visit, choice] as const))
  : [
      ...sample.map((visit) => [visit, CHOICES[0]] as const),
      ...CHOICES.slice(1).map(
        (choice, i) => [visits[(5 + 3 * i) % visits.length]!, choice] as const,
      ),
    ];

for (const [visit, choice] of chosen as readonly (readonly [(typeof visits)[number], Choice])[]) {
  test(`${visit.address} is accessible ${choice.name}`, async ({ page }) => {
    if (choice.width) await page.setViewportSize({ width: choice.width, height: 640 });
    const display = {
      font: choice.font ?? 'm',
      vision: choice.vision ?? 'usual',
      theme: choice.theme ?? 'auto',
    };
    await page.addInitScript(
      (text) => localStorage.setItem('portal-display', text),
      JSON.stringify(display),
    );
    await open(page, `${visit.address}${choice.query ? `?${choice.query}` : ''}`);
    await expectAccessible(page);
  });
}
