// Where every reader of figures comes: the portal, the ledger that serves now, and answers ready to be sent.

import { LRUCache } from 'lru-cache';

import type { Call, Portal } from '../model/portal.ts';
import type { CurrentLedger } from '../ledger/current.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Answer } from '../answers/answer.ts';
import { AnswerService, asProblem } from '../answers/answerService.ts';
import { askDocument } from '../answers/document/documents.ts';
import { makeResponse, ResponseCache, type CachedResponse } from './cachedResponse.ts';
import {
  flatFor,
  recordRows,
  rowsCsv,
  rowsJson,
  sourceRows,
  treeRows,
  type Rows,
} from '../answers/tabular/rows.ts';
import { rowsXlsx } from '../answers/tabular/xlsx.ts';
import {
  CHARSETS,
  DEEPEST,
  extrasOf,
  FORM_TYPES,
  NODE_PATTERN,
  type Charset,
  type Form,
} from '../answers/tabular/formats.ts';
import { WHOLE, writeJson, type Cut } from '../answers/json.ts';
import { canonicalQuestion, readParams, type Params } from '../answers/params.ts';
import { printRecord } from '../print/printRecord.ts';
import { ApiProblem } from '../answers/problem.ts';

const JSON_UTF8 = `${FORM_TYPES.JSON}; charset=utf-8`;
const NODE = new RegExp(NODE_PATTERN);
/** Characters of addresses that are remembered. */
const KEPT_ADDRESSES = 4 * 1024 * 1024;

export interface Asked {
  readonly signal?: AbortSignal;
  /** Path and query as they came, where they alone decide the answer. */
  readonly address?: string;
}

export class AnswerCache {
  readonly portal: Portal;
  private readonly current: CurrentLedger;
  private readonly sent = new ResponseCache();
  /** Addresses that were read and found good → the key of their answer. */
  private readonly keys = new LRUCache<string, string>({
    maxSize: KEPT_ADDRESSES,
    sizeCalculation: (key, address) => key.length + address.length,
  });
  private now: AnswerService | null = null;

  constructor(portal: Portal, current: CurrentLedger) {
    this.portal = portal;
    this.current = current;
  }

  /** Throws ApiProblem `no-ledger` where none serves. */
  answerService(): AnswerService {
    try {
      const ledger = this.current.get();
      if (this.now?.ledger !== ledger) {
        this.now = new AnswerService(this.portal, ledger);
        this.sent.clear();
        this.keys.clear();
      }
      return this.now;
    } catch (error) {
      throw asProblem(error);
    }
  }

  /** The ledger that serves now; null where none does. */
  ledger(): Ledger | null {
    try {
      return this.answerService().ledger;
    } catch (error) {
      if (error instanceof ApiProblem) return null;
      throw error;
    }
  }

  /** The answer to an address that was asked before, without reading it anew. */
  known(address: string): CachedResponse | undefined {
    if (this.ledger() === null) return undefined;
    const key = this.keys.get(address);
    return key === undefined ? undefined : this.sent.get(key);
  }

  /** A call's answer in one form, as bytes. Throws ApiProblem. */
  async send(
    call: Call,
    form: Form,
    path: Readonly<Record<string, string>>,
    query: URLSearchParams,
    { signal, address }: Asked = {},
  ): Promise<CachedResponse> {
    if (call.answer === 'document') return this.sendDocument(call, path, query, address);
    const answerService = this.answerService();
    const tree = call.answer === 'tree' && form === '';
    const params = readParams(this.portal, call, { path, query }, extrasOf(call, form));
    const asked = query.get('ledger');
    if (asked !== null && asked !== answerService.ledger.id)
      throw new ApiProblem('ledger-changed', {
        parameter: 'ledger',
        received: asked,
        allowed: [answerService.ledger.id],
      });
    this.checkPath(answerService, call, path, params);
    const cut = this.readCut(query, tree || call.answer === 'members');
    const charset = readCharset(query);
    const layout = call.print?.values[String(params[call.print.param])];
    if (layout && form !== '')
      throw new ApiProblem('unknown-form', { detail: 'a printed document has no other form' });
    const key = `${answerService.ledger.id} ${canonicalQuestion(call, params)} ${form} ${cut.depth} ${cut.node} ${cut.lang} ${charset ?? ''}`;
    if (address !== undefined) this.keys.set(address, key);
    const known = this.sent.get(key);
    if (known) return known;
    const plain = form === '' && call.answer !== 'rows';
    const answer = await answerService.ask(call, params, {
      flat: form !== '',
      lang: cut.lang,
      ...(signal ? { signal } : {}),
    });
    const made = layout
      ? await this.makePrinted(call, layout, params, answer, key)
      : plain
        ? this.makeJson(answer, cut, key)
        : await this.makeRows(call, form === '' ? 'CSV' : form, params, answer, charset, key);
    this.sent.set(key, made);
    return made;
  }

  /** Documents need no ledger: words are there while no figures are. */
  private sendDocument(
    call: Call,
    path: Readonly<Record<string, string>>,
    query: URLSearchParams,
    address?: string,
  ): CachedResponse {
    const params = readParams(this.portal, call, { path, query });
    const key = `document ${canonicalQuestion(call, params)}`;
    if (address !== undefined) this.keys.set(address, key);
    const known = this.sent.get(key);
    if (known) return known;
    const made = this.makeJson(askDocument(this.portal, call, params), WHOLE, key);
    this.sent.set(key, made);
    return made;
  }

