// Checks tables of pages against the stored rows: names, figures, period and unit, in every language.

import { assertDefined, type Call, type Portal } from '../../engine/serve.ts';
import { shotAt, type AskPortal } from '../harness/asking.ts';
import { standardOf, treeRows, type ExpectedRow } from './expected.ts';
import { asksOf, completed, type GivenParams } from '../harness/questions.ts';
import { periodOf, questionOf, type CallAsked } from './meant.ts';
import type { Random } from '../harness/random.ts';
import type { StoredLedger } from './stored.ts';
import type { Tags } from './tags.ts';

export interface ShownGround {
  readonly portal: Portal;
  readonly stored: StoredLedger;
  readonly ask: AskPortal;
  readonly tags: Tags;
}

export interface ShownFound {
  asked: number;
  /** Tables that were held against the rows. */
  held: number;
  readonly faults: string[];
}

type Page = Portal['pages'][string];
type Block = Page['blocks'][number];
/** A value, or the fields of a page that it is taken from, the first that has one. */
type Given = string | number | boolean | { readonly from?: readonly string[] };
interface Calling extends Block {
  readonly call: string;
  readonly with: Readonly<Record<string, Given>>;
}

interface Telling {
  readonly page: Page;
  readonly blocks: readonly { readonly block: Calling; readonly call: Call }[];
}

/** Pages with the blocks whose calls answer trees. */
export function tellingPages({ pages, calls }: Portal): Telling[] {
  return Object.values(pages).flatMap((page) => {
    const blocks = page.blocks.flatMap((block) => {
      const { call: id } = block as Partial<Calling>;
      const call = id === undefined ? undefined : calls[id];
      const isTree =
        call &&
        call.asks.length > 0 &&
        call.asks.every(({ by, row }) => by !== '' && !row) &&
        call.each === undefined;
      return isTree && !/-\d+$/.test(block.id) ? [{ block: block as Calling, call }] : [];
    });
    return page.redirect === null && blocks.length > 0 ? [{ page, blocks }] : [];
  });
}

/** One page with chosen filters, in every language one after another, and once more in the first. */
export async function holdShown(
  ground: ShownGround,
  random: Random,
  found: ShownFound,
): Promise<void> {
  const telling = tellingPages(ground.portal);
  if (telling.length === 0) return;
  const { page, blocks } = random.pick(telling);
  const values = chosenOn(random, page, ground);
  if (values === null) return;
  const { locales } = ground.portal.settings;
  const [standard] = locales;
  for (const { code } of [...locales, assertDefined(standard)]) {
    const url = addressIn(ground.portal, page, code, values);
    const answer = await ground.ask(shotAt(url, { accept: 'text/html' }));
    found.asked++;
    const tag = ground.tags.fault(url, answer);
    if (tag !== null) found.faults.push(`${url}: ${tag}`);
    if (answer.statusCode !== 200) return;
    const faults: string[] = [];
    for (const { block, call } of blocks) {
      const table = tableIn(answer.payload, block.id);
      const asked: CallAsked = {
        portal: ground.portal,
        stored: ground.stored,
        call,
        params: completed(call, paramsOf(call, block, values)),
      };
      const [ask] = asksOf(asked);
      if (!table || !ask) continue;
      const { rows } = await treeRows(asked, ask, questionOf(asked, ask));
      faults.push(
        ...captionFaults(asked, table.caption, code),
        ...figureFaults(ground.portal, table, rows, code),
      );
      found.held++;
    }
    found.faults.push(...faults.slice(0, 3).map((fault) => `${url}: ${fault}`));
  }
}

/** A value for every filter of a page; null where its address wants what is not known here. */
function chosenOn(
  random: Random,
  page: Page,
  { portal, stored }: ShownGround,
): Map<string, string> | null {
  const values = new Map<string, string>();
  const years = Object.keys(portal.model.facts).flatMap((fact) =>
    stored.coverage(fact).map(({ year }) => year),
  );
  const last = years.reduce((most, year) => Math.max(most, year), 0);
  for (const [name, { dimension }] of Object.entries(page.parameters)) {
    const codes = dimension === '' ? [] : stored.inForce(dimension, last - 1);
    if (codes.length === 0) return null;
    values.set(name, random.pick(codes));
  }
  for (const { name, options: own, list } of page.filters) {
    const { kind, options } = assertDefined(portal.filters[name]);
    if (values.has(name) || list) continue;
    const choices = options
      .map(({ value }) => value)
      .filter((value) => own.length === 0 || own.includes(value));
    if (choices.length > 0) values.set(name, random.pick(choices));
    else if (kind === 'year') values.set(name, String(random.from(last - 3, last - 1)));
    else if (kind === 'month')
      values.set(name, String(name.endsWith('From') ? 1 : random.from(1, 12)));
    else if (kind === 'quarter') values.set(name, String(random.from(1, 4)));
  }
  return values;
}

/** As a page gives them to the call of a block. */
function paramsOf(call: Call, block: Calling, values: ReadonlyMap<string, string>): GivenParams {
  const renamed = Object.values(block.with).flatMap(sourcesOf);
  const found = call.params.flatMap(({ name, filter }) => {
    const given = block.with[name];
    const own =
      typeof given === 'object'
        ? sourcesOf(given)
            .map((each) => values.get(each))
            .find(Boolean)
        : given;
    const value =
      own ??
      (given || renamed.includes(filter) ? undefined : (values.get(filter) ?? values.get(name)));
    return value === undefined || value === '' ? [] : [[name, String(value)] as const];
  });
  return Object.fromEntries(found);
}

