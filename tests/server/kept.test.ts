// A link that names its ledger shows the same figures after the next import, and says so; one whose ledger is not kept says that.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { CurrentLedger } from '../../engine/ledger/current.ts';
import type { Ledger } from '../../engine/ledger/ledger.ts';
import { assertDefined } from '../../engine/model/lookup.ts';
import type { View } from '../../engine/model/portal.ts';
import { buildSite } from '../../engine/server/site.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { drawnAtOnce } from '../marked.ts';
import { foldersOf } from '../overlay.ts';
import { emptyFolder, importInto, serve, type Served } from '../served.ts';

const incomes = (done: string, more = '') =>
  `REP_PERIOD;FUND_TYP;COD_BUDGET;COD_INCO;NAME_INC;ZAT_AMT;PLANS_AMT;FAKT_AMT
01.2023;C;2600000000;11010100;Податок;100;;${done}
01.2023;T;2600000000;11010100;Податок;100;0;${done}
${more}`.replaceAll('\n', '\r\n');

const FEBRUARY = `02.2023;C;2600000000;11010100;Податок;100;;99
02.2023;T;2600000000;11010100;Податок;100;0;99
`;

const CALL =
  '/api/localBudgets/incomesLocal?codeBudget=2600000000&fundType=TOTAL&year=2023&monthFrom=1&monthTo=1';
const PAGE = '/local-budget/26000000000/local-incomes?year=2023&monthTo=1';
const EMBED = '/embed/local-budget/26000000000/local-incomes?year=2023&monthTo=1&block=all';
const PICTURE =
  '/_picture/uk/largest/local-budget/26000000000/local-incomes.svg?year=2023&monthTo=1';
const TAKEN = [EMBED, EMBED.replace('=all', '=largest'), PICTURE];
const NOBODYS = '0000000000000000';

let served: Served;
let site: FastifyInstance;
let old: string;
let before: Readonly<Record<'call' | 'csv' | 'page' | 'view', string>>;
/** Embeds and pictures by their addresses. */
const taken = new Map<string, string>();
let remove: () => void;

const get = async (url: string) => await site.inject({ url, headers: { accept: 'text/html' } });
const at = (address: string, ledger: string) =>
  `${address}${address.includes('?') ? '&' : '?'}ledger=${ledger}`;
const CSV = CALL.replace('incomesLocal', 'incomesLocal/CSV');