  /** A code in the path that is a code, but nobody's, is nothing at this address. */
  private checkPath(
    answerService: AnswerService,
    call: Call,
    path: Readonly<Record<string, string>>,
    params: Params,
  ): void {
    for (const param of call.params) {
      const { kind, dimension } = this.portal.filters[param.filter]!;
      if (
        param.name in path &&
        kind === 'member' &&
        !answerService.ledger.members.has(dimension, String(params[param.name]))
      )
        throw new ApiProblem('unknown-code', {
          parameter: param.name,
          received: path[param.name]!,
        });
    }
  }

  private readCut(query: URLSearchParams, allowed: boolean): Cut {
    if (!allowed) return WHOLE;
    const depth = query.get('depth') ?? '0';
    if (!/^(?:0|[1-9]\d?)$/.test(depth) || Number(depth) > DEEPEST)
      throw new ApiProblem('invalid-parameter', {
        parameter: 'depth',
        received: depth,
        allowed: [`0–${DEEPEST}`],
      });
    const node = query.get('node') ?? '';
    if (!NODE.test(node))
      throw new ApiProblem('invalid-parameter', { parameter: 'node', received: node });
    const lang = query.get('lang') ?? '';
    const locales = this.portal.settings.locales.map((locale) => locale.code);
    if (lang !== '' && !locales.includes(lang))
      throw new ApiProblem('invalid-parameter', {
        parameter: 'lang',
        received: lang,
        allowed: locales,
      });
    return { depth: Number(depth), node, lang };
  }

  private makeJson(answer: Answer, cut: Cut, key: string): CachedResponse {
    const text = writeJson(answer, this.portal.settings.locales[0]!.code, cut);
    if (text === null)
      throw new ApiProblem('invalid-parameter', {
        parameter: 'node',
        received: cut.node,
        detail: 'the tree has no such node',
      });
    const plain = answer.shape === 'body' && typeof answer.body === 'string';
    return makeResponse(
      plain ? String(answer.body) : text,
      { 'content-type': plain ? 'text/plain; charset=utf-8' : JSON_UTF8, ...notesHeader(answer) },
      this.tag(key),
    );
  }

  private async makePrinted(
    call: Call,
    layout: 'plain' | 'order',
    params: Params,
    answer: Answer,
    key: string,
  ): Promise<CachedResponse> {
    const record = answer.shape === 'records' ? answer.items[0] : undefined;
    if (!record)
      throw new ApiProblem('unknown-code', { received: Object.values(params).join(', ') });
    const file = `${Object.values(params)
      .map((value) => String(value).replaceAll(/[^A-Za-z0-9_-]/g, ''))
      .join('-')}.pdf`;
    return makeResponse(
      await printRecord(this.portal, call.print!, layout, record),
      { 'content-type': 'application/pdf', 'content-disposition': `inline; filename=${file}` },
      this.tag(key),
    );
  }

  private async makeRows(
    call: Call,
    form: 'JSON' | 'CSV' | 'XLSX',
    params: Params,
    answer: Answer,
    charset: Charset | null,
    key: string,
  ): Promise<CachedResponse> {
    const rows = this.rowsOf(call, params, answer);
    const notes = notesHeader(answer);
    if (form === 'JSON')
      return makeResponse(rowsJson(rows), { 'content-type': JSON_UTF8, ...notes }, this.tag(key));
    const disposition = `attachment; filename=${rows.file}.${form.toLowerCase()}`;
    if (form === 'XLSX')
      return makeResponse(
        await rowsXlsx(rows),
        { 'content-type': FORM_TYPES.XLSX, 'content-disposition': disposition, ...notes },
        this.tag(key),
      );
    const type =
      answer.shape === 'source'
        ? FORM_TYPES.CSV
        : `${FORM_TYPES.CSV}; charset=${charset ?? rows.encoding}`;
    return makeResponse(
      rowsCsv(rows, charset),
      { 'content-type': type, 'content-disposition': disposition, ...notes },
      this.tag(key),
    );
  }

  private rowsOf(call: Call, params: Params, answer: Answer): Rows {
    if (answer.shape === 'source') return sourceRows(answer);
    if (answer.shape === 'records') return recordRows(call, params, answer);
    if (answer.shape === 'body')
      throw new ApiProblem('unknown-form', { detail: 'the answer is not tabular' });
    const flat = flatFor(call, params);
    if (!flat) throw new ApiProblem('unknown-form', { detail: 'the answer is not tabular' });
    return treeRows(this.portal, call, flat, params, answer);
  }

  private tag(key: string): string {
    return `${this.portal.version} ${key}`;
  }
}

function readCharset(query: URLSearchParams): Charset | null {
  const charset = query.get('charset');
  const known = CHARSETS.find((one) => one === charset) ?? null;
  if (charset !== null && known === null)
    throw new ApiProblem('invalid-parameter', {
      parameter: 'charset',
      received: charset,
      allowed: CHARSETS,
    });
  return known;
}

/** What rows cannot say of themselves. */
function notesHeader(answer: Answer): Record<string, string> {
  if (!('notes' in answer) || answer.notes.length === 0) return {};
  return {
    'portal-notes': answer.notes
      .map((note) =>
        [
          note.code,
          ...Object.entries(note.words).map(
            ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
          ),
        ].join(';'),
      )
      .join(', '),
  };
}
