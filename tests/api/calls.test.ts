// Every call is asked its own example, in every form: it answers, by its schema, with something in it; what the analysts' page offers works.

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listForms, findCallShape } from '../../engine/answers/shapes.ts';
import { buildOpenApi } from '../../engine/api/openapi.ts';
import { codeLines } from '../../engine/blocks/calls/callLines.server.ts';
import {
  buildTrialAddress,
  fillTrial,
  readSent,
  type Trial,
} from '../../engine/blocks/calls/trial.server.ts';
import type { Call } from '../../engine/model/portal.ts';
import { readPdf } from '../pdf.ts';
import { getJson, serveDemonstration, type Served } from '../served.ts';

let served: Served;
let schemaOf: (name: string) => ValidateFunction;
let document: {
  readonly components: object;
  readonly paths: Readonly<
    Record<string, Record<string, { responses: { 200: { content: Record<string, object> } } }>>
  >;
};
beforeAll(async () => {
  served = await serveDemonstration();
  document = JSON.parse(
    JSON.stringify(buildOpenApi(served.portal, served.portal.settings.locales[0]!)),
  ) as typeof document;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'api:///document', components: document.components });
  schemaOf = (name) => ajv.compile({ $ref: `api:///document#/components/schemas/${name}` });
});
afterAll(async () => await served.stop());

/** Of whom there is nothing in invented figures: they break no rule. */
const EMPTY = ['ledger/exceptions'];

async function ask(
  call: Call,
  form: string,
): Promise<{ trial: Trial; response: Awaited<ReturnType<Served['app']['inject']>> }> {
  const trial = fillTrial(served.portal, call, { _form: [form] });
  expect(trial.problem, call.id).toBeNull();
  const url = buildTrialAddress(trial.question!);
  const response = await (call.method === 'get'
    ? served.app.inject(url)
    : served.app.inject({ method: 'POST', url, payload: trial.question!.body as object }));
  return { trial, response };
}

describe('every example', () => {
  it('comes as a type that the document names, and so does the size of a file', async () => {
    for (const call of Object.values(served.portal.calls)) {
      for (const form of listForms(call)) {
        const path = `${call.path.replaceAll(/:(\w+)/g, '{$1}')}${form === '' ? '' : `/${form}`}`;
        const told = document.paths[path]![call.method]!.responses[200].content;
        const { trial, response } = await ask(call, form);
        const sent = [response];
        if (findCallShape(call).exports && form !== '')
          sent.push(
            await served.app.inject(
              `${buildTrialAddress(trial.question!).replace(/\?.*/, '')}?year=2025&rows=functional:1&measures=done&count=true`,
            ),
          );
        for (const { headers, statusCode } of sent) {
          expect([path, statusCode]).toEqual([path, 200]);
          const [type] = String(headers['content-type']).split(';');
          expect(Object.keys(told), path).toContain(type);
        }
      }
    }
  });

  it('is answered by its schema and is not empty, in every form', async () => {
    const calls = Object.values(served.portal.calls);
    expect(calls.length).toBeGreaterThan(100);
    for (const call of calls) {
      for (const form of listForms(call)) {
        const { response } = await ask(call, form);
        expect(response.statusCode, `${call.id} ${form} ${response.payload.slice(0, 200)}`).toBe(
          200,
        );
        const type = String(response.headers['content-type']);
        if (type.startsWith('text/csv'))
          expect(response.payload.split('\n').length, call.id).toBeGreaterThan(
            EMPTY.includes(call.id) ? 1 : 2,
          );
        else if (form === 'XLSX' || form === 'PARQUET')
          expect(response.rawPayload.length).toBeGreaterThan(1000);
        else {
          const body = type.startsWith('text/plain') ? response.payload : response.json<unknown>();
          const validate = schemaOf(
            `${call.id.replaceAll('/', '.')}${form === '' ? '' : `.${form}`}`,
          );
          expect(
            validate(body),
            `${call.id} ${form} ${JSON.stringify(validate.errors?.slice(0, 3))}`,
          ).toBe(true);
          if (!EMPTY.includes(call.id))
            expect(sizeOf(call, body), `${call.id} ${form}`).toBeGreaterThan(0);
        }
      }
    }
  }, 300_000);

  it('has lines of code that ask exactly its address', async () => {
    for (const call of Object.values(served.portal.calls)) {
      for (const form of listForms(call)) {
        const trial = fillTrial(served.portal, call, { _form: [form] });
        const address = `https://example.org${buildTrialAddress(trial.question!)}`;
        const lines = codeLines(served.portal, trial, trial.question!, 'https://example.org');
        expect(lines.map((line) => line.language)).toEqual(['curl', 'Python', 'R']);
        for (const { code } of lines) {
          expect(code).toContain(`'${address}'`);
          expect(code).not.toContain('\n');
        }
      }
    }
  });
});

