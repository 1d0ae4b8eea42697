// Times taken inside the portal's process, without a socket: a page rendered anew, a question not asked before.

import {
  findCallShape,
  type buildSite,
  type Built,
  type Ledger,
  type loadPortal,
} from '../../engine/serve.ts';
import { lookup, assertDefined } from '../../engine/serve.ts';
import { writeAddress } from '../harness/address.ts';
import { Random } from '../harness/random.ts';
import { said, recordOne, type Direct } from '../national/direct.ts';
import { quantile } from '../harness/lines.ts';

type Site = Awaited<ReturnType<typeof buildSite>>;
type Portal = ReturnType<typeof loadPortal>;

/** Documents are kept by build: where each is of another one, none is sent again. */
export function asAnother(built: Built, isAnew: () => boolean): Built {
  let nth = 0;
  return {
    ...built,
    get version() {
      return isAnew() ? `${built.version} ${nth++}` : built.version;
    },
  };
}

export interface PageTime {
  /** As it is configured, and an address of it. */
  readonly path: string;
  readonly address: string;
  readonly status: number;
  /** The status that its page has by itself. */
  readonly own: number;
  readonly p50: number;
}

/** Every page that has one of these addresses, so many times. Nothing may keep them ready. */
export async function timePages(
  site: Site,
  portal: Portal,
  addresses: readonly string[],
  times: number,
): Promise<PageTime[]> {
  const found: PageTime[] = [];
  for (const page of Object.values(portal.pages)) {
    const url = page.redirect === null ? await addressOf(site, portal, page, addresses) : undefined;
    if (url === undefined) continue;
    const taken: number[] = [];
    let status = 0;
    for (let i = 0; i < times + 5; i++) {
      const started = performance.now();
      const response = await site.inject({ url, headers: { accept: 'text/html' } });
      if (i >= 5) taken.push(performance.now() - started);
      status = response.statusCode;
    }
    const p50 = quantile(taken, 0.5);
    found.push({ path: page.path, address: url, status, own: page.status, p50 });
  }
  return found;
}

/** A page with parameters is shown at the first of its addresses that has figures. */
async function addressOf(
  site: Site,
  portal: Portal,
  { path }: Portal['pages'][string],
  all: readonly string[],
): Promise<string | undefined> {
  if (!path.includes(':')) return path;
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  const others = new Set(Object.values(portal.pages).map((page) => page.path));
  const own = all.filter((address) => pattern.test(address) && !others.has(address)).toSorted();
  for (const address of own.slice(0, 60)) {
    const { payload, statusCode } = await site.inject({ url: address });
    if (statusCode === 200 && payload.includes('<td')) return address;
  }
  return own[0];
}

export interface Questions {
  readonly asked: number;
  readonly p50: number;
  readonly p99: number;
  /** The same SQL sent to the engine by itself, in turn with the questions, in milliseconds. */
  readonly direct: number;
}

/** Different questions that have an answer, in an order that is the same each time. */
export async function timeQuestions(
  site: Site,
  portal: Portal,
  { ledger, direct }: { readonly ledger: Ledger; readonly direct: Direct },
  most: number,
): Promise<Questions> {
  const calls = Object.values(portal.calls).filter((call) => findCallShape(call).hierarchy);
  const codes = await codesWithFigures(site, portal, ledger, calls);
  const years = [...new Set(ledger.latest.map((latest) => latest.year))];
  const random = new Random(20_260_101);
  const seen = new Set<string>();
  const taken: number[] = [];
  const limit: number[] = [];
  for (let tries = 0; tries < most * 8 && taken.length < most; tries++) {
    const call = random.pick(calls);
    const to = random.from(1, 12);
    const values = Object.entries(call.example).map(([param, example]): [string, string] => {
      const declared = assertDefined(call.params.find(({ name }) => name === param));
      const filter = lookup(portal.filters, declared.filter);
      if (filter.kind === 'year') return [param, String(random.pick(years))];
      if (filter.kind === 'month') return [param, String(filter.default === 'first' ? 1 : to)];
      if (filter.kind === 'choice')
        return [
          param,
          random.pick([String(example), ...filter.options.map((option) => option.value)]),
        ];
      if (filter.kind === 'member')
        return [param, random.pick([String(example), ...(codes.get(call.id) ?? [])])];
      return [param, String(example)];
    });
    const url = writeAddress(call.path, Object.fromEntries(values));
    if (seen.has(url)) continue;
    seen.add(url);
    const asked = await recordOne(ledger, async () => await site.inject({ url }));
    if (!hasRows(asked.result)) continue;
    taken.push(asked.time);
    const started = performance.now();
    await direct.run(said(asked.statements), 0);
    limit.push(performance.now() - started);
  }
  return {
    asked: taken.length,
    p50: quantile(taken, 0.5),
    p99: quantile(taken, 0.99),
    direct: quantile(limit, 0.5),
  };
}

/** Whether a tree with rows came; words that are chosen by chance may stand in the address of another call. */
function hasRows(response: { readonly statusCode: number; json(): unknown }): boolean {
  if (response.statusCode !== 200) return false;
  const { items = [] } = response.json() as { readonly items?: readonly unknown[] };
  return items.length > 1;
}

/** For each call with a code among its parameters: some codes for which it answers something. */
async function codesWithFigures(
  site: Site,
  portal: Portal,
  ledger: Ledger,
  calls: readonly Portal['calls'][string][],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const call of calls) {
    const param = call.params.find(
      ({ filter, name }) =>
        lookup(portal.filters, filter).kind === 'member' && name in call.example,
    );
    if (!param) continue;
    const all = ledger.members.codes(lookup(portal.filters, param.filter).dimension);
    const some = all.filter((_, i) => i % Math.ceil(all.length / 80) === 0);
    const answering: string[] = [];
    for (const code of some) {
      const response = await site.inject({
        url: writeAddress(call.path, { ...texts(call.example), [param.name]: code }),
      });
      if (hasRows(response)) answering.push(code);
    }
    found.set(call.id, answering);
  }
  return found;
}

function texts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
