// The table of spending units and the list of all that it finds: pages, orders, conditions, what is refused, the page of it.

import { describe, expect, it } from 'vitest';

import { servedDemonstration } from '../demonstration.ts';
import { siteOfDemonstration } from '../site.ts';

const served = servedDemonstration();
const shown = siteOfDemonstration();

interface Unit {
  readonly id: string;
  readonly edrpou: string;
  readonly shortName: string;
  readonly territory: string;
  readonly territoryName: string;
  readonly type: string;
  readonly state: string;
  readonly registrationDate: string | null;
  readonly exclusionDate: string | null;
}

interface UnitPage {
  readonly elements: readonly Unit[];
  readonly totalElements: number;
}

const post = async (payload: object) =>
  await served.app.inject({ method: 'POST', url: '/api/agency/table', payload });

async function table(payload: object): Promise<UnitPage> {
  const response = await post(payload);
  expect(response.statusCode, response.payload).toBe(200);
  return response.json();
}

async function list(query: string): Promise<readonly Unit[]> {
  const response = await served.app.inject(`/api/agency/list${query}`);
  expect(response.statusCode, response.payload).toBe(200);
  return response.json();
}

describe('the table of spending units', () => {
  it('has ten on a page, and its pages together are the list of all', async () => {
    const all = await list('');
    const { totalElements, elements } = await table({});
    expect([totalElements, elements.length]).toEqual([all.length, 10]);
    const last = Math.ceil(all.length / 100);
    const pages = await Promise.all(
      Array.from({ length: last }, async (_, i) => await table({ page: i + 1, pageSize: 100 })),
    );
    expect(pages.flatMap((page) => page.elements)).toEqual(all);
    expect((await table({ page: 100_000 })).elements).toEqual([]);
  });

  it.each(['shortName', 'edrpou', 'territoryName', 'type', 'state', 'registrationDate'] as const)(
    'is sorted by %s both ways',
    async (field) => {
      const byAlphabet = new Intl.Collator('uk').compare;
      const plain = (a: string, b: string) => Number(a > b) - Number(a < b);
      const compare = field === 'shortName' ? byAlphabet : plain;
      const read = async (sort: string) =>
        (await list(`?sort=${sort}`)).map((unit) => unit[field] ?? '');
      expect(await read(field)).toEqual((await read(field)).toSorted(compare));
      expect(await read(`-${field}`)).toEqual(
        (await read(`-${field}`)).toSorted((a, b) => compare(b, a)),
      );
    },
  );

  it('has those of whom the day is unknown last, whichever way it is sorted', async () => {
    for (const sort of ['exclusionDate', '-exclusionDate']) {
      const days = (await list(`?sort=${sort}`)).map((unit) => unit.exclusionDate);
      const known = days.filter((day) => day !== null);
      expect(known.length).toBeGreaterThan(2);
      expect(days.slice(0, known.length)).toEqual(known);
    }
  });

  it('finds by a name in any form of its letters, by the beginning of a code, and by a whole code that one alone', async () => {
    const [unit] = (await table({ search: 'ВИГАДАНИЙ фінансовий орган' })).elements;
    expect(unit!.shortName).toContain('фінансовий орган');
    expect((await table({ search: 'invented body for finance' })).totalElements).toBe(
      (await table({ search: 'вигаданий фінансовий орган' })).totalElements,
    );
    const begun = await list('?search=9300');
    expect(begun.length).toBeGreaterThan(1);
    for (const { edrpou } of begun) expect(edrpou).toMatch(/^9300/);
    const whole = await table({ search: unit!.edrpou });
    expect(whole).toMatchObject({ totalElements: 1, elements: [{ id: unit!.id }] });
    expect((await table({ search: '00000001' })).totalElements).toBe(0);
  });

  it('is of one budget, region or state, and of all of them together', async () => {
    const all = await list('');
    const many = async (conditions: object) => (await table(conditions)).totalElements;
    const counted = (suits: (unit: Unit) => boolean) => all.filter(suits).length;
    expect(await many({ type: 'state' })).toBe(counted(({ type }) => type === 'state'));
    expect(await many({ type: 'local' })).toBe(counted(({ type }) => type === 'local'));
    expect(await many({ territory: '05' })).toBe(counted(({ territory }) => territory === '05'));
    expect(await many({ territory: '5' })).toBe(await many({ region: 5 }));
    expect(await many({ territory: '05', region: 2 })).toBe(0);
    expect(await many({ agencyState: 'excluded', type: 'local' })).toBe(
      counted(({ state, type }) => state === 'excluded' && type === 'local'),
    );
    for (const unit of await list('?territory=05&lang=en'))
      expect(unit.territoryName).toBe('Donetsk Oblast');
  });

  it.each([
    [{ sort: 'phones' }, 'sort'],
    [{ type: 'STATE' }, 'type'],
    [{ territory: 'abc' }, 'territory'],
    [{ agencyState: 'gone' }, 'agencyState'],
    [{ page: 0 }, 'page'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ search: 'x'.repeat(101) }, 'search'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses %j', async (payload, parameter) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ parameter });
  });

  it('is downloaded whole, what could be a formula quoted', async () => {
    const query = '?type=state&agencyState=actual&sort=edrpou';
    const units = await list(query);
    const { payload, headers } = await served.app.inject(`/api/agency/list/CSV${query}`);
    expect(headers['content-type']).toContain('text/csv');
    const [, ...lines] = payload.trim().split('\n');
    expect(lines.map((line) => line.split(';')[1])).toEqual(units.map(({ edrpou }) => edrpou));
    expect(payload).not.toMatch(/(?:^|;)[=+@-]/m);
    const sheet = await served.app.inject(`/api/agency/list/XLSX${query}`);
    expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('the page of the table', () => {
  it('shows what the call answers, and leads to the files of all that is found', async () => {
    const { payload } = await shown.site.inject('/spending-agencies/tabular?territory=05&page=2');
    const { elements, totalElements } = await table({ territory: '05', page: 2 });
    expect(payload).toContain(`11–${totalElements} із ${totalElements}`);
    for (const { edrpou } of elements) expect(payload).toContain(edrpou);
    const [, file = ''] = /href="(\/api\/agency\/list\/JSON[^"]*)"/.exec(payload) ?? [];
    const found = await served.app.inject(file.replaceAll('&amp;', '&'));
    expect(found.json<Unit[]>()).toHaveLength(totalElements);
  });

  it('says how many of what the register has, whatever is chosen', async () => {
    const all = await list('');
    const state = all.filter(({ type }) => type === 'state');
    for (const query of ['', '?agencyState=excluded&search=x']) {
      const { payload } = await shown.site.inject(`/en/spending-agencies/tabular${query}`);
      expect(payload).toContain(`<p class="fact-actual" data-amount="">${all.length}</p>`);
      expect(payload).toContain(`spending units in them: ${state.length}`);
      expect(payload).toMatch(/The register was loaded on \d\d\.\d\d\.\d{4}\./);
    }
  });

  it('shows the last page instead of one that there is not, and says what to specify where nothing is found', async () => {
    const past = await shown.site.inject('/en/spending-agencies/tabular?page=999&sort=colour');
    expect(past.statusCode).toBe(200);
    expect(past.payload).toContain('There is no page 999; this is the last one, 39.');
    expect(past.payload).toContain('what the address says is outdated or wrong');
    expect(past.payload).not.toContain('colour');
    const none = await shown.site.inject('/en/spending-agencies/tabular?search=nobodyatall');
    expect(none.payload).toContain('Not found. Specify the name');
  });
});
