// Files that browsers ask for beside pages: hashed assets, shells, chart specifications, downloads of what is seen.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyStatic from '@fastify/static';

import { makeResponse, ResponseCache, type CachedResponse } from '../api/cachedResponse.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { rowsCsv, rowsJson, type RowCell, type Rows } from '../answers/tabular/rows.ts';
import { rowsXlsx } from '../answers/tabular/xlsx.ts';
import { FORM_TYPES } from '../answers/tabular/formats.ts';
import { ApiProblem } from '../answers/problem.ts';
import { readerGone } from '../api/readerGone.ts';
import { CACHE_CONTROL, pathOf, queryOf, sendBytes } from '../api/routes.ts';
import { compileChart } from '../charts/compile.ts';
import { SIZES, type Size } from '../charts/data.ts';
import { formatAmount, PLAIN, readNumber } from '../language/amounts.ts';
import { plainWords } from '../language/text.ts';
import { at, last, lookup } from '../model/lookup.ts';
import type { Block, TableBlock, TableView, Unit } from '../model/portal.ts';
import { withPrefix } from '../addresses/query.ts';
import { matchAddress } from '../addresses/routes.ts';
import type { Shells } from './shells.ts';
import { validatorOf } from '../blocks/form/form.server.ts';
import { buildTable } from '../blocks/table/table.server.ts';
import { parametersExist, prepareView } from '../page/page.server.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Hashed assets never change; the few files beside them are asked again with their tag. */
export async function mountAssets(app: FastifyInstance, client: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: client,
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) =>
      reply.header('cache-control', path.includes('/assets/') ? FOREVER : CACHE_CONTROL),
  });
}

export function mountFiles(app: FastifyInstance, answerCache: AnswerCache, shells: Shells): void {
  const kept = new ResponseCache();
  const keep = (address: string, text: string, type: string): CachedResponse => {
    const sent = makeResponse(text, { 'content-type': `${type}; charset=utf-8` }, text);
    kept.set(address, sent);
    return sent;
  };
  app.get('/_portal/:name', async (request, reply) => {
    const address = pathOf(request);
    let sent = shells.file(address);
    // a shell of an earlier moment: make the present ones, the address may be among them
    if (!sent) for (const locale of answerCache.portal.settings.locales) await shells.shell(locale);
    sent ??= shells.file(address);
    if (!sent) throw unknownPath(request);
    return sendBytes(request, reply.header('cache-control', FOREVER), sent);
  });
  app.get('/_form/:file', (request, reply) => {
    const address = pathOf(request);
    const validator = Object.values(answerCache.portal.forms)
      .map(validatorOf)
      .find((module) => module.address === address);
    if (!validator) throw unknownPath(request);
    return sendBytes(
      request,
      reply.header('cache-control', FOREVER),
      kept.get(address) ?? keep(address, validator.module, 'text/javascript'),
    );
  });
  app.get('/_chart/:file', (request, reply) => {
    const { file } = request.params as { file: string };
    const [, name = '', size = ''] = /^([a-z0-9-]+)\.([a-z]+)\.json$/.exec(file) ?? [];
    const chart = answerCache.portal.charts[name];
    const width = size in SIZES ? SIZES[size as Size] : undefined;
    if (!chart || width === undefined) throw unknownPath(request);
    return sendBytes(
      request,
      reply.header('cache-control', CACHE_CONTROL),
      kept.get(file) ?? keep(file, JSON.stringify(compileChart(chart, width)), 'application/json'),
    );
  });
  mountDownloads(app, answerCache, shells);
}