/** The table of a page: its rows with their figures. */
const tableOf = (html: string) => /<tbody.*<\/tbody>/s.exec(html)?.[0] ?? '';
const noticeOf = (html: string) =>
  (/<div class="old-figures".*?<\/div>/s.exec(html)?.[0] ?? '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '|');
/** What of a view is figures. */
const figuresOf = ({ blocks }: View) => JSON.stringify(blocks);

/** Imports figures and waits until they serve. */
async function load(name: string, text: string): Promise<string> {
  const files = mkdtempSync(join(tmpdir(), 'files-'));
  const path = join(files, `${name}.csv`);
  writeFileSync(path, text);
  await importInto(served.folder, [path]);
  rmSync(files, { recursive: true });
  const was = served.current.get().id;
  for (let i = 0; i < 100 && served.current.get().id === was; i++)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(served.current.get().id).not.toBe(was);
  return served.current.get().id;
}

beforeAll(async () => {
  const place = emptyFolder();
  const files = mkdtempSync(join(tmpdir(), 'files-'));
  writeFileSync(join(files, 'incomes.csv'), incomes('10'));
  await importInto(place.folder, [join(files, 'incomes.csv')]);
  served = await serve(foldersOf('product'), place.folder);
  const { built, remove: removeClient } = drawnAtOnce();
  const { portal, current } = served;
  site = await buildSite({ portal, current, built, parts: SERVER_PARTS, log: false });
  old = current.get().id;
  before = {
    call: (await get(at(CALL, old))).payload,
    csv: (await get(at(CSV, old))).payload,
    page: (await get(at(PAGE, old))).payload,
    view: (await get(at(`/_view${PAGE}`, old))).payload,
  };
  for (const url of TAKEN) taken.set(url, (await get(at(url, old))).payload);
  await load('later', incomes('25', FEBRUARY));
  remove = () => {
    place.remove();
    removeClient();
    rmSync(files, { recursive: true });
  };
});
afterAll(async () => {
  await site.close();
  await served.stop();
  remove();
});

describe('a link made before an import', () => {
  it('to a call gives the same bytes after it', async () => {
    expect((await get(at(CALL, old))).payload).toBe(before.call);
    expect((await get(at(CSV, old))).payload).toBe(before.csv);
    expect(before.call).toContain('"donePeriod":10');
    expect((await get(CALL)).payload).toContain('"donePeriod":25');
    // what was kept of one is never the answer of the other
    expect((await get(at(CALL, old))).payload).toBe(before.call);
    expect((await get(CALL)).headers['etag']).not.toBe((await get(at(CALL, old))).headers['etag']);
  });

  it('to an export gives the figures that it gave, which are nobody’s invention', async () => {
    const question =
      '/api/pivot/incomes/CSV?budgetType=LOCAL&year=2023&monthFrom=1&monthTo=1&rows=budget&rows=income&measures=done';
    const [then, now] = [await get(at(question, old)), await get(question)];
    expect(then.payload).toMatch(
      /^budget;budgetName;income;incomeName;done\n2600000000;Бюджет міста Києва;11010100;[^;]+;10\n$/,
    );
    expect(now.payload).toBe(then.payload.replace(';10\n', ';25\n'));
    expect(now.headers['content-disposition']).toBe('attachment; filename=PIVOT-incomes-2023.csv');
    expect(now.headers).not.toHaveProperty('x-demonstration');
    expect((await get(at(question, NOBODYS))).statusCode).toBe(410);
  });

  it('to a page shows the same figures after it', async () => {
    const after = (await get(at(PAGE, old))).payload;
    expect(tableOf(before.page)).toContain('10');
    expect(tableOf(after)).toBe(tableOf(before.page));
    const now = (await get(PAGE)).payload;
    expect(tableOf(now)).not.toBe(tableOf(after));
    expect(tableOf((await get(at(PAGE, old))).payload)).toBe(tableOf(after));
    const view = JSON.parse((await get(at(`/_view${PAGE}`, old))).payload) as View;
    expect(view.ledger).toBe(old);
    expect(figuresOf(view)).toBe(figuresOf(JSON.parse(before.view) as View));
  });

  it.each([
    [
      'uk',
      '',
      ['Це не сьогоднішні показники', 'інші суми за січень 2023', 'показники за лютий 2023'],
    ],
    [
      'en',
      '/en',
      [
        'These are not today’s figures',
        'other amounts for January 2023',
        'new figures for February 2023',
        'single rows may differ',
      ],
    ],
  ])('says that it is old, and what has changed since: %s', async (_, prefix, said) => {
    const notice = noticeOf((await get(at(prefix + PAGE, old))).payload);
    for (const words of [...said, old]) expect(notice).toContain(words);
    expect(noticeOf((await get(prefix + PAGE)).payload)).toBe('');
    expect(noticeOf(before.page)).toBe('');
    expect(noticeOf((await get(at(prefix + PAGE, served.current.get().id))).payload)).toBe('');
  });

  it('leads to today’s figures, and everywhere else to its own', async () => {
    const html = (await get(at(PAGE, old))).payload;
    // at the period that is shown, though the page begins with a later one today
    expect(/class="old-figures".*?href="([^"]*)"/s.exec(html)?.[1]).toMatch(
      /^\/local-budget[^"]*\?year=2023&amp;monthFrom=1&amp;monthTo=1$/,
    );
    expect(html).toContain(`<input type="hidden" name="ledger" value="${old}"/>`);
    const sent = await get(`${at(PAGE, old)}&apply=1`);
    expect(sent.statusCode).toBe(303);
    expect(sent.headers['location']).toContain(`ledger=${old}`);
  });

  it('keeps its ledger on the way up, on the way to what was found, and in what a field suggests', async () => {
    const { crumbs } = (await get(at(`/_view${PAGE}`, old))).json<View>();
    expect(crumbs.length).toBeGreaterThan(1);
    for (const { to } of crumbs) if (to !== null) expect(to).toContain(`ledger=${old}`);
    const now = (await get(`/_view${PAGE}`)).json<View>();
    for (const { to } of now.crumbs) expect(to ?? '').not.toContain('ledger');
    const html = (await get(at('/search?q=11010100', old))).payload;
    const found = [...html.matchAll(/<li>.*?href="([^"]*)"/gs)].map(([, to = '']) => to);
    const rows = found.filter((to) => to.includes('code=11010100'));
    expect(rows.length).toBeGreaterThan(0);
    for (const to of rows) expect(to).toContain(`ledger=${old}`);
    const suggested = async (ledger: string) =>
      (await get(at('/_members/budgetId?text=2600000000&lang=uk', ledger))).json<unknown[]>();
    expect(await suggested(old)).toHaveLength(1);
    expect(await suggested(NOBODYS)).toHaveLength(0);
  });

  it('has the address without its ledger as the canonical one', async () => {
    const html = (await get(at(PAGE, old))).payload;
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toMatch(/local-incomes$/);
    for (const address of ['/sitemap.xml', '/sitemap.xml?part=1', '/feed.uk.xml'])
      expect((await get(address)).payload, address).not.toContain('ledger=');
  });

  it('gives a file of the same rows', async () => {
    const { blocks } = JSON.parse(before.view) as View;
    const download = blocks.flatMap((block) =>
      'download' in block && typeof block.download === 'string' ? block.download : [],
    )[0];
    const file = `${download}.csv?year=2023&monthTo=1`;
    const then = (await get(at(file, old))).payload;
    expect(then).toContain(';10');
    expect((await get(file)).payload).not.toBe(then);
    expect((await get(at(file, NOBODYS))).json<{ code: string }>().code).toBe('ledger-gone');
  });
});

