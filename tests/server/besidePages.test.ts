// Further addresses of calls answer as the first does; what is not there beside pages is said in a few words, and where pages are by a page.

import { expect, it } from 'vitest';

import { siteOfDemonstration } from '../site.ts';

const served = siteOfDemonstration();
const HTML = { accept: 'text/html,*/*' };

const STATIC = [
  ['/source/principles.json', '/principles.json'],
  ['/source/structure_text/structure.json', '/structure_text/structure.json'],
  ['/source/footer/statistics.json', '/footer/statistics.json'],
  ['/source/an-budget/links.json', '/an-budget/links.json'],
  ['/source/about-portal/about.json', '/about-portal/about.json'],
  ['/source/contacts/contacts.json', '/contacts/contacts.json'],
  ['/source/contacts/partners.json', '/source/partners.json'],
  ['/source/contacts/partners.json', '/partners.json'],
  ['/api/localBudgets/2555900000/about', '/api/localBudgets/about?code=2555900000'],
  ['/api/agency/90000016', '/api/agency?id=90000016'],
  ['/api/agency/90000016', '/api/agency/90000016?id=90000016&agencyState=ALL'],
  ['/api/pivot/financing?year=2025', '/api/pivot/fincred?year=2025'],
] as const;

it.each(STATIC)('%s is answered at %s too', async (one, other) => {
  const [first, second] = [await served.site.inject(one), await served.site.inject(other)];
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  expect(second.payload).toBe(first.payload);
});

it('a path and a query that name two things are refused', async () => {
  const { statusCode } = await served.site.inject('/api/agency/90000016?id=90000022');
  expect(statusCode).toBe(400);
});

it('every call that has further addresses answers at each of them', async () => {
  const calls = Object.values(served.demonstration.portal.calls).filter(
    ({ also }) => also.length > 0,
  );
  expect(calls.length).toBeGreaterThan(8);
  for (const { path, also, example } of calls) {
    const askAt = async (address: string) => {
      const inPath = address.replace(/:(\w+)/g, (_, name: string) => String(example[name]));
      const query = Object.entries(example).filter(([name]) => !address.includes(`:${name}`));
      const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
      return await served.site.inject(`${inPath}?${search}`);
    };
    const first = await askAt(path);
    for (const address of also) {
      const second = await askAt(address);
      expect([second.statusCode, second.payload], address).toEqual([200, first.payload]);
    }
  }
});

it.each(['uk', 'en'])(
  'what is not there beside pages is said in a few words, in %s',
  async (lang) => {
    const paths = [
      '/nothing.json',
      '/en/nothing.png',
      '/source/nothing',
      '/data/nothing',
      '/items/NONE',
      '/api/nothing',
      '/_download/nothing',
      '/_nothing',
      '/assets/nothing.js',
      '/footer/nothing',
      '/budget-literacy/nothing.pdf',
    ];
    for (const url of paths) {
      const response = await served.site.inject({
        url,
        headers: { ...HTML, 'accept-language': lang },
      });
      expect([response.statusCode, String(response.headers['content-type'])], url).toEqual([
        404,
        'application/problem+json; charset=utf-8',
      ]);
      expect(response.payload.length, url).toBeLessThan(400);
      expect(response.headers['content-language'], url).toBe(lang);
    }
  },
);

it.each(['/nothing', '/en/nothing', '/debt/nothing', '/contacts/nothing', '/about-portal/nothing'])(
  'where pages are a page says so: %s',
  async (url) => {
    const { statusCode, headers } = await served.site.inject({ url, headers: HTML });
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  },
);

it.each([
  ['/analytics/revenues?year=2025', '/analytics/incomes?year=2025'],
  ['/en/analytics/revenues', '/en/analytics/incomes'],
  ['/local-budget/2555900000/default', '/local-budget/2555900000'],
  ['/local-budget/2555900000/info/default', '/local-budget/2555900000/info'],
])('an address of the specification leads on: %s', async (url, to) => {
  const { statusCode, headers } = await served.site.inject({ url, headers: HTML });
  expect([statusCode, headers['location']]).toEqual([302, to]);
});

it.each([
  [
    '/api/localBudgets/compare/functional?codeBudget=2555900000&year=2025&monthTo=12',
    '/0/details/1',
  ],
  ['/api/localBudgets/compare/program?codeBudget=2555900000&year=2025&monthTo=12', '/0/details/1'],
  ['/api/pivot/findebt?year=2025', '/items/1'],
  ['/api/project/credit/functional?year=2026&quarter=2', '/items/1'],
  ['/api/project/incomes/program?year=2026&quarter=1', '/items/1'],
  ['/api/reports/debts/creditors?year=2025&quarter=4', '/1'],
])('a chapter of the specification has rows: %s', async (url, at) => {
  const response = await served.site.inject(url);
  expect(response.statusCode, response.payload).toBe(200);
  const row = at
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], response.json());
  expect(row).toHaveProperty('code');
});

it('the check of fields knows every chapter of the composer', async () => {
  for (const chapter of ['incomes', 'expenses', 'financing', 'fincred', 'findebt', 'credits']) {
    const { payload } = await served.site.inject({
      method: 'POST',
      url: `/api/pivot/dict/check/${chapter}`,
      payload: ['fundType', 'creditor', 'nosuch'],
    });
    expect(payload, chapter).toContain('fundType');
    expect(payload.includes('creditor'), chapter).toBe(['financing', 'fincred'].includes(chapter));
    expect(payload, chapter).not.toContain('nosuch');
  }
});