/** The rows of a table as the reader sees them: `/_download/<language>/<block><path of the page>.<ending>`. */
function mountDownloads(app: FastifyInstance, answerCache: AnswerCache, shells: Shells): void {
  const { portal } = answerCache;
  app.get('/_download/*', async (request, reply) => {
    const [, language, id = '', path = '/', ending = ''] = DOWNLOAD.exec(pathOf(request)) ?? [];
    const locale = portal.settings.locales.find(({ code }) => code === language);
    if (!locale) throw unknownPath(request);
    const { page, ...matched } = matchAddress(portal, withPrefix(path, locale.prefix));
    if (!page || !parametersExist(answerCache, page, matched.parameters))
      throw unknownPath(request);
    const block = page.blocks.find(isTable(id));
    if (!block) throw unknownPath(request);
    const formatter = shells.formatter(locale);
    const { context } = prepareView(answerCache, formatter, { ...matched, page }, queryOf(request));
    const table = await buildTable({ ...context, signal: readerGone(reply) }, block);
    const file = `${page.id.replaceAll('/', '-').replaceAll(/[[\]]/g, '')}-${id}`;
    const rows = seenRows(table, context.unit, file, plainWords(formatter.say('table.name')));
    const { type, write } = lookup(DOWNLOADS, ending);
    const headers = {
      'content-disposition': `attachment; filename=${rows.file}.${ending}`,
      'content-type': type,
    };
    return sendBytes(
      request,
      reply.header('cache-control', CACHE_CONTROL),
      makeResponse(await write(rows), headers, `${request.raw.url ?? ''} ${table.call}`),
    );
  });
}

const DOWNLOAD = /^\/_download\/([a-z]{2,3})\/([a-z0-9-]+)(\/.*)?\.(csv|xlsx|json)$/;

interface Download {
  readonly type: string;
  readonly write: (rows: Rows) => Buffer | string | Promise<Buffer>;
}

const DOWNLOADS: Readonly<Record<string, Download>> = {
  csv: { type: `${FORM_TYPES.CSV}; charset=utf-8`, write: (rows) => rowsCsv(rows, 'utf-8') },
  xlsx: { type: FORM_TYPES.XLSX, write: rowsXlsx },
  json: { type: `${FORM_TYPES.JSON}; charset=utf-8`, write: rowsJson },
};

function isTable(id: string) {
  return (block: Block): block is TableBlock => block.kind === 'table' && block.id === id;
}

function unknownPath(request: FastifyRequest): ApiProblem {
  return new ApiProblem('unknown-path', { received: request.raw.url ?? '' });
}

/** Exactly the rows that stand visible, in the reader's unit and language. */
function seenRows(table: TableView, unit: Unit, file: string, name: string): Rows {
  const open = new Set(table.open);
  const cells: RowCell[][] = [];
  const hidden: number[] = [];
  for (const [id, title, , level, children, values] of table.rows) {
    while (hidden.length > 0 && last(hidden) >= level) hidden.pop();
    if (hidden.length > 0) continue;
    if (children > 0 && !open.has(id)) hidden.push(level);
    cells.push([
      { text: id.slice(id.lastIndexOf('.') + 1) },
      { text: title },
      ...values.map((value, i) => cellOf(value, at(table.columns, i).kind, unit)),
    ]);
  }
  const unitWords = table.caption.split(', ').at(-1) ?? '';
  const heads = table.columns.map(
    ({ title, kind }) => plainWords(title) + (headEnds(unitWords)[kind] ?? ''),
  );
  return {
    captions: ['', name, ...heads],
    fields: ['code', 'name', ...table.columns.map((column) => column.field)],
    cells,
    file,
    encoding: 'utf-8',
    newline: '\r\n',
    separator: ';',
    guarded: true,
  };
}

/** What stands after a column's title, by its kind. */
function headEnds(unit: string): Readonly<Record<string, string>> {
  return { amount: `, ${unit}`, percent: ', %' };
}

function cellOf(value: string | null, kind: string, unit: Unit): RowCell {
  if (value === null) return null;
  if (kind === 'text') return { text: value };
  return { number: kind === 'amount' ? plain(value, unit) : value };
}

/** The number as it is seen, without grouping, with a point. */
function plain(amount: string, unit: Unit): string {
  return readNumber(formatAmount(amount, unit, PLAIN), PLAIN);
}
