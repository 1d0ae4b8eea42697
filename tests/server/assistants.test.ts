// The door for assistants, asked by the client that the protocol's makers give: the same figures as the API, and nothing without its source.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTrialAddress, fillTrial } from '../../engine/blocks/calls/trial.server.ts';
import { toolCalls } from '../../engine/mcp/tools.ts';
import { tellTwice, type Told } from '../marked.ts';
import { TEST_DATA } from '../portals.ts';

let told: Told;
const ORIGIN = 'http://portal.example';
const addresses = new Map<FastifyInstance, string>();
const clients: Client[] = [];
beforeAll(async () => {
  told = await tellTwice(ORIGIN);
  for (const site of [told.real, told.invented, told.bare])
    addresses.set(site, await site.listen({ port: 0, host: '127.0.0.1' }));
}, 300_000);
afterAll(async () => {
  for (const client of clients) await client.close();
  await told.stop();
});

/** Revisions of 2025 by the handshake, those of 2026 by asking first. */
type Era = 'legacy' | 'auto';

async function connect(site: FastifyInstance, query = '', era: Era = 'auto'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: era } });
  clients.push(client);
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${addresses.get(site)!}/mcp${query}`)),
  );
  return client;
}

interface Result {
  readonly failed: boolean;
  /** As it was written. */
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly about: Readonly<Record<string, unknown>>;
}

async function ask(
  client: Client,
  name: string,
  given: Readonly<Record<string, unknown>> = {},
): Promise<Result> {
  const result = await client.callTool({ name, arguments: { ...given } });
  const [block] = result.content;
  if (block?.type !== 'text') throw new Error(`${name} answers no text`);
  expect(JSON.parse(block.text), name).toEqual(result.structuredContent);
  const data = result.structuredContent as Result['data'];
  const about = (data['about'] ?? {}) as Result['about'];
  return { failed: result.isError === true, text: block.text, data, about };
}

const INCOMES = {
  budgetType: 'NATIONAL',
  fundType: 'TOTAL',
  year: 2025,
  monthFrom: 1,
  monthTo: 12,
};
const CHAPTER = { ...INCOMES, chapter: 'program' };

/** The body that the API sends at the address which an answer names. */
async function bodyAt(site: FastifyInstance, address: unknown): Promise<string> {
  const { pathname, search } = new URL(String(address));
  const sent = await site.inject(pathname + search);
  expect(sent.statusCode, String(address)).toBe(200);
  return sent.payload;
}

describe.each(['legacy', 'auto'] as const)('an assistant (%s)', (era) => {
  it('finds the calls as tools that only read', async () => {
    const { tools } = await (await connect(told.real, '', era)).listTools();
    const calls = toolCalls(told.portal);
    for (const [name, call] of calls) {
      const tool = tools.find((each) => each.name === name)!;
      expect(name).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
      expect(tool.title).toBe(call.title['uk']);
      expect(tool.description).toContain(tool.title);
      const { properties = {}, required = [] } = tool.inputSchema;
      expect(Object.keys(properties)).toEqual(
        expect.arrayContaining(call.params.map((param) => param.name)),
      );
      expect(required).toEqual(
        call.params.filter((param) => param.required).map((param) => param.name),
      );
    }
    for (const { name, annotations } of tools)
      expect(annotations, name).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['search', 'explain_figure']),
    );
    // all of it is read before the first question
    expect(JSON.stringify(tools).length).toBeLessThan(90_000);
  });

  it('is answered with the figures of the API, to the last digit', async () => {
    const client = await connect(told.real, '', era);
    const { text, about } = await ask(client, 'reports_income-details', { ...INCOMES, depth: 1 });
    expect(text.endsWith(`"answer":${await bodyAt(told.real, about['address'])}}`)).toBe(true);
  });

  it('is told by the protocol where there is no such tool', async () => {
    const client = await connect(told.real, '', era);
    for (const name of ['sources', 'public_items-kdb', '__proto__'])
      await expect(client.callTool({ name, arguments: {} })).rejects.toThrow('Unknown tool');
  });
});

describe('an answer', () => {
  it('of every tool has the bytes of the API, or says how to ask for less', async () => {
    const client = await connect(told.real);
    const { characters } = told.portal.settings.assistants;
    let long = 0;
    for (const [name, call] of toolCalls(told.portal)) {
      const { question } = fillTrial(told.portal, call, {});
      const sent = await told.real.inject(buildTrialAddress(question!));
      const { failed, text, data, about } = await ask(client, name, call.example);
      if (failed) {
        expect(data, name).toMatchObject({ code: 'too-much', most: { characters } });
        expect(sent.payload.length, name).toBeGreaterThan(characters);
        long++;
        continue;
      }
      expect(sent.payload.length, name).toBeLessThanOrEqual(characters);
      if (name !== 'search') expect(text.endsWith(`"answer":${sent.payload}}`), name).toBe(true);
      expect(about, name).toMatchObject({
        title: call.title['uk'],
        publisher: told.portal.settings.owner['uk'],
        loaded: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
        ledger: expect.stringMatching(/^[0-9a-f]{16}$/),
      });
      expect(about['cite'], name).toContain(String(about['ledger']));
      await bodyAt(told.real, about['address']);
    }
    expect(long).toBeGreaterThan(0);
  }, 300_000);

  it('says what was measured, when, and leads to a page that shows it', async () => {
    const client = await connect(told.real, '?lang=en');
    const { about } = await ask(client, 'reports_income-details', { ...INCOMES, depth: 1 });
    expect(about).toMatchObject({
      period: 'January–December 2025',
      unit: 'hryvnias',
      measures: { periodDone: 'Executed in the period' },
    });
    const page = new URL(String(about['page']));
    expect(page.pathname).toBe('/en/national-budget/incomes');
    const shown = await told.real.inject({
      url: page.pathname + page.search,
      headers: { accept: 'text/html' },
    });
    expect(shown.statusCode).toBe(200);
    expect(shown.payload).toContain('December 2025');
  });

  it('leads to no page that shows something else', async () => {
    const client = await connect(told.real);
    const local = { ...INCOMES, budgetType: 'LOCAL', depth: 1 };
    const { about } = await ask(client, 'reports_income-details', local);
    expect(about['page'] ?? '').not.toContain('/national-budget/');
    const composed = { id: 'incomes', year: [2024, 2025], rows: 'income:1', columns: 'year' };
    expect((await ask(client, 'pivot_cube', composed)).about).not.toHaveProperty('page');
  });

  it('of a sum that is not of all says so, with the numbers of the API', async () => {
    const client = await connect(told.real, '?lang=en');
    const { about, data } = await ask(client, 'reports_income-details', {
      ...INCOMES,
      budgetType: 'CONSOLIDATED',
      depth: 1,
    });
    const { coverage } = data['answer'] as { coverage: { count: number; of: number } };
    expect(about['coverage']).toMatch(/\d/);
    expect(about['whole']).toEqual(coverage.count === coverage.of || expect.any(Boolean));
  });

  it('says in words what the figures cannot say', async () => {
    const client = await connect(told.real, '?lang=en');
    const { about } = await ask(client, 'reports_income-details', { ...INCOMES, year: 2099 });
    expect(about['notes']).toEqual([expect.stringMatching(/^[A-Z].*\.$/)]);
  });

  it('is in the language that is asked for', async () => {
    const { title } = toolCalls(told.portal).get('reports_income-details')!;
    for (const [query, locale] of [
      ['', 'uk'],
      ['?lang=uk', 'uk'],
      ['?lang=en', 'en'],
    ] as const) {
      const client = await connect(told.real, query);
      const { about, text } = await ask(client, 'reports_income-details', { ...INCOMES, depth: 1 });
      expect(about['title']).toBe(title[locale]);
      expect(text.includes('"codeNameEn"')).toBe(locale === 'en');
    }
  });

  it('of the search leads to whole addresses, and finds codes', async () => {
    const client = await connect(told.real, '?lang=en');
    const { data } = await ask(client, 'search', { q: 'Personal income tax' });
    const { items } = data['answer'] as { items: { to: string; code?: string }[] };
    expect(items.some(({ code }) => code !== undefined)).toBe(true);
    for (const { to } of items.slice(0, 5)) {
      expect(to.startsWith(`${ORIGIN}/en/`)).toBe(true);
      const { pathname, search } = new URL(to);
      expect((await told.real.inject(pathname + search)).statusCode, to).toBe(200);
    }
  });

  it('over invented figures says so first, and nobody answers for them', async () => {
    const client = await connect(told.invented);
    const { uk: warning } = told.portal.settings.demonstration;
    expect(client.getInstructions()!.startsWith(warning!)).toBe(true);
    for (const [name, { example }] of toolCalls(told.portal)) {
      const { failed, text, about } = await ask(client, name, example);
      if (failed) continue;
      expect(text.startsWith('{"about":{"demonstration":true,'), name).toBe(true);
      expect(about, name).toMatchObject({ warning });
      expect(about, name).not.toHaveProperty('publisher');
      expect(about, name).not.toHaveProperty('cite');
    }
    const real = await connect(told.real);
    const { text } = await ask(real, 'summary_total', lookUp('summary_total').example);
    expect(text).not.toContain('demonstration');
  }, 300_000);
});

describe('a figure that is explained', () => {
  const explain = async (client: Client, given: object) =>
    await ask(client, 'explain_figure', { tool: 'reports_income-details', ...given });

  it('is the one that the tool answered', async () => {
    const client = await connect(told.real, '?lang=en');
    const given = { parameters: INCOMES, row: '11010000', field: 'periodDone' };
    const { failed, about, data } = await explain(client, given);
    expect(failed).toBe(false);
    const asked = await ask(client, 'reports_income-details', {
      ...INCOMES,
      node: '11000000',
      depth: 1,
    });
    const { items } = asked.data['answer'] as {
      items: { code: string; data: { periodDone: number } }[];
    };
    const { data: amounts } = items.find(({ code }) => code === '11010000')!;
    const explained = data['answer'] as Record<string, unknown>;
    expect(explained).toMatchObject({
      name: { code: '11010000', words: 'Personal income tax and levy' },
      period: 'January–December 2025',
      measure: { name: 'periodDone', phase: 'executed' },
    });
    expect(Number(explained['exact'])).toBe(amounts.periodDone);
    expect(explained['made']).not.toEqual([]);
    expect(about).toMatchObject({ period: 'January–December 2025', unit: 'hryvnias' });
    expect(about['cite']).toContain('January–December 2025');
    const { call, classification } = explained as Record<string, { address: string; to: string }>;
    for (const address of [call!.address, classification!.to, String(about['address'])]) {
      expect(address.startsWith(`${ORIGIN}/`), address).toBe(true);
      const { pathname, search } = new URL(address);
      expect((await told.real.inject(pathname + search)).statusCode, address).toBe(200);
    }
  });

  it('can be one of every tool that is named for it', async () => {
    const client = await connect(told.real);
    const { tools } = await client.listTools();
    const { properties } = tools.find(({ name }) => name === 'explain_figure')!.inputSchema;
    const names = (properties!['tool'] as { enum: string[] }).enum;
    expect(names.length).toBeGreaterThan(20);
    for (const tool of names) {
      const { example, asks } = lookUp(tool);
      const [field] = asks.flatMap(({ measures }) => Object.keys(measures));
      const given = { tool, parameters: example, field };
      const { failed, text } = await ask(client, 'explain_figure', given);
      expect(failed, `${tool} ${text.slice(0, 300)}`).toBe(false);
    }
  }, 300_000);

  it('carries the mark where it is invented', async () => {
    const client = await connect(told.invented);
    const { text } = await explain(client, { parameters: INCOMES, field: 'periodDone' });
    expect(text.startsWith('{"about":{"demonstration":true,')).toBe(true);
  });

  it('has to be one: mistakes are told as by the call', async () => {
    const client = await connect(told.real);
    const wrong: readonly (readonly [object, object])[] = [
      [
        { parameters: INCOMES, field: 'none' },
        { code: 'invalid-parameter', parameter: 'field' },
      ],
      [
        { parameters: INCOMES, field: 'periodDone', row: '99' },
        { code: 'unknown-code', received: '99' },
      ],
      [
        { parameters: {}, field: 'periodDone' },
        { code: 'missing-parameter', parameter: 'budgetType' },
      ],
      [{ field: 'periodDone' }, { code: 'missing-parameter', parameter: 'parameters' }],
      [
        { tool: 'search', parameters: {}, field: 'a' },
        { code: 'invalid-parameter', parameter: 'tool' },
      ],
      [
        { parameters: INCOMES, field: 'a', node: '1' },
        { code: 'unknown-parameter', parameter: 'node' },
      ],
    ];
    for (const [given, problem] of wrong) {
      const { failed, data } = await explain(client, given);
      expect(failed, JSON.stringify(given)).toBe(true);
      expect(data).toMatchObject(problem);
    }
  });
});

const lookUp = (name: string) => toolCalls(told.portal).get(name)!;

describe('a question', () => {
  it('with a mistake is told what is allowed, as by the API', async () => {
    const client = await connect(told.real);
    const wrong: readonly (readonly [object, object])[] = [
      [
        { ...INCOMES, monthTo: 13 },
        { code: 'invalid-parameter', parameter: 'monthTo', allowed: ['ціле число від 1 до 12'] },
      ],
      [
        { ...INCOMES, mont: 1 },
        { code: 'unknown-parameter', parameter: 'mont' },
      ],
      [{ year: 2025 }, { code: 'missing-parameter', parameter: 'budgetType' }],
      [
        { ...INCOMES, year: [2024, 2025] },
        { code: 'repeated-parameter', parameter: 'year' },
      ],
      [
        { ...INCOMES, year: { is: 2025 } },
        { code: 'invalid-parameter', parameter: 'year' },
      ],
    ];
    for (const [given, problem] of wrong) {
      const { failed, data } = await ask(client, 'reports_income-details', { ...given });
      expect(failed).toBe(true);
      expect(data).toMatchObject(problem);
    }
    const { data } = await ask(client, 'local-budgets_about', { code: '9999999999' });
    expect(data).toMatchObject({ code: 'unknown-code', status: 404 });
    const old = { ...INCOMES, ledger: '0123456789abcdef' };
    const gone = await ask(await connect(told.invented), 'reports_income-details', old);
    expect(gone.data).toMatchObject({ code: 'ledger-gone', status: 410 });
  });

  it('whose answer is too long is told how to ask for less, and that is answered', async () => {
    const client = await connect(told.real, '?lang=en');
    const { failed, data } = await ask(client, 'reports_expenses', CHAPTER);
    expect(failed).toBe(true);
    expect(data['detail']).toContain('depth=1');
    expect(data['detail']).toContain(`${ORIGIN}/api/reports/expenses/program?`);
    expect((await ask(client, 'reports_expenses', { ...CHAPTER, depth: 1 })).failed).toBe(false);
  });

  it('that is larger than a call answers is refused with its size', async () => {
    const client = await connect(told.real);
    const { failed, data } = await ask(client, 'pivot_cube', {
      id: 'expenses',
      year: [2021, 2022, 2023, 2024, 2025],
      rows: 'program-state,economic',
      columns: 'year,month',
    });
    expect(failed).toBe(true);
    expect(data).toMatchObject({ code: 'too-much' });
  });

  it('while no figures serve is told to come again', async () => {
    const client = await connect(told.bare);
    const { failed, data } = await ask(client, 'summary_total', lookUp('summary_total').example);
    expect(failed).toBe(true);
    expect(data).toMatchObject({ code: 'no-ledger', status: 503 });
  });
});

describe('the address', () => {
  const body = (method: string, params: object = {}) =>
    JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const post = async (payload: string, headers: Record<string, string> = {}, url = '/mcp') =>
    await told.invented.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });

  it('answers a plain question of any site, with the headers of every answer', async () => {
    const sent = await post(body('tools/list'), { origin: 'https://elsewhere.example' });
    expect(sent.statusCode).toBe(200);
    expect(sent.headers).toMatchObject({
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'x-demonstration': 'true',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(sent.headers).not.toHaveProperty('set-cookie');
    expect(sent.headers).not.toHaveProperty('mcp-session-id');
    const asked = await told.real.inject({ method: 'OPTIONS', url: '/mcp' });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-headers']).toContain('Mcp-Protocol-Version');
  });

  it('speaks the language that the program accepts', async () => {
    const titleIn = async (accepted: string) => {
      const sent = await post(body('tools/list'), { 'accept-language': accepted });
      return sent.json<{ result: { tools: { title: string }[] } }>().result.tools[1]!.title;
    };
    const { title } = [...toolCalls(told.portal).values()][0]!;
    for (const accepted of ['en', 'en-GB,uk;q=0.5', 'de, en;q=0.4', 'uk;q=0.1,en;q=0.2'])
      expect(await titleIn(accepted), accepted).toBe(title['en']);
    for (const accepted of ['', '*', 'de', 'uk,en', 'en;q=0', 'q=;;,'])
      expect(await titleIn(accepted), accepted).toBe(title['uk']);
    const wrong = await post(body('tools/list'), {}, '/mcp?lang=fr');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ code: 'invalid-parameter', allowed: ['uk', 'en'] });
  });

  it('takes one message at a time, and no long ones', async () => {
    const codeOf = async (payload: string, headers = {}) => {
      const sent = await post(payload, headers);
      return [sent.statusCode, sent.json<{ error?: { code: number } }>().error?.code];
    };
    expect(await codeOf('{broken')).toEqual([400, -32700]);
    expect(await codeOf(` [${body('tools/list')}]`)).toEqual([400, -32600]);
    expect(await codeOf(body('tools/list'), { 'content-type': 'text/plain' })).toEqual([
      415, -32000,
    ]);
    expect((await post(body('x'.repeat(70_000)))).statusCode).toBe(413);
    expect((await post('')).statusCode).toBe(400);
  });

  it('writes nothing, whatever is asked', async () => {
    const folder = join(TEST_DATA, 'product');
    const files = () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => ({ name, ...statSync(join(folder, name)) }))
        .map(({ name, size, mtimeMs }) => `${name} ${size} ${mtimeMs}`)
        .sort();
    const before = files();
    const client = await connect(told.invented);
    for (const [name, { example }] of [...toolCalls(told.portal)].slice(0, 20))
      await ask(client, name, { ...example, extra: '../../written' });
    await ask(client, 'summary_total', lookUp('summary_total').example);
    expect(before.length).toBeGreaterThan(3);
    expect(files()).toEqual(before);
  });

  it('has no sessions and no streams: nothing is kept between questions', async () => {
    for (const method of ['GET', 'DELETE', 'PUT'] as const) {
      const sent = await told.real.inject({ method, url: '/mcp' });
      expect(sent.statusCode, method).toBe(405);
      expect(sent.headers['allow']).toBe('POST, OPTIONS');
    }
  });
});

describe('the page of plain words', () => {
  const read = async (site: FastifyInstance, url: string) => {
    const sent = await site.inject(url);
    expect(sent.statusCode, url).toBe(200);
    expect(sent.headers['content-type']).toBe('text/plain; charset=utf-8');
    return sent.payload;
  };

  it('tells in both languages what the portal is, and leads to what is there', async () => {
    const { name, about, owner } = told.portal.settings;
    for (const [url, locale] of [
      ['/llms.txt', 'uk'],
      ['/en/llms.txt', 'en'],
    ] as const) {
      const text = await read(told.real, url);
      expect(text.startsWith(`# ${name[locale]}\n\n> ${about[locale]}\n`)).toBe(true);
      expect(text).toContain(owner[locale]);
      const links = [...text.matchAll(/^- \[[^\]]+\]\(http:\/\/portal\.example([^)]+)\)/gm)];
      expect(links.length).toBeGreaterThan(30);
      // pages are many: every fifth is opened, and all that programs are told of
      const opened = links.filter((_, i) => i % 5 === 0 || i > links.length - 8);
      for (const [, path] of opened) {
        const { statusCode } = await told.real.inject(path!);
        expect(statusCode, path).toBe(path!.startsWith('/mcp') ? 405 : 200);
      }
      for (const path of ['/mcp', '/api/openapi.json', '/catalog.jsonld', '/sitemap.xml'])
        expect(text).toContain(ORIGIN + path);
    }
  }, 300_000);

  it('over invented figures says so before all else', async () => {
    const text = await read(told.invented, '/en/llms.txt');
    expect(text.startsWith('# [Demo] ')).toBe(true);
    expect(text).toContain(told.portal.settings.demonstration['en']);
    expect(text).not.toContain(told.portal.settings.owner['en']);
  });

  it('is there while no figures are', async () => {
    expect(await read(told.bare, '/llms.txt')).toContain(told.portal.settings.about['uk']);
  });
});