/** The block of an embed without what is said around it. */
const blockOf = (html: string) => /<section .*<\/section>/s.exec(html)?.[0] ?? '';
/** What a picture draws, without the marks above and the source below. */
const drawnIn = (svg: string) => /<g id="drawing">(.*)<\/g><\/g><g /s.exec(svg)?.[1] ?? '';

describe('what others took of a page before an import', () => {
  it('shows the same figures after it, byte for byte, and says that they are old', async () => {
    for (const url of TAKEN) {
      const part = url === PICTURE ? drawnIn : blockOf;
      const then = (await get(at(url, old))).payload;
      expect(part(then), url).toContain('10');
      expect(part(taken.get(url) ?? ''), url).toBe(part(then));
      expect(part((await get(url)).payload), url).not.toBe(part(then));
      expect(then, url).toContain('Це не сьогоднішні показники');
      expect((await get(url)).payload, url).not.toContain('Це не сьогоднішні показники');
    }
  });

  it('leads to the page with its ledger', async () => {
    const then = (await get(at(EMBED, old))).payload;
    expect(then).toMatch(new RegExp(`embed-foot.*href="[^"]*ledger=${old}"`, 's'));
    expect((await get(at(PICTURE, NOBODYS))).statusCode).toBe(410);
  });

  it('as a file says that its figures are old', async () => {
    const file = (ending: string) =>
      at(
        `/_download/uk/all/local-budget/26000000000/local-incomes.${ending}?year=2023&monthTo=1`,
        old,
      );
    expect((await get(file('csv'))).payload).toContain('Це не сьогоднішні показники');
    const { about } = (await get(file('json'))).json<{ about?: readonly string[] }>();
    expect(about?.join()).toContain('Це не сьогоднішні показники');
    const now = file('csv').replace(/&ledger=.*/, '');
    expect((await get(now)).payload).not.toContain('Це не сьогоднішні показники');
  });
});

describe('a ledger that is not kept', () => {
  it('is a problem of the API', async () => {
    const { statusCode, headers, json } = await get(at(CALL, NOBODYS));
    expect([statusCode, headers['content-type']]).toEqual([
      410,
      'application/problem+json; charset=utf-8',
    ]);
    expect(json()).toMatchObject({ code: 'ledger-gone', parameter: 'ledger', received: NOBODYS });
  });

  it.each([
    ['', 'портал уже не зберігає'],
    ['/en', 'no longer kept'],
  ])('is a page that says so and leads to today’s figures: %s', async (prefix, words) => {
    for (const id of [NOBODYS, 'nonsense']) {
      const { statusCode, payload, headers } = await get(at(prefix + PAGE, id));
      expect(statusCode).toBe(410);
      expect(headers['content-type']).toContain('text/html');
      expect(payload).toContain(words);
      expect(payload).toContain(`href="${(prefix + PAGE).replaceAll('&', '&amp;')}"`);
      expect(payload).not.toContain('rel="canonical"');
      // nothing failed, and trying again brings nothing
      expect(payload).not.toMatch(/Щось пішло не так|Something went wrong/);
      expect(tableOf(payload)).toBe('');
    }
    const view = await get(at(`/_view${prefix}${PAGE}`, NOBODYS));
    expect([view.statusCode, view.json<View>().status]).toEqual([410, 410]);
    expect(view.json<View>().old?.today.to).toBe(PAGE);
  });

  it('leaves an address that is no page what it is', async () => {
    expect((await get(at('/nothing', NOBODYS))).statusCode).toBe(404);
  });
});

