// Answers too long to be kept: their text is sent while the ledger is read.

import { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { Gate } from '../answers/gate.ts';
import { canonicalQuestion, readParams } from '../answers/params.ts';
import type { AskedCall } from '../answers/shape.ts';
import { listExtras, findCallShape } from '../answers/shapes.ts';
import { FORM_TYPES, type AnswerForm } from '../answers/tabular/exported.ts';
import type { Call } from '../model/portal.ts';
import { aboutHeaders, markReply } from './saidHeaders.ts';
import type { AnswerCache, ReceivedQuestion } from './answerCache.ts';
import { buildWeakTag } from './cachedResponse.ts';
import { packerFor, sayFull, sendStream } from './exports.ts';
import { ledgerIn } from './oldSources.ts';
import { isFresh } from './packing.ts';

/** Of all calls at once, how many wait for a place, and how long. */
const PLACES = { name: 'long', atOnce: 2, waiting: 8, patienceMs: 3000 };

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export class LongAnswers {
  private readonly answerCache: AnswerCache;
  private readonly gate = new Gate(PLACES);

  constructor(answerCache: AnswerCache) {
    this.answerCache = answerCache;
  }

  /** Sends an answer that is too long to be kept, and says whether it did. Throws ApiProblem before the first byte; what fails later breaks the connection. */
  async send(
    call: Call,
    form: AnswerForm,
    received: ReceivedQuestion,
    { request, reply }: Exchange,
  ): Promise<boolean> {
    const { streams } = findCallShape(call);
    if (!streams || form !== '') return false;
    const { portal } = this.answerCache;
    const params = readParams(portal, call, received, listExtras(call, form));
    const { signal } = received;
    const asked = { portal, call, params, flat: false, lang: '', signal };
    const isLong = await this.isLong(ledgerIn(received.query), asked);
    if (!isLong) return false;
    const { source, release } = await this.answerCache.hold(ledgerIn(received.query));
    const leaving = [release];
    const leave = () => leaving.splice(0).forEach((each) => each());
    try {
      const { ledger } = source.answerService();
      const text = await streams({ ...asked, ledger });
      if (text === null) {
        leave();
        return false;
      }
      markReply(reply, ledger.mark);
      const key = `${ledger.id} ${canonicalQuestion(call, params)}`;
      const etag = buildWeakTag(this.answerCache.tag(key));
      reply.headers({
        etag,
        vary: 'Accept-Encoding',
        ...aboutHeaders({ ...asked, ledger, period: null }),
      });
      if (isFresh(request.headers['if-none-match'], etag)) {
        leave();
        reply.code(304).send();
        return true;
      }
      reply.type(`${FORM_TYPES.JSON}; charset=utf-8`);
      if (request.method === 'HEAD') {
        leave();
        reply.send(Readable.from([]));
        return true;
      }
      const ending = signal ?? new AbortController().signal;
      leaving.push(await this.gate.enter(ending).catch(sayFull));
      const stream = Readable.from(text, { objectMode: false });
      stream.once('close', leave);
      sendStream(stream, packerFor(request, reply, 'JSON'), reply);
      return true;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Short answers, which are nearly all, keep no ledger open. */
  private async isLong(id: string, asked: Omit<AskedCall, 'ledger'>): Promise<boolean> {
    const { source, release } = await this.answerCache.at(id);
    try {
      const { ledger } = source.answerService();
      const { streams } = findCallShape(asked.call);
      return streams !== undefined && (await streams({ ...asked, ledger })) !== null;
    } finally {
      release();
    }
  }
}
