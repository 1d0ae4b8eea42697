// What fails on a page fails in its own place: the rest of it stands, the log has the cause, and nobody keeps it as whole.

import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ApiProblem } from '../../engine/answers/problem.ts';
import type { CurrentLedger } from '../../engine/ledger/current.ts';
import { LedgerTimeout, LedgerUnavailable } from '../../engine/ledger/stores/store.ts';
import { lookup, assertDefined } from '../../engine/model/lookup.ts';
import type { Portal, View } from '../../engine/model/portal.ts';
import type { ServerPart, ServerParts } from '../../engine/parts.server.ts';
import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt, type Built } from '../../engine/server/built.ts';
import { buildSite } from '../../engine/server/site.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { TEST_DATA } from '../portals.ts';
import { serveDemonstration, type Served } from '../served.ts';

let library: Served;
let built: Built;
beforeAll(async () => {
  library = await serveDemonstration('library');
  built = await readBuilt(await ensureBuilt(TEST_DATA, () => {}));
});
afterAll(async () => {
  await library.stop();
});

interface Broken {
  readonly portal?: Portal;
  readonly parts?: ServerParts;
  readonly built?: Partial<Built>;
  readonly current?: CurrentLedger;
}

interface Asked {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** What the log says of it. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
}

/** A page of the library where something is broken, asked by a reader. */
async function ask(url: string, broken: Broken): Promise<Asked> {
  const lines: string[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  const site: FastifyInstance = await buildSite({
    portal: broken.portal ?? library.portal,
    current: broken.current ?? library.current,
    built: { ...built, ...broken.built },
    parts: { ...SERVER_PARTS, ...broken.parts },
    log: Fastify({ logger }).log,
  });
  const { statusCode, payload, headers } = await site.inject({
    url,
    headers: { accept: 'text/html' },
  });
  await site.close();
  const log = lines.map((line) => JSON.parse(line) as Asked['log'][number]);
  return { status: statusCode, html: payload, headers, log };
}

function throwing(error: unknown): ServerPart {
  return { build: () => Promise.reject(error) };
}

const gone = {
  get: () => {
    throw new LedgerUnavailable('none');
  },
} as unknown as CurrentLedger;

const BROKEN = 'cannot be shown now';
const REFUSED = 'Data not available';
const BUSY = 'very busy';

/** Neither a tag by which it could be called still good, nor leave to keep it. */
function isNotKept({ headers }: Asked): boolean {
  return headers['etag'] === undefined && headers['cache-control'] === 'no-store';
}

describe('a block that fails', () => {
  it('by its code says so in its place; the page answers with the rest, and the log has one line with the cause', async () => {
    const asked = await ask('/loans', { parts: { facts: throwing(new Error('boom')) } });
    expect([asked.status, asked.headers['retry-after']]).toEqual([503, '2']);
    expect(asked.html).toMatch(new RegExp(`id="facts-1"><p class="empty">[^<]*${BROKEN}`));
    expect(asked.html).toContain('role="treegrid"');
    expect(asked.html).toContain('<figure');
    expect(asked.log).toMatchObject([
      { msg: 'a block failed', page: 'loans', block: 'facts-1', call: 'loans/by-subject' },
    ]);
    expect(JSON.stringify(asked.log)).toContain('boom');
    expect(isNotKept(asked)).toBe(true);
  });

  it('by its drawing says so in its place', async () => {
    const { portal } = library;
    const renderWritten: Built['renderWritten'] = (draft, page) => {
      if (draft.kind === 'list') throw new Error('boom');
      return built.renderWritten(draft, page);
    };
    const asked = await ask(assertDefined(portal.pages['books/index']).path, {
      built: { renderWritten },
    });
    expect([asked.status, asked.headers['retry-after']]).toEqual([503, '2']);
    expect(asked.html).toContain(BROKEN);
    expect(asked.html).toContain('aria-current');
    expect(asked.log).toMatchObject([{ msg: 'a block failed', page: 'books/index', kind: 'list' }]);
    expect(isNotKept(asked)).toBe(true);
  });

  it('by its component says so in its place', async () => {
    const render: Built['render'] = (shell, view, address) => {
      if (view.blocks.some(({ kind }) => kind === 'chart')) throw new Error('boom');
      return built.render(shell, view, address);
    };
    const asked = await ask('/loans', { built: { render } });
    expect([asked.status, asked.headers['retry-after']]).toEqual([503, '2']);
    expect(asked.html).toContain(BROKEN);
    expect(asked.html).toContain('role="treegrid"');
    expect(asked.html).not.toContain('class="chart');
    expect(asked.log).toMatchObject([{ msg: 'a block failed', kind: 'chart' }]);
    expect(isNotKept(asked)).toBe(true);
  });

  it('by its question tells the reader to ask another', async () => {
    const refused = new ApiProblem('invalid-parameter', { parameter: 'readers', received: 'X' });
    const asked = await ask('/loans', { parts: { facts: throwing(refused) } });
    expect(asked.status).toBe(200);
    expect(asked.html).toContain(REFUSED);
    expect(asked.log).toMatchObject([{ code: 'invalid-parameter', parameter: 'readers' }]);
    expect(isNotKept(asked)).toBe(true);
  });

  it('in an area that is watched is listed in the state of its page, and nowhere on it', async () => {
    const page = lookup(library.portal.pages, 'loans');
    const blocks = page.blocks.map((block) => ({ ...block, area: 'summary' }));
    const portal = {
      ...library.portal,
      pages: { ...library.portal.pages, loans: { ...page, blocks } },
    };
    const refused = new ApiProblem('invalid-parameter', { parameter: 'readers', received: 'X' });
    const asked = await ask('/loans', { portal, parts: { facts: throwing(refused) } });
    const [, carried = '{}'] = /id="carried"[^>]*>([^<]*)</.exec(asked.html) ?? [];
    const { view } = JSON.parse(carried) as { view: View };
    expect(view.errors).toMatchObject([
      {
        area: 'summary',
        status: 400,
        config: { method: 'get', url: '/api/loans/bySubject' },
        data: { code: 'invalid-parameter', parameter: 'readers' },
        headers: { 'content-type': 'application/problem+json' },
      },
    ]);
    expect(asked.html.replace(carried, '')).not.toContain('invalid-parameter');
    const own = await ask('/loans', { parts: { facts: throwing(refused) } });
    expect(own.html).toContain('"errors":[]');
  });

  it('for the ledger’s sake leaves the others as they are', async () => {
    const asked = await ask('/loans', { parts: { facts: throwing(new LedgerTimeout('slow')) } });
    expect([asked.status, asked.headers['retry-after']]).toEqual([503, '2']);
    expect(asked.html).toContain(BUSY);
    expect(asked.html).toContain('role="treegrid"');
    expect(asked.log).toMatchObject([{ code: 'too-slow', block: 'facts-1' }]);
  });

  it('is not kept: the next reader gets what works again', async () => {
    let times = 0;
    const facts: ServerPart = {
      build: (context, block) => {
        if (times++ === 0) throw new Error('boom');
        return assertDefined(SERVER_PARTS['facts']).build(context, block);
      },
    };
    const site = await buildSite({
      portal: library.portal,
      current: library.current,
      built,
      parts: { ...SERVER_PARTS, facts },
      log: false,
    });
    const first = await site.inject('/loans');
    const second = await site.inject('/loans');
    const view = await site.inject('/_view/loans');
    await site.close();
    expect(first.payload).toContain(BROKEN);
    expect(second.payload).not.toContain(BROKEN);
    expect([second.headers['etag'], view.headers['etag']]).toEqual([
      expect.stringMatching(/^W\//),
      expect.stringMatching(/^W\//),
    ]);
  });
});

describe('a page', () => {
  it('all of whose blocks failed for the ledger’s sake answers 503', async () => {
    const asked = await ask('/loans', { current: gone });
    expect(asked.status).toBe(503);
    expect(asked.headers['retry-after']).toBe('2');
    expect(asked.headers['cache-control']).toBe('no-store');
    // the front counts it among what was refused
    expect(asked.log).toEqual([]);
  });

  it.each(['/flow', '/loans'])('of no ledger asks nobody for another year: %s', async (url) => {
    const asked = await ask(url, { current: gone });
    expect(asked.html).not.toContain(REFUSED);
    expect(asked.log.map(({ code }) => code)).not.toContain('missing-parameter');
  });

  it('that leads on and shows nothing else answers 503 too', async () => {
    const failing = throwing(new LedgerUnavailable('none'));
    const asked = await ask('/books', { parts: { list: failing } });
    expect(asked.status).toBe(503);
  });

  it('with something left to show stands without the ledger', async () => {
    const asked = await ask('/', { current: gone });
    expect(asked.status).toBe(200);
  });

  it('in which no block is at fault answers 500', async () => {
    const render: Built['render'] = (shell, view, address) => {
      if (view.page === 'loans') throw new Error('boom');
      return built.render(shell, view, address);
    };
    const asked = await ask('/loans', { built: { render } });
    expect(asked.status).toBe(500);
    expect(JSON.stringify(asked.log)).toContain('boom');
  });
});