it('an old ledger of invented figures is marked as such, whatever serves; an old one of real figures is not', async () => {
  const invented = 'dddddddddddddddd';
  const held = assertDefined(await served.current.hold(old));
  const manifest = {
    value: { ...held.ledger.manifest, id: invented, mark: { name: 'demonstration', words: {} } },
  };
  const demonstration = Object.create(held.ledger, { manifest }) as Ledger;
  const current = {
    get: () => served.current.get(),
    hold: async (id: string) =>
      await Promise.resolve(id === invented ? { ledger: demonstration, release: () => {} } : null),
  } as unknown as CurrentLedger;
  const { built, remove: removeClient } = drawnAtOnce();
  const { portal } = served;
  const mixed = await buildSite({ portal, current, built, parts: SERVER_PARTS, log: false });
  const isMarked = async (url: string) => {
    const { headers, payload, statusCode } = await mixed.inject(url);
    expect(statusCode, url).toBe(200);
    return [headers['x-demonstration'] === 'true', /"demonstration":true/.test(payload)];
  };
  for (let time = 0; time < 2; time++)
    for (const url of [CALL, PAGE, `/_view${PAGE}`]) {
      expect(await isMarked(url), url).toEqual([false, false]);
      expect(await isMarked(at(url, invented)), url).toEqual([true, true]);
    }
  await mixed.close();
  held.release();
  removeClient();
});

it('a page that could not ask what has changed since is not kept', async () => {
  const held = assertDefined(await served.current.hold(old));
  const ask = () => Promise.reject(new Error('not now'));
  const store = { value: Object.create(served.current.get().store, { ask: { value: ask } }) };
  // nothing is known of it yet
  const again = Object.create(held.ledger) as Ledger;
  const broken = Object.create(served.current.get(), { store }) as Ledger;
  const current = {
    get: () => broken,
    hold: async () => await Promise.resolve({ ledger: again, release: () => {} }),
  } as unknown as CurrentLedger;
  const { built, remove: removeClient } = drawnAtOnce();
  const { portal } = served;
  const cut = await buildSite({ portal, current, built, parts: SERVER_PARTS, log: false });
  for (const url of [PAGE, `/_view${PAGE}`]) {
    const { headers, statusCode, payload } = await cut.inject(at(url, old));
    // the frame of a page has no figures then, the view has no frame
    expect([statusCode, headers['cache-control'], headers['etag']]).toEqual([
      url === PAGE ? 503 : 200,
      'no-store',
      undefined,
    ]);
    expect(payload).toContain('Це не сьогоднішні показники');
  }
  await cut.close();
  held.release();
  removeClient();
});

it('many old ledgers are asked at once, and each answers with its own figures', async () => {
  const ids = [old, served.current.get().id];
  for (const done of ['31', '32', '33']) ids.push(await load(`more-${done}`, incomes(done)));
  const asked = await Promise.all(
    [...ids, ...ids].map(
      async (id, i) => await get(at(`${CALL}&depth=${(i % 3) + 1}&lang=en`, id)),
    ),
  );
  expect(asked.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
  expect(asked.map(({ payload }) => /"donePeriod":(\d+)/.exec(payload)?.[1])).toEqual(
    [0, 1].flatMap(() => ['10', '25', '31', '32', '33']),
  );
  expect((await get(at(CALL, old))).payload).toBe(before.call);
  // removed from the shelf it is gone as soon as others have had it closed
  await rm(join(served.folder, old), { recursive: true });
  for (const id of ids.slice(1)) await get(at(`${CALL}&depth=4`, id));
  expect((await get(at(`${CALL}&depth=5`, old))).statusCode).toBe(410);
});
