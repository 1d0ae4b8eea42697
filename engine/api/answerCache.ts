// Where every reader of figures comes: the portal, the ledger that serves now, and answers ready to be sent.

import type { Call, Portal } from '../model/portal.ts';
import type { CurrentLedger } from '../ledger/current.ts';
import { markedName } from '../ledger/marked.ts';
import type { FigureMark } from '../ledger/publish/manifest.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Answer } from '../answers/answer.ts';
import { AnswerService, asProblem } from '../answers/answerService.ts';
import { LRUCache, KeptByCall } from '../answers/keptByCall.ts';
import { canonicalQuestion, readParams, type Params } from '../answers/params.ts';
import { ApiProblem } from '../answers/problem.ts';
import type { Writing } from '../answers/shape.ts';
import { listExtras, plainTable, findCallShape } from '../answers/shapes.ts';
import { FORM_TYPES, type Charset, type AnswerForm } from '../answers/tabular/exported.ts';
import { rowsCsv, rowsJson } from '../answers/tabular/rows.ts';
import { rowsParquet } from '../answers/tabular/exportParquet.ts';
import { rowsXlsx } from '../answers/tabular/xlsx.ts';
import { printRecord } from '../print/printRecord.ts';
import { withAbout, saidHeaders, markJson } from './saidHeaders.ts';
import { type AnswerSource, type HeldSource, ledgerIn, OldSources } from './oldSources.ts';
import { makeResponse, ResponseMemory, type CachedResponse } from './cachedResponse.ts';
import {
  readCharset,
  readWriting,
  checkCodes,
  codesAsWritten,
  withCodes,
  findLayout,
  recordIn,
  type PrintLayout,
} from './readWriting.ts';

const JSON_UTF8 = `${FORM_TYPES.JSON}; charset=utf-8`;
/** Characters of addresses that are remembered. */
const KEPT_ADDRESSES = 2 * 1024 * 1024;

/** What is asked of a call, as it came. */
export interface ReceivedQuestion {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly signal?: AbortSignal | undefined;
  /** Path and query as they came, where they alone decide the answer. */
  readonly address?: string | undefined;
}

/** What is asked of a call, as it was understood. */
interface ReadQuestion {
  readonly call: Call;
  readonly form: AnswerForm;
  readonly params: Params;
  readonly writing: Writing;
  readonly charset: Charset | null;
  /** What the answer has to say of its figures. */
  readonly mark: FigureMark | null;
  /** Codes as the answer has them → as they were asked for: files are named by those. */
  readonly codes: ReadonlyMap<string, string>;
  /** What the answer is known by, however its codes were written. */
  readonly key: string;
  /** Of the answer among all that are kept. */
  readonly place: string;
}

export class AnswerCache implements AnswerSource {
  readonly portal: Portal;
  readonly asked = '';
  readonly current: CurrentLedger;
  /** For everything that is kept as it is sent. */
  readonly memory: ResponseMemory;
  private readonly sent;
  /** Addresses that were read and found good → the key of their answer. */
  private readonly keys = new LRUCache<string, string>({
    maxSize: KEPT_ADDRESSES,
    sizeCalculation: (key, address) => key.length + address.length,
  });
  private now: AnswerService | null = null;
  private readonly oldSources: OldSources;

  constructor(portal: Portal, current: CurrentLedger) {
    this.portal = portal;
    this.current = current;
    this.memory = new ResponseMemory(portal.settings.bounds.cacheMegabytes);
    this.sent = new KeptByCall((most) => this.memory.cache(most));
    this.oldSources = new OldSources(portal, current, () => this.ledger());
  }

