// No answer of the API leaves the portal without saying that its figures are invented, and says nothing of real ones.

import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listForms, findCallShape } from '../../engine/answers/shapes.ts';
import { buildTrialAddress, fillTrial } from '../../engine/blocks/calls/trial.server.ts';
import type { Call } from '../../engine/model/portal.ts';
import { tellTwice, type Told } from '../marked.ts';
import { readPdf } from '../pdf.ts';

let told: Told;
beforeAll(async () => {
  told = await tellTwice();
});
afterAll(async () => await told.stop());

interface Both {
  readonly place: string;
  readonly call: Call;
  readonly invented: LightMyRequestResponse;
  readonly real: LightMyRequestResponse;
}

async function askBoth(call: Call, form: string): Promise<Both> {
  const { question } = fillTrial(told.portal, call, { _form: [form] });
  const url = buildTrialAddress(question!);
  const asked =
    call.method === 'get'
      ? ({ method: 'GET', url } as const)
      : ({ method: 'POST', url, payload: question!.body as object } as const);
  const [invented, real] = [await told.invented.inject(asked), await told.real.inject(asked)];
  expect([invented.statusCode, real.statusCode], url).toEqual([200, 200]);
  return { place: `${call.id} ${form}`, call, invented, real };
}

let all: readonly Both[];
beforeAll(async () => {
  const asked: Both[] = [];
  for (const call of Object.values(told.portal.calls))
    for (const form of listForms(call)) asked.push(await askBoth(call, form));
  all = asked;
}, 600_000);

const nameOf = (response: LightMyRequestResponse): string | null =>
  /filename=(.*)$/.exec(String(response.headers['content-disposition'] ?? ''))?.[1] ?? null;
const isExchanged = ({ call }: Both) => /^\/(items|api\/public)\//.test(call.path);

describe('an answer over invented figures', () => {
  it('says so in a header that scripts of other sites may read, and one over real figures does not', () => {
    for (const { place, invented, real } of all) {
      expect(invented.headers, place).toMatchObject({
        'x-demonstration': 'true',
        'x-robots-tag': 'noindex',
      });
      for (const name of ['x-demonstration', 'x-robots-tag'])
        expect(real.headers, place).not.toHaveProperty(name);
      const readable = String(invented.headers['access-control-expose-headers']).split(', ');
      expect(readable, place).toEqual(
        expect.arrayContaining(['X-Demonstration', 'X-Coverage', 'ETag', 'Content-Disposition']),
      );
    }
  });

  it('says so in itself where it is an object of figures, and is the same for the rest', () => {
    let objects = 0;
    for (const both of all) {
      const { place, call, invented, real } = both;
      const marked =
        String(invented.headers['content-type']).startsWith('application/json') &&
        invented.payload.startsWith('{') &&
        !findCallShape(call).ofContent &&
        !isExchanged(both);
      if (!marked) {
        expect(invented.rawPayload.equals(real.rawPayload), place).toBe(true);
        continue;
      }
      objects++;
      const { demonstration, ...rest } = invented.json<Record<string, unknown>>();
      expect(demonstration, place).toBe(true);
      expect(rest, place).toEqual(real.json());
      expect(real.json(), place).not.toHaveProperty('demonstration');
    }
    expect(objects).toBeGreaterThan(30);
  });

  it('has a name that says so as a file, and the same bytes; what programs exchange keeps its name', () => {
    const files = all.filter(({ real }) => nameOf(real) !== null);
    expect(files.length).toBeGreaterThan(50);
    for (const both of files) {
      const { place, invented, real } = both;
      const wanted = isExchanged(both) ? nameOf(real) : `DEMO-${nameOf(real)}`;
      expect(nameOf(invented), place).toBe(wanted);
    }
    expect(files.filter(isExchanged).length).toBeGreaterThan(5);
  });

  it('says so when it is still good, when it is refused, and of the API as a whole', async () => {
    const url = '/api/periods/loaded';
    const first = await told.invented.inject(url);
    const again = await told.invented.inject({
      url,
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    const refused = await told.invented.inject(`${url}?x=1`);
    expect(refused.statusCode).toBe(400);
    const described = await told.invented.inject('/api/openapi.json');
    for (const response of [again, refused, described])
      expect(response.headers['x-demonstration']).toBe('true');
    expect(described.json()).toMatchObject({
      components: { headers: { 'X-Demonstration': { schema: { const: 'true' } } } },
    });
    expect((await told.invented.inject('/livez')).headers).not.toHaveProperty('x-demonstration');
  });

  it('carries a mark across every page where it is printed', async () => {
    const printed = Object.values(told.portal.calls).filter(({ print }) => print !== undefined);
    expect(printed.length).toBeGreaterThan(0);
    for (const call of printed) {
      const { print } = call;
      for (const value of Object.keys(print!.values)) {
        const [path] = buildTrialAddress(
          fillTrial(told.portal, call, { _form: [''] }).question!,
        ).split('?');
        const url = `${path}?${print!.param}=${value}`;
        const [invented, real] = [await told.invented.inject(url), await told.real.inject(url)];
        expect(invented.headers['content-type'], url).toBe('application/pdf');
        expect(nameOf(invented)).toBe(`DEMO-${nameOf(real)}`);
        const { pages, unmarked } = readPdf(invented.rawPayload);
        expect(unmarked).toEqual([]);
        for (const page of pages) expect(page).toContain('ДЕМОНСТРАЦІЯ, НЕ Є ДОКУМЕНТОМ');
        expect(readPdf(real.rawPayload).pages.flat()).not.toContain(
          'ДЕМОНСТРАЦІЯ, НЕ Є ДОКУМЕНТОМ',
        );
      }
    }
  });
});
