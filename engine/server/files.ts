// Files that browsers ask for beside pages: hashed assets, shells, chart specifications, downloads of what is seen.

import type { FastifyInstance } from 'fastify';
import fastifyStatic from '@fastify/static';

import { makeResponse, ResponseCache, type CachedResponse } from '../api/cachedResponse.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { rowsCsv, rowsJson, type RowCell, type Rows } from '../answers/tabular/rows.ts';
import { rowsXlsx } from '../answers/tabular/xlsx.ts';
import { FORM_TYPES } from '../answers/tabular/formats.ts';
import { ApiProblem } from '../answers/problem.ts';
import { CACHE_CONTROL, queryOf, sendBytes } from '../api/routes.ts';
import { compileChart } from '../charts/compile.ts';
import { SIZES, type Size } from '../charts/data.ts';
import { formatAmount, PLAIN, readNumber } from '../language/amounts.ts';
import { plainWords } from '../language/text.ts';
import type { TableView, Unit } from '../model/portal.ts';
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
    const address = request.raw.url!.split('?')[0]!;
    let sent = shells.file(address);
    // a shell of an earlier moment: make the present ones, the address may be among them
    if (!sent) for (const locale of answerCache.portal.settings.locales) await shells.shell(locale);
    sent ??= shells.file(address);
    if (!sent) throw new ApiProblem('unknown-path', { received: address });
    return sendBytes(request, reply.header('cache-control', FOREVER), sent);
  });
  app.get('/_form/:file', (request, reply) => {
    const address = request.raw.url!.split('?')[0]!;
    const validator = Object.values(answerCache.portal.forms)
      .map(validatorOf)
      .find((one) => one.address === address);
    if (!validator) throw new ApiProblem('unknown-path', { received: request.raw.url! });
    return sendBytes(
      request,
      reply.header('cache-control', FOREVER),
      kept.get(address) ?? keep(address, validator.module, 'text/javascript'),
    );
  });
  app.get('/_chart/:file', (request, reply) => {
    const { file } = request.params as { file: string };
    const match = /^([a-z0-9-]+)\.([a-z]+)\.json$/.exec(file);
    const chart = match ? answerCache.portal.charts[match[1]!] : undefined;
    const width = match && match[2]! in SIZES ? SIZES[match[2] as Size] : undefined;
    if (!chart || width === undefined)
      throw new ApiProblem('unknown-path', { received: request.raw.url! });
    return sendBytes(
      request,
      reply.header('cache-control', CACHE_CONTROL),
      kept.get(file) ?? keep(file, JSON.stringify(compileChart(chart, width)), 'application/json'),
    );
  });
  app.get('/_download/*', async (request, reply) => {
    const match = /^\/_download\/([a-z]{2,3})\/([a-z0-9-]+)(\/.*)?\.(csv|xlsx|json)$/.exec(
      decodeURI(request.raw.url!.split('?')[0]!),
    );
    const locale = answerCache.portal.settings.locales.find((one) => one.code === match?.[1]);
    if (!match || !locale) throw new ApiProblem('unknown-path', { received: request.raw.url! });
    const [, , id, path = '/', ending] = match;
    const matched = matchAddress(answerCache.portal, withPrefix(path, locale.prefix));
    const block = matched.page?.blocks.find((one) => one.kind === 'table' && one.id === id);
    if (
      !matched.page ||
      block?.kind !== 'table' ||
      !parametersExist(answerCache, matched.page, matched.parameters)
    )
      throw new ApiProblem('unknown-path', { received: request.raw.url! });
    const { context } = prepareView(
      answerCache,
      shells.formatter(locale),
      { ...matched, page: matched.page },
      queryOf(request),
    );
    const table = await buildTable(context, block);
    const rows = seenRows(
      table,
      context.unit,
      `${matched.page.id.replaceAll('/', '-').replaceAll(/[[\]]/g, '')}-${id!}`,
      plainWords(shells.formatter(locale).say('table.name')),
    );
    const headers = {
      'content-disposition': `attachment; filename=${rows.file}.${ending!}`,
      'content-type': TYPES[ending as keyof typeof TYPES],
    };
    const body =
      ending === 'csv'
        ? rowsCsv(rows, 'utf-8')
        : ending === 'xlsx'
          ? await rowsXlsx(rows)
          : rowsJson(rows);
    return sendBytes(
      request,
      reply.header('cache-control', CACHE_CONTROL),
      makeResponse(body, headers, `${request.raw.url!} ${table.call}`),
    );
  });
}

const TYPES = {
  csv: `${FORM_TYPES.CSV}; charset=utf-8`,
  xlsx: FORM_TYPES.XLSX,
  json: `${FORM_TYPES.JSON}; charset=utf-8`,
} as const;

/** Exactly the rows that stand visible, in the reader's unit and language. */
function seenRows(table: TableView, unit: Unit, file: string, name: string): Rows {
  const open = new Set(table.open);
  const cells: RowCell[][] = [];
  const hidden: number[] = [];
  for (const [id, title, , level, children, values] of table.rows) {
    while (hidden.length > 0 && hidden.at(-1)! >= level) hidden.pop();
    if (hidden.length > 0) continue;
    if (children > 0 && !open.has(id)) hidden.push(level);
    const amount = (value: string | null, kind: string): RowCell =>
      value === null
        ? null
        : kind === 'text'
          ? { text: value }
          : { number: kind === 'amount' ? plain(value, unit) : value };
    cells.push([
      { text: id.slice(id.lastIndexOf('.') + 1) },
      { text: title },
      ...values.map((value, i) => amount(value, table.columns[i]!.kind)),
    ]);
  }
  const heads = table.columns.map(
    (column) =>
      plainWords(column.title) +
      (column.kind === 'amount'
        ? `, ${table.caption.split(', ').at(-1)!}`
        : column.kind === 'percent'
          ? ', %'
          : ''),
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

/** The number as it is seen, without grouping, with a point. */
function plain(amount: string, unit: Unit): string {
  return readNumber(formatAmount(amount, unit, PLAIN), PLAIN);
}