  /** Nothing is kept any more: what is asked is answered anew. */
  forgetKept(): void {
    this.now?.forgetKept();
    this.memory.clear();
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

  serving(): Ledger | null {
    return this.ledger();
  }

  /** Answers from one ledger, kept open until released; an empty id means the one that serves. Throws ApiProblem. */
  async at(id: string): Promise<HeldSource> {
    if (id === '') return { source: this, release: () => {} };
    return await this.oldSources.at(id, id === this.ledger()?.id ? this.answerService() : null);
  }

  /** As `at`; the ledger that serves stays open as well, whichever serves then. */
  async hold(id: string): Promise<HeldSource> {
    const held = await this.at(id);
    const serves = held.source.ledger() === this.ledger();
    return serves ? { ...held, release: this.current.holdServing().release } : held;
  }

  /** The answer to an address that was asked before, without reading it anew. */
  known(address: string): CachedResponse | undefined {
    if (this.ledger() === null) return undefined;
    const key = this.keys.get(address);
    return key === undefined ? undefined : this.sent.all.get(key);
  }

  /** A call's answer in one form, as bytes. Throws ApiProblem. */
  async send(call: Call, form: AnswerForm, received: ReceivedQuestion): Promise<CachedResponse> {
    if (findCallShape(call).ofContent) return await this.sendFrom(null, call, form, received);
    const { source, release } = await this.at(ledgerIn(received.query));
    try {
      return await this.sendFrom(source.answerService(), call, form, received);
    } finally {
      release();
    }
  }

  private async sendFrom(
    service: AnswerService | null,
    call: Call,
    form: AnswerForm,
    received: ReceivedQuestion,
  ): Promise<CachedResponse> {
    const question = this.read(service, call, form, received);
    const { place, params, writing } = question;
    const kept = this.sent.of(call);
    // what is found by its address is found among all
    if (received.address !== undefined && kept === this.sent.all)
      this.keys.set(received.address, place);
    // what is posted is not asked again
    const known = call.method === 'post' ? undefined : kept.get(place);
    if (known) return known;
    const answer = service
      ? await service.ask(call, params, {
          flat: form !== '',
          lang: writing.lang,
          signal: received.signal,
        })
      : this.answerOfContent(question);
    const sent = await this.make(question, answer);
    const made = service
      ? withAbout(
          sent,
          { portal: this.portal, call, ledger: service.ledger, lang: writing.lang },
          answer,
        )
      : sent;
    if (call.method !== 'post') kept.set(place, made);
    return made;
  }

  /** Words are there while no figures are. */
  private answerOfContent({ call, params }: ReadQuestion): Answer {
    const { ofContent } = findCallShape(call);
    if (!ofContent) throw new ApiProblem('no-ledger');
    return ofContent(this.portal, call, params);
  }

  private read(
    service: AnswerService | null,
    call: Call,
    form: AnswerForm,
    { path, query }: ReceivedQuestion,
  ): ReadQuestion {
    const extras = listExtras(call, form);
    const params = readParams(this.portal, call, { path, query }, extras);
    if (service) checkCodes(service, call, path, params);
    const writing = readWriting(this.portal.settings.locales, query, extras);
    const charset = extras.length > 0 ? readCharset(query) : null;
    if (findLayout(call, params) && form !== '')
      throw new ApiProblem('unknown-form', { detail: { say: 'printed-alone' } });
    const { depth, node, lang } = writing;
    const asked = canonicalQuestion(call, params);
    const key = service
      ? `${service.ledger.id} ${asked} ${form} ${depth} ${node} ${lang} ${charset ?? ''}`
      : `content ${asked} ${lang}`;
    const mark = service && !call.exchanged ? service.ledger.mark : null;
    const codes = codesAsWritten(this.portal, call, params, { path, query });
    const place = [key, ...codes.values()].join(' ');
    return { call, form, params, writing, charset, codes, mark, key, place };
  }

  private async make(question: ReadQuestion, answer: Answer): Promise<CachedResponse> {
    const { call, form, params } = question;
    const layout = findLayout(call, params);
    if (layout) return await this.makePrinted(question, layout, answer);
    const table = form === '' ? plainTable(call) : form;
    return table ? await this.makeTable(question, table, answer) : this.makePlain(question, answer);
  }

  private makePlain({ call, writing, mark, key }: ReadQuestion, answer: Answer): CachedResponse {
    const shape = findCallShape(call);
    const text = shape.write(answer, writing, call);
    if (text === null)
      throw new ApiProblem('invalid-parameter', {
        parameter: 'node',
        received: writing.node,
        detail: { say: 'no-node', words: { received: writing.node } },
      });
    const type = shape.isText?.(call) ? 'text/plain; charset=utf-8' : JSON_UTF8;
    return makeResponse(
      mark ? markJson(text) : text,
      { 'content-type': type, ...saidHeaders(answer) },
      this.tag(key),
    );
  }

  private async makePrinted(
    { call, params, mark, key }: ReadQuestion,
    layout: PrintLayout,
    answer: Answer,
  ): Promise<CachedResponse> {
    const record = recordIn(answer);
    if (!record || !call.print)
      throw new ApiProblem('unknown-code', { received: Object.values(params).join(', ') });
    const name = Object.values(params)
      .map((value) => String(value).replaceAll(/[^A-Za-z0-9_-]/g, ''))
      .join('-');
    const file = `${markedName(name, mark)}.pdf`;
    return makeResponse(
      await printRecord(this.portal, { ...call.print, invented: mark !== null }, layout, record),
      { 'content-type': 'application/pdf', 'content-disposition': `inline; filename=${file}` },
      this.tag(key),
    );
  }

  private async makeTable(
    { call, params, charset, codes, mark, key }: ReadQuestion,
    form: Exclude<AnswerForm, ''>,
    answer: Answer,
  ): Promise<CachedResponse> {
    const { tabular } = findCallShape(call);
    if (!tabular) throw new ApiProblem('unknown-form', { detail: { say: 'not-tabular' } });
    const rows = tabular.rows(answer, { portal: this.portal, call, params });
    const notes = saidHeaders(answer);
    if (form === 'JSON')
      return makeResponse(rowsJson(rows), { 'content-type': JSON_UTF8, ...notes }, this.tag(key));
    const name = markedName(withCodes(rows.file, codes), mark);
    const headers = {
      'content-disposition': `attachment; filename=${name}.${form.toLowerCase()}`,
      ...notes,
    };
    if (form === 'XLSX' || form === 'PARQUET') {
      const bytes = form === 'XLSX' ? await rowsXlsx(rows) : rowsParquet(rows);
      return makeResponse(bytes, { 'content-type': FORM_TYPES[form], ...headers }, this.tag(key));
    }
    const encoding = tabular.asSource ? '' : `; charset=${charset ?? rows.encoding}`;
    const type = `${FORM_TYPES.CSV}${encoding}`;
    return makeResponse(
      rowsCsv(rows, charset),
      { 'content-type': type, ...headers },
      this.tag(key),
    );
  }

  /** What an answer is known by, of the key that it has among answers. */
  tag(key: string): string {
    return `${this.portal.version} ${key}`;
  }
}