/** Where what is given is taken from, in turn; none: it is given itself. */
function sourcesOf(given: Given): readonly string[] {
  return typeof given === 'object' ? (given.from ?? []) : [];
}

function addressIn(
  { filters, settings }: Portal,
  page: Page,
  code: string,
  values: ReadonlyMap<string, string>,
): string {
  const path = page.path.replaceAll(/:(\w+)/g, (_, name: string) => values.get(name) ?? '');
  const prefix = code === settings.locales[0]?.code ? '' : `/${code}`;
  const query = new URLSearchParams();
  for (const [name, value] of values)
    if (!(name in page.parameters)) query.set(assertDefined(filters[name]).query, value);
  return `${prefix}${path}?${query}`;
}

interface Shown {
  readonly caption: string;
  /** Fields by columns; empty: of no field. */
  readonly fields: readonly string[];
  readonly rows: readonly {
    readonly code: string;
    readonly name: string;
    readonly cells: readonly string[];
  }[];
}

/** The table of a block; null where it has none. */
function tableIn(html: string, id: string): Shown | null {
  const [, table = ''] =
    new RegExp(
      `<table[^>]*role="treegrid"[^>]*aria-labelledby="${id}-title"[^>]*>(.*?)</table>`,
      's',
    ).exec(html) ?? [];
  const [, caption = ''] = new RegExp(`id="${id}-caption"[^>]*>(.*?)</p>`, 's').exec(html) ?? [];
  if (table === '') return null;
  const [head = '', body = ''] = table.split('</thead>');
  const fields = [...head.matchAll(/<th.*?<\/th>/gs)]
    .slice(1)
    .map(([cell]) => /[?&;]sort=-?(\w+)/.exec(cell)?.[1] ?? '');
  const rows = [...body.matchAll(/<tr[^>]*?aria-level="\d+"[^>]*>(.*?)<\/tr>/gs)].map(
    ([, row = '']) => ({
      code: plain(/<span class="code">(.*?)<\/span>/s.exec(row)?.[1] ?? ''),
      name: plain(/data-name="true"[^>]*>(.*?)<\/span>\s*<\/(?:a|span|th)>/s.exec(row)?.[1] ?? ''),
      cells: [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => plain(cell)),
    }),
  );
  return { caption: plain(caption), fields, rows };
}

/** The words of a piece of HTML. */
function plain(html: string): string {
  const letters: Readonly<Record<string, string>> = {
    lt: '<',
    gt: '>',
    quot: '"',
    amp: '&',
    '#x27': "'",
  };
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|amp|#x27);/g, (_, name: string) => letters[name] ?? '');
}

/** What the table says of its period: the year, the months from and to. */
function captionFaults(asked: CallAsked, caption: string, code: string): string[] {
  const [ask] = asksOf(asked);
  const { year, grain, from, to } = periodOf(asked, ask?.facts ?? []);
  const month = (number: number) =>
    new Intl.DateTimeFormat(code, { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(year, number - 1, 15),
    );
  const wanted = [String(year), ...(grain === 'month' ? [month(from), month(to)] : [])];
  const missing = wanted.filter((word) => !caption.toLowerCase().includes(word.toLowerCase()));
  return missing.length === 0 || caption === ''
    ? []
    : [`the table names “${caption}”, without ${missing.join(', ')}`];
}

/** Each row stands for one of the tree; amounts are rounded to what is shown. */
function figureFaults(
  portal: Portal,
  { caption, fields, rows: shown }: Shown,
  rows: readonly ExpectedRow[],
  code: string,
): string[] {
  const [unit] = portal.settings.units
    .filter(({ short }) => caption.endsWith(short[code] ?? '?'))
    .toSorted((a, b) => b.value - a.value);
  const byCode = Map.groupBy(rows, (row) => (row.level === 0 ? '' : row.code));
  if (shown.length > 0 && rows.length === 0) return ['it has rows, and nothing is stored'];
  return shown.flatMap((line) => {
    const [row, more] = byCode.get(line.code) ?? [];
    if (!row) return [`the row ${line.code} is not stored`];
    if (more) return [];
    const name = row.names[code] ?? row.names[standardOf(portal)];
    const named =
      line.code === '' || name === undefined || line.name.includes(name)
        ? []
        : [`the row ${line.code} is called “${line.name}”, not “${name}”`];
    const wrong = fields.flatMap((field, i) => {
      const amount = row.amounts[field];
      const ofMoney = unit !== undefined && !/percent/i.test(field);
      return field === '' || amount === undefined
        ? []
        : cellFault(
            `row ${line.code}, ${field}`,
            line.cells[i] ?? '',
            amount,
            ofMoney ? unit.value : 1,
          );
    });
    return [...named, ...wrong];
  });
}

/** A text of a number in any of the languages against hundredths. */
function cellFault(where: string, text: string, amount: bigint | null, factor: number): string[] {
  const written = text
    .replaceAll(/[\s\u00a0\u202f+%]/g, '')
    .replace('−', '-')
    .replace(',', '.');
  if (amount === null)
    return written === '' || !/\d/.test(written)
      ? []
      : [`${where}: ${text} where nothing is stored`];
  const isLess = written.includes('<') || written.includes('>');
  const [, decimals = ''] = /\.(\d+)$/.exec(written) ?? [];
  const exact = Number(amount) / 100 / factor;
  const off = Math.abs(Number(written.replace(/[<>]/, '')) - exact);
  const most = (isLess ? 1 : 0.5000001) * 10 ** -decimals.length;
  return written !== '' && off <= most ? [] : [`${where}: “${text}” where ${exact} is stored`];
}