describe('lines of code', () => {
  const lines = (id: string, query: string) => {
    const trial = fillTrial(
      served.portal,
      served.portal.calls[id]!,
      readSent(new URLSearchParams(query)),
    );
    return codeLines(served.portal, trial, trial.question!, 'https://x.org').map(
      (line) => line.code,
    );
  };

  it('read a CSV with its two heads in its encoding, and keep codes as text', () => {
    const [curl, python, r] = lines(
      'reports/income-details',
      'budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=6&_form=CSV',
    );
    const url =
      'https://x.org/api/reports/income/details/CSV?budgetType=NATIONAL&fundType=TOTAL&year=2025&monthFrom=1&monthTo=6';
    expect(curl).toBe(`curl -OJ '${url}'`);
    expect(python).toBe(
      `import pandas as pd; df = pd.read_csv('${url}', sep=';', encoding='cp1251', skiprows=1, dtype={'incomeCode': str})`,
    );
    expect(r).toBe(
      `df <- read.csv('${url}', sep = ';', skip = 1, fileEncoding = 'windows-1251', colClasses = c(incomeCode = 'character'))`,
    );
  });

  it('read the source’s own CSV, which has one head', () => {
    const [, python] = lines(
      'public/local-budget-data',
      'budgetCode=2555900000&budgetItem=INCOMES&period=MONTH&year=2025',
    );
    expect(python).toContain(
      "encoding='utf-8', dtype={'REP_PERIOD': str, 'FUND_TYP': str, 'COD_BUDGET': str, 'COD_INCO': str})",
    );
  });

  it('take the rows out of an answer, and post a body', () => {
    expect(lines('summary/total', '')[1]).toContain(".json()['items'])");
    expect(
      lines(
        'local-budgets/compare',
        'chapter=incomes&codeBudget=2555900000, 2600000000&year=2025&monthTo=12',
      )[1],
    ).toContain(
      "codeBudget=2555900000&codeBudget=2600000000&year=2025&monthTo=12').json(), 'details', ['codeBudget'])",
    );
    expect(lines('pivot/check', "chapter=incomes&fields=income it's")).toEqual([
      `curl -H 'Content-Type: application/json' -d '{"fields":["income","it\\u0027s"]}' 'https://x.org/api/pivot/dict/check/incomes'`,
      `import requests, pandas as pd; df = pd.json_normalize(requests.post('https://x.org/api/pivot/dict/check/incomes', json={"fields": ["income", "it's"]}).json())`,
      `df <- jsonlite::fromJSON(httr::content(httr::POST('https://x.org/api/pivot/dict/check/incomes', body = '{"fields":["income","it\\'s"]}', httr::content_type_json()), as = 'text', encoding = 'UTF-8'), flatten = TRUE)`,
    ]);
    expect(lines('local-budgets/search-budgets', "search=Вінниця 'a'")[0]).toBe(
      "curl --compressed 'https://x.org/api/localBudgets/searchBudgets?search=%D0%92%D1%96%D0%BD%D0%BD%D0%B8%D1%86%D1%8F%20%27a%27'",
    );
  });
});

