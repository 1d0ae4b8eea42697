// Composed questions as files that are written while they are read: the next part is asked when the reader has taken the last.

import { Readable } from 'node:stream';
import { createBrotliCompress, createGzip, type Gzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { canonicalQuestion, readParams } from '../answers/params.ts';
import { Gate, GateFull } from '../answers/gate.ts';
import { ApiProblem } from '../answers/problem.ts';
import type { AskedCall, Exporting, OpenExport, ExportLimits } from '../answers/shape.ts';
import { listExtras, findCallShape } from '../answers/shapes.ts';
import { writeExport, type ExportForm, estimateBytes } from '../answers/tabular/exportForms.ts';
import { begun, FORM_TYPES, type AnswerForm, type Charset } from '../answers/tabular/exported.ts';
import { markedName } from '../ledger/marked.ts';
import type { Call } from '../model/portal.ts';
import { remember } from '../model/remember.ts';
import { aboutHeaders, buildAnswerHeaders, markReply } from './saidHeaders.ts';
import type { AnswerCache, ReceivedQuestion } from './answerCache.ts';
import { buildWeakTag } from './cachedResponse.ts';
import { ledgerIn } from './oldSources.ts';
import { readCharset, readWriting } from './readWriting.ts';
import { brotli, chooseEncoding, isFresh } from './packing.ts';
import { sayBeside } from '../answers/coverageWords.ts';

/** How well texts are packed on the way: a file that is read once is not worth more. */
const QUALITY = 4;

/** Exports that wait for a place, and how long. */
const QUEUE = { name: 'export', waiting: 16, patienceMs: 3000 };

const OF_THE_FILE = ['etag', 'content-disposition', 'content-type', 'content-encoding'];

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An export as it was understood. */
interface Asked {
  readonly exporting: Exporting;
  readonly asked: AskedCall;
  readonly form: ExportForm;
  readonly charset: Charset | null;
  readonly counts: boolean;
}

export class Exports {
  private readonly answerCache: AnswerCache;
  private readonly gates = new Map<string, Gate>();

  constructor(answerCache: AnswerCache) {
    this.answerCache = answerCache;
  }

  /** Sends the rows as a file. Throws ApiProblem before the first byte; a later failure breaks the connection. */
  async send(
    call: Call,
    form: AnswerForm,
    received: ReceivedQuestion,
    exchange: Exchange,
  ): Promise<boolean> {
    const { exports: exporting } = findCallShape(call);
    if (!exporting || form === '') return false;
    const { portal } = this.answerCache;
    const extras = listExtras(call, form);
    const params = readParams(portal, call, received, extras);
    if (!exporting.wants(call, params)) return false;
    const { lang } = readWriting(portal.settings.locales, received.query, extras);
    const charset = form === 'CSV' ? readCharset(received.query) : null;
    const { source, release } = await this.answerCache.hold(ledgerIn(received.query));
    const leaving = [release];
    const leave = () => leaving.splice(0).forEach((each) => each());
    try {
      const { ledger } = source.answerService();
      const { signal } = received;
      const asked = { portal, ledger, call, params, flat: true, lang, signal };
      const counts = exporting.counts(call, params);
      await this.answer({ exporting, asked, form, charset, counts }, exchange, leaving);
      return true;
    } catch (error) {
      leave();
      // what is said instead is no such file
      for (const name of OF_THE_FILE) exchange.reply.removeHeader(name);
      throw error;
    }
  }

  /** What is in `leaving` is called when nothing is read any more. */
  private async answer(
    wanted: Asked,
    { request, reply }: Exchange,
    leaving: (() => void)[],
  ): Promise<void> {
    const { exporting, asked, form, counts } = wanted;
    const { call, ledger, params, signal } = asked;
    const leave = () => leaving.splice(0).forEach((each) => each());
    markReply(reply, ledger.mark);
    const key = [ledger.id, 'export', canonicalQuestion(call, params), form, asked.lang];
    const etag = buildWeakTag(this.answerCache.tag([...key, wanted.charset ?? ''].join(' ')));
    reply.headers({ etag, vary: 'Accept-Encoding' });
    if (isFresh(request.headers['if-none-match'], etag)) {
      leave();
      return void reply.code(304).send();
    }
    if (!counts) reply.headers(fileHeaders(wanted));
    if (request.method === 'HEAD') {
      leave();
      // nothing at all would be sent as a file of no bytes
      return void reply.type(counts ? FORM_TYPES.JSON : FORM_TYPES[form]).send(Readable.from([]));
    }
    const limits = exporting.limits(call);
    const late = AbortSignal.timeout(limits.mostSeconds * 1000);
    const ending = signal ? AbortSignal.any([signal, late]) : late;
    const { atOnce } = limits;
    const gate = remember(this.gates, call.id, () => new Gate({ atOnce, ...QUEUE }));
    leaving.push(await gate.enter(ending).catch(sayFull));
    try {
      const opened = await exporting.open(asked, ending);
      if (counts) {
        const body = await tellSize(opened, limits);
        leave();
        return void reply.type(`${FORM_TYPES.JSON}; charset=utf-8`).send(body);
      }
      if (form === 'XLSX') await refuseLargeSheet(opened, limits);
      await this.stream(wanted, opened, { request, reply }, { ending, leave });
    } catch (error) {
      if (!late.aborted || signal?.aborted) throw error;
      const { mostSeconds: seconds } = limits;
      throw new ApiProblem('too-much', {
        detail: { say: 'long-file', words: { seconds } },
        most: { seconds },
      });
    }
  }

  /** The first part is read before anything is sent. */
  private async stream(
    { asked, form, charset }: Asked,
    opened: OpenExport,
    { request, reply }: Exchange,
    { ending, leave }: { readonly ending: AbortSignal; readonly leave: () => void },
  ): Promise<void> {
    const exported = await begun(opened);
    // what came while it was given up is not sent
    ending.throwIfAborted();
    const stream = Readable.from(writeExport(exported, form, charset), { objectMode: false });
    const giveUp = () => stream.destroy(new Error('the export was given up'));
    ending.addEventListener('abort', giveUp, { once: true });
    stream.once('close', () => {
      ending.removeEventListener('abort', giveUp);
      leave();
    });
    const { notes, coverage, periods } = exported.about;
    const [only, ...others] = periods;
    const period = only && others.length === 0 ? { ...only, grain: 'month' as const } : null;
    reply.headers(buildAnswerHeaders(coverage, notes)).headers(aboutHeaders({ ...asked, period }));
    sendStream(stream, packerFor(request, reply, form), reply);
  }
}

/** Sends a stream, packed on the way where there is a packer; either is given up with the other. */
export function sendStream(
  stream: Readable,
  packer: ReturnType<typeof packerFor>,
  reply: FastifyReply,
): void {
  if (!packer) return void reply.send(stream);
  stream.once('error', (error) => packer.destroy(error));
  packer.once('close', () => stream.destroy());
  reply.send(stream.pipe(packer));
}

/** Throws ApiProblem for a gate that is full. */
export function sayFull(error: unknown): never {
  throw error instanceof GateFull ? new ApiProblem('too-many-questions') : error;
}

/** What a file is called, and what it is. */
function fileHeaders({ exporting, asked, form, charset }: Asked): Record<string, string> {
  const name = markedName(exporting.file(asked), asked.ledger.mark);
  const texts: Partial<Record<ExportForm, string>> = { JSON: 'utf-8', CSV: charset ?? 'utf-8' };
  const encoding = texts[form] ? `; charset=${texts[form]}` : '';
  return {
    'content-type': `${FORM_TYPES[form]}${encoding}`,
    'content-disposition': `attachment; filename=${name}.${form.toLowerCase()}`,
  };
}

/** Packs texts on the way, where the reader takes it; the other forms are packed in themselves. */
export function packerFor(
  request: FastifyRequest,
  reply: FastifyReply,
  form: ExportForm,
): Gzip | ReturnType<typeof createBrotliCompress> | null {
  if (form === 'XLSX' || form === 'PARQUET') return null;
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return null;
  reply.header('content-encoding', encoding);
  return encoding === 'br'
    ? createBrotliCompress(brotli(Buffer.alloc(0), QUALITY))
    : createGzip({ level: QUALITY });
}

/** `{size, bytes, most}` as JSON: rows and cells exactly, bytes about, by form. `null` stands for a form that cannot hold so much. */
async function tellSize(opened: OpenExport, limits: ExportLimits): Promise<string> {
  const size = await opened.size();
  const bytes = await estimateBytes(opened, size.rows);
  const { notes, coverage, mark } = opened.about;
  return JSON.stringify({
    size,
    bytes: { ...bytes, XLSX: size.rows > limits.sheetRows ? null : bytes.XLSX },
    most: { sheetRows: limits.sheetRows, seconds: limits.mostSeconds },
    ...sayBeside({ notes, coverage }),
    ...(mark ? { demonstration: true } : {}),
  });
}

/** Throws ApiProblem `too-much` where there are more rows than a spreadsheet may have: they are counted where they could be more. */
async function refuseLargeSheet(opened: OpenExport, { sheetRows }: ExportLimits): Promise<void> {
  if ((await opened.bound()) <= sheetRows) return;
  const { rows } = await opened.size();
  if (rows > sheetRows)
    throw new ApiProblem('too-much', {
      detail: { say: 'sheet-rows', words: { count: sheetRows } },
      size: { rows },
      most: { rows: sheetRows },
    });
}
