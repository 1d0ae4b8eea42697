// What an answer is, of when, whose, of which version, is said in its headers; its bytes and the name of its file are what they are.

import { afterAll, beforeAll, expect, it } from 'vitest';

import { listForms, findCallShape } from '../../engine/answers/shapes.ts';
import { buildTrialAddress, fillTrial } from '../../engine/blocks/calls/trial.server.ts';
import { serveDemonstration, type Served } from '../served.ts';

let served: Served;
beforeAll(async () => {
  served = await serveDemonstration();
});
afterAll(async () => await served.stop());

const EXAMPLE = /^[a-z]+=[A-Za-z0-9%._~!*'()-]*$/;

it('of every call in every form', async () => {
  const { id } = served.current.get();
  let asked = 0;
  for (const call of Object.values(served.portal.calls))
    for (const form of listForms(call)) {
      if (findCallShape(call).ofContent) continue;
      const { question } = fillTrial(served.portal, call, { _form: [form] });
      const url = buildTrialAddress(question!);
      const { headers } = await (call.method === 'get'
        ? served.app.inject(url)
        : served.app.inject({ method: 'POST', url, payload: question!.body as object }));
      const about = String(headers['portal-about']);
      expect(
        about.split('; ').filter((each) => !EXAMPLE.test(each)),
        url,
      ).toEqual([]);
      const told = new Map(
        about.split('; ').map((each) => {
          const [name = '', text = ''] = each.split('=');
          return [name, decodeURIComponent(text)] as const;
        }),
      );
      expect(told.get('title'), url).toBe(call.title['uk']);
      expect(told.get('version'), url).toBe(id);
      expect(told.get('loaded'), url).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(told.get('source'), url).toBeTruthy();
      expect(headers['link'], url).toBe(
        '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
      );
      asked++;
    }
  expect(asked).toBeGreaterThan(150);
});

it('in the language that is asked, with the months of the figures', async () => {
  const url =
    '/api/reports/income/details?budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=2&monthTo=6&lang=en';
  const { headers } = await served.app.inject(url);
  expect(decodeURIComponent(String(headers['portal-about']))).toContain('period=2025-02/2025-06');
  expect(decodeURIComponent(String(headers['portal-about']))).toContain('unit=hryvnias');
  expect(String(headers['access-control-expose-headers'])).toContain('Portal-About');
});