describe('the OpenAPI document', () => {
  it('is served with a tag, in both languages, and closed against other parameters', async () => {
    const english = await served.app.inject('/api/openapi.json');
    expect(english.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=5, must-revalidate',
    });
    const again = await served.app.inject({
      url: '/api/openapi.json',
      headers: { 'if-none-match': String(english.headers['etag']) },
    });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    const title = (response: typeof english) =>
      response.json<{ info: { title: string } }>().info.title;
    expect([title(english), title(await served.app.inject('/api/openapi.json?lang=uk'))]).toEqual([
      'Open Budget',
      'Відкритий бюджет',
    ]);
    for (const query of ['lang=fr', 'x=1', 'lang=uk&lang=en'])
      expect((await served.app.inject(`/api/openapi.json?${query}`)).statusCode).toBe(400);
  });
});

describe('a document of the process', () => {
  const path = '/api/budgetProcess/report/BLE0010101A-90000016-2025';

  it('is a list whose first item has the document and the signature', async () => {
    const [first] = await getJson<{ srcFile: string; sign: string }[]>(served, path);
    expect(JSON.parse(first!.srcFile)).toMatchObject({ form: 'BLE0010101A', year: '2025' });
    expect(JSON.parse(first!.sign)).toMatchObject({ signer: expect.any(String) as string });
    expect(await getJson<unknown>(served, `${path}?type=srcFile`)).toEqual(
      await getJson<unknown>(served, path),
    );
  });

  it('is printed as it is stored, as itself and as an order, the same bytes each time', async () => {
    const [first] = await getJson<{ srcFile: string }[]>(served, path);
    const { sections } = JSON.parse(first!.srcFile) as {
      sections: { id: string; title: string }[];
    };
    for (const type of ['pdfPrint', 'pdfNakaz']) {
      const response = await served.app.inject(`${path}?type=${type}`);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename=DEMO-BLE0010101A-90000016-2025-${type}.pdf`,
      });
      const text = readPdf(response.rawPayload).pages.flat();
      for (const section of sections)
        expect(text.join('\n')).toContain(`${section.id}. ${section.title}`);
      expect(text.includes('НАКАЗ')).toBe(type === 'pdfNakaz');
      expect(
        (
          await served.app.inject({
            url: `${path}?type=${type}`,
            headers: { 'if-none-match': String(response.headers['etag']) },
          })
        ).statusCode,
      ).toBe(304);
    }
  });

  it('carries a mark where it is cancelled', async () => {
    const all = await getJson<{ id: string; dateCanc: string | null }[]>(
      served,
      '/api/budgetProcess/registry?year=2025&formCode=BLE0010101A',
    );
    const cancelled = all.find((one) => one.dateCanc !== null)!;
    const { pages } = readPdf(
      (await served.app.inject(`/api/budgetProcess/report/${cancelled.id}?type=pdfPrint`))
        .rawPayload,
    );
    expect(pages[0]![0]).toBe(`СКАСОВАНО ${cancelled.dateCanc!.split('-').reverse().join('.')}`);
  });

  it('is refused by name where it is unknown, or in a type or a form that it has not', async () => {
    const status = async (url: string) => {
      const response = await served.app.inject(url);
      return [response.statusCode, response.json<{ code: string }>().code];
    };
    expect(await status('/api/budgetProcess/report/NOBODY-1-2025?type=pdfPrint')).toEqual([
      404,
      'unknown-code',
    ]);
    expect(await status(`${path}?type=docx`)).toEqual([400, 'invalid-parameter']);
    expect(await status(`${path}/XLSX?type=pdfPrint`)).toEqual([404, 'unknown-form']);
  });
});

/** How much an answer says: rows of its longest list; of one member its fields, whatever else it has none of. */
function sizeOf(call: Call, body: unknown): number {
  if (body === null || typeof body !== 'object') return String(body ?? '').length;
  if (Array.isArray(body)) return body.length;
  const lists = Object.values(body).filter(Array.isArray);
  const isOne = call.members?.as === 'one';
  return lists.length > 0 && !isOne
    ? Math.max(...lists.map((list) => list.length))
    : Object.keys(body).length;
}
