// Every kind of block that names a call, with every call of the product: each pair is refused with a message, or it renders.

import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';

import { answerSchema } from '../../engine/answers/answerSchema.ts';
import type { JsonSchema } from '../../engine/answers/jsonSchema.ts';
import { findCallShape } from '../../engine/answers/shapes.ts';
import { putOver, type Folders } from '../../engine/config/files.ts';
import { assertDefined } from '../../engine/model/lookup.ts';
import type { Call, Portal } from '../../engine/model/portal.ts';
import { ensureBuilt } from '../../engine/server/build.ts';
import { readBuilt } from '../../engine/server/built.ts';
import { checkPortal } from '../../engine/server/check.ts';
import { buildSite } from '../../engine/server/site.ts';
import { KINDS } from '../../site/kinds.ts';
import { SERVER_PARTS } from '../../site/parts.server.ts';
import { foldersOf } from '../overlay.ts';
import { TEST_DATA } from '../portals.ts';
import { serveDemonstration, type Served } from '../served.ts';

const PRODUCT = foldersOf('product');
const portal = assertDefined(checkPortal(PRODUCT, KINDS).portal);

/** What an editor would write beside `kind` and `call`, given fields in the order of the contract. */
const WRITTEN: Readonly<Record<string, (fields: readonly string[], nth: number) => object>> = {
  table: (columns) => (columns.length > 0 ? { columns } : {}),
  chart: ([value = 'none', plan = value], nth) => {
    const charts = Object.values(portal.charts);
    const { name, needs } = assertDefined(charts[nth % charts.length]);
    const slots = { value, plan };
    return {
      chart: name,
      fields: Object.fromEntries(Object.entries(slots).filter(([slot]) => needs.includes(slot))),
    };
  },
  facts: ([actual = 'none', plan, percent]) => ({
    actual,
    ...(plan === undefined ? {} : { plan }),
    ...(percent === undefined ? {} : { percent }),
  }),
  article: ([text = 'none']) => ({ fields: { text } }),
  codes: ([at = 'none']) => ({ at }),
  sheet: () => ({}),
};

/** A table shows all of them, or none but codes and names; a sheet names none. */
const ORDERS: Readonly<Record<string, (fields: readonly string[]) => (readonly string[])[]>> = {
  table: (fields) => [fields, []],
  sheet: () => [[]],
};

interface Pair {
  readonly page: string;
  readonly kind: string;
  readonly call: Call;
  readonly wrong: boolean;
  readonly text: string;
}

const pairs = Object.keys(WRITTEN).flatMap((kind, k) =>
  Object.values(portal.calls).flatMap((call, nth): Pair[] => {
    const fields = fieldsOf(portal, call);
    const orders = ORDERS[kind]?.(fields) ?? beginningsOf(fields);
    return [...orders.map((order) => [order, false] as const), [['no-such'], true] as const]
      .filter(([, wrong]) => !wrong || kind !== 'sheet')
      .map(([order, wrong], i) => {
        const page = `pairs/${kind}-${nth}-${i}`;
        const written = assertDefined(WRITTEN[kind])(order, nth);
        const block = { kind, call: call.id, with: call.example, ...written };
        const number = `${k}.${nth}.${i}`;
        const title = { uk: `Пара ${number}`, en: `Pair ${number}` };
        return { page, kind, call, wrong, text: stringify({ title, blocks: [block] }) };
      });
  }),
);

/** The fields from each of the first ones on: amounts and percentages, texts and lists change places. */
function beginningsOf(fields: readonly string[]): (readonly string[])[] {
  return [fields, ...fields.slice(1, 6).map((_, i) => fields.slice(i + 1))];
}

/** The fields of a row, in the order of the contract. */
function fieldsOf(of: Portal, call: Call): string[] {
  const schema = answerSchema(of, call, '', {
    document: (id) => ({
      whole: assertDefined(of.shapes[`content/${id}`]),
      properties: (of.shapes[`content/${id}`]?.['properties'] ?? {}) as Record<string, JsonSchema>,
    }),
  });
  const parts = (schema?.['$defs'] ?? {}) as JsonSchema;
  const properties = (part: unknown): Record<string, unknown> => {
    const { $ref, anyOf, items, properties: own } = (part ?? {}) as Record<string, unknown>;
    if (typeof $ref === 'string') return properties(parts[last($ref)]);
    if (Array.isArray(anyOf)) return properties(anyOf[0]);
    return items === undefined ? ((own ?? {}) as Record<string, unknown>) : properties(items);
  };
  const { at = '' } = findCallShape(call).reading?.(call) ?? {};
  const row = properties(at === '' ? schema : properties(schema)[at]);
  return Object.keys('data' in row ? properties(row['data']) : row);
}

function last(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function withPages(some: readonly Pair[]): Folders {
  const pages = some.map(
    ({ page, text }) => [join(PRODUCT.config, 'pages', `${page}.yaml`), Buffer.from(text)] as const,
  );
  return { ...PRODUCT, files: putOver(PRODUCT.files, new Map(pages)) };
}

const { problems } = checkPortal(withPages(pairs), KINDS);
// one name that is not there, named in several places, is said once
const refused = new Set(
  problems.flatMap(({ file, also }) => [file, ...also.map((place) => place.file)]),
);
const accepted = pairs.filter(({ page }) => !refused.has(`config/pages/${page}.yaml`));

describe('a kind of block and a call', () => {
  it('are refused where a field is not answered', () => {
    expect(accepted.flatMap(({ wrong, text }) => (wrong ? [text] : []))).toEqual([]);
  });

  it('are refused for nothing but what stands on their page', () => {
    expect([...refused].filter((file) => !file.startsWith('config/pages/pairs/'))).toEqual([]);
  });

  it.each(Object.keys(WRITTEN))('of the kind %s go together for some calls', (kind) => {
    const calls = accepted.filter((pair) => pair.kind === kind).map(({ call }) => call.id);
    expect(new Set(calls).size).toBeGreaterThanOrEqual(FEWEST[kind] ?? 1);
  });
});

/** So many calls at least each kind of block can show. */
const FEWEST: Readonly<Record<string, number>> = { table: 40, chart: 30, facts: 20, article: 5 };

describe('each pair that is accepted', () => {
  let product: Served;
  let site: FastifyInstance;
  beforeAll(async () => {
    product = await serveDemonstration();
    const all = checkPortal(withPages(accepted), KINDS);
    site = await buildSite({
      portal: assertDefined(all.portal),
      current: product.current,
      built: await readBuilt(await ensureBuilt(TEST_DATA, () => {})),
      parts: SERVER_PARTS,
      log: false,
    });
  });
  afterAll(async () => {
    await site.close();
    await product.stop();
  });

  it('renders: the page answers, and the block has not failed', async () => {
    const failed: string[] = [];
    for (const { page, text } of accepted) {
      const { statusCode, payload } = await site.inject({
        url: `/${page}`,
        headers: { accept: 'text/html' },
      });
      if (statusCode !== 200 || payload.includes('block-failed'))
        failed.push(`${statusCode} ${text}`);
    }
    expect(failed).toEqual([]);
  });
});
