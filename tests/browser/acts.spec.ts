// Whatever changes a page in place leaves the reader at what they acted on, or what stands for it now, and says once what came of it.

import type { Page } from '@playwright/test';

import { first } from '../../engine/model/lookup.ts';
import { portal, visitsOf, type Visit } from './portal.ts';
import { listenTo } from './spoken.ts';
import { expect, keepAsleep, open, started, test, wake } from './test.ts';

/** Controls by what they are: links that keep the reader, links to the page as it stands otherwise, lists, boxes, fields of forms that ask for it. */
const ACTS =
  '#root :is(a[data-keep], a[rel~=nofollow], select, input:is([type=checkbox], [type=search], [type=text]))';
/** So many of a page are tried at most. */
const MOST = 30;

/** Few pages on which each kind of block stands, with what has to be chosen for it to stand. */
function pagesOfAllKinds(): string[] {
  const [locale] = portal.settings.locales;
  const left = new Set(Object.values(portal.pages).flatMap(kindsOf));
  const own = visitsOf(portal).filter((visit) => visit.locale === locale);
  const found: Visit[] = [];
  while (left.size > 0) {
    const worth = ({ page }: Visit) => kindsOf(page).filter((kind) => left.has(kind)).length;
    const best = own.reduce((most, visit) => (worth(visit) > worth(most) ? visit : most));
    if (worth(best) === 0) break;
    found.push(best);
    for (const kind of kindsOf(best.page)) left.delete(kind);
  }
  return [
    ...found.map(({ address }) => address),
    '/local-budget/compare?codeBudget=2553800000&codeBudget=2555600000&codeBudget=2555900000&year=2025',
    '/local-budget?year=2025&chart=outlines',
    '/national-budget/incomes?find=податок&sort=-done',
  ];
}

function kindsOf({ blocks, id }: Visit['page']): string[] {
  return id === 'test' ? [] : blocks.map(({ kind }) => kind);
}

/** Marks the first control of each group that was not tried yet; its group, empty where all are. */
async function nextAct(page: Page, tried: readonly string[]): Promise<string> {
  return await page.evaluate(
    ([selector, done]) => {
      document.querySelector('[data-next]')?.removeAttribute('data-next');
      const group = (control: HTMLElement) => {
        const [act = ''] = (control.dataset['keep'] ?? '').split(' ');
        const kind = control.closest('.block')?.className.split(' ')[1] ?? '';
        const list = control.closest('[class]:not(a):not(svg *)')?.className ?? '';
        const name = control.getAttribute('name') ?? '';
        return [kind, control.localName, act || name || list].join(' ');
      };
      const changes = (control: HTMLElement) => {
        if (control.localName !== 'a') return isSent(control as HTMLInputElement);
        const { origin, pathname, search } = new URL(
          control.getAttribute('href') ?? '',
          location.href,
        );
        const isHere = origin === location.origin && pathname === location.pathname;
        return isHere && search !== location.search && !control.matches('[download], [target]');
      };
      // a list beside a button changes nothing by itself
      const isSent = ({ form, localName }: HTMLInputElement) =>
        form?.method === 'get' &&
        new URL(form.action).pathname === location.pathname &&
        !(
          localName === 'select' &&
          form.querySelector('button:not([type=button])')?.checkVisibility()
        );
      for (const details of document.querySelectorAll<HTMLDetailsElement>('#root details'))
        details.open = true;
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (control) =>
          control.checkVisibility() && changes(control) && !done.includes(group(control)),
      );
      found?.setAttribute('data-next', '');
      return found ? group(found) : '';
    },
    [ACTS, tried] as const,
  );
}

/** Does what the marked control is for, by the keyboard; false where it has nothing to change to. */
async function act(page: Page, said: string[]): Promise<boolean> {
  const control = page.locator('[data-next]');
  await control.focus();
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (kind === 'a') await page.keyboard.press('Enter');
  else if (kind === 'checkbox') await page.keyboard.press('Space');
  else if (kind === 'select') {
    const other = await control.evaluate((list: HTMLSelectElement) => {
      const option = [...list.options].find(({ selected, disabled }) => !selected && !disabled);
      return option?.value ?? null;
    });
    if (other === null) return false;
    await control.selectOption(other);
  } else {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('2600000000');
    // what is suggested is an answer of its own
    await page.waitForTimeout(600);
    said.length = 0;
    await page.keyboard.press('Enter');
  }
  return true;
}

interface Place {
  readonly tag: string;
  readonly words: string;
  readonly block: string;
}

/** Where the reader is. */
async function placeOf(page: Page): Promise<Place> {
  return await page.evaluate(() => {
    const at = document.activeElement;
    return {
      tag: at?.localName ?? 'body',
      words: (at?.getAttribute('aria-label') ?? at?.textContent ?? '').slice(0, 60),
      block: at?.closest('.block')?.id ?? at?.closest('.choices, .page-head')?.className ?? '',
    };
  });
}

async function tryAll(page: Page, said: string[], after: () => Promise<void>): Promise<string[]> {
  const wrong: string[] = [];
  const tried: string[] = [];
  while (tried.length < MOST) {
    const group = await nextAct(page, tried);
    if (group === '') break;
    tried.push(group);
    const before = await placeOfNext(page);
    said.length = 0;
    if (!(await act(page, said))) continue;
    await expect
      .poll(() => said.length, { message: group, timeout: 8000 })
      .toBeGreaterThan(0)
      .catch(() => wrong.push(`${group}: nothing is said at ${page.url()}`));
    await after();
    await page.waitForTimeout(150);
    // a dialog says itself what it is, and gives the focus back
    if (await page.locator('dialog[open]').count()) {
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
    const place = await placeOf(page);
    if (said.length > 1) wrong.push(`${group}: said ${said.length} times: ${said.join(' | ')}`);
    if (place.tag === 'body') wrong.push(`${group}: the focus is lost after «${said.join(' | ')}»`);
    const isThere = place.block === before.block || /^h[1-3]$/.test(place.tag);
    if (!isThere)
      wrong.push(`${group}: from ${JSON.stringify(before)} to ${JSON.stringify(place)}`);
  }
  expect(tried.length, 'something was tried').toBeGreaterThan(0);
  return wrong;
}

async function placeOfNext(page: Page): Promise<Place> {
  await page.locator('[data-next]').focus();
  return await placeOf(page);
}

for (const address of pagesOfAllKinds())
  test(`${address}: alive`, async ({ page }) => {
    const said = await listenTo(page);
    await open(page, address);
    await wake(page);
    test.skip((await nextAct(page, [])) === '', 'nothing changes it in place');
    expect(await tryAll(page, said, async () => await wake(page))).toEqual([]);
  });

for (const address of [
  '/national-budget/incomes',
  '/local-budget/compare?codeBudget=2553800000&codeBudget=2555600000&codeBudget=2555900000&year=2025',
  first(pagesOfAllKinds()),
])
  test(`${address}: asleep, each change a document`, async ({ page }) => {
    const said = await listenTo(page);
    await keepAsleep(page);
    await open(page, address);
    expect(await tryAll(page, said, async () => await started(page))).toEqual([]);
  });
