// The thread that listens: sends what it keeps, asks the thread behind for everything else, within bounds, and says at once where there is no place.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { Gate, GateFull } from '../answers/gate.ts';
import { localeFor } from '../language/localeFor.ts';
import { first } from '../model/lookup.ts';
import { remember } from '../model/remember.ts';
import { EPOCH, KEEP } from '../api/trace.ts';
import { makeResponse, packFor, type CachedResponse } from '../api/cachedResponse.ts';
import { problemOfRequest } from '../api/aloneAnswers.ts';
import { isFresh } from '../api/packing.ts';
import { Behind, hasBody, passedOn } from './behind.ts';
import { makeDictionary, USED_FOR, type SharedDictionary } from './dictionary.ts';
import { isDocument, keptAnswer, KeptAnswers, type KeptAnswer } from './keptAnswers.ts';
import type { Begun, BusyPage, NowServing, RefusedAs } from './told.ts';
import { asksPage, classifyWork, type Work } from './work.ts';

/** So long a place is waited for, in milliseconds. */
const PATIENCE_MS = 3000;
/** Larger bodies are passed on and not kept. */
const LARGEST_KEPT = 16 * 1024 * 1024;

const OF_REFUSALS = { 'cache-control': 'no-store', 'retry-after': '2', vary: 'Accept-Encoding' };

/** Where they may be packed against what a reader has. */
const OF_DOCUMENTS = 'Accept-Encoding, Available-Dictionary';

/** A request with what it is answered by; `ip` is who asks, `id` that of the trace. */
interface Exchange {
  readonly url: string;
  readonly raw: IncomingMessage;
  readonly response: ServerResponse;
  readonly ip: string;
  readonly id: string;
}

export type Headers = Readonly<Record<string, string>>;

/** An answer for everybody who asks the same; `alone`: each has to ask; `left`: who asked has gone. */
type Outcome = KeptAnswer | 'alone' | 'left';

export class Front {
  private readonly kept: KeptAnswers;
  private readonly behind: Behind;
  private readonly dictionary: SharedDictionary | null;
  /** The dictionary for who asks for it. */
  private readonly file: KeptAnswer | null;
  private readonly busy: readonly BusyPage[];
  private readonly headers: Headers;
  private readonly gates: Readonly<Record<Exclude<Work, 'message'>, Gate>>;
  /** Answers on their way that others wait for. */
  private readonly going = new Map<string, Promise<Outcome>>();
  /** By their words, packed once: thousands are told the same. */
  private readonly refusals = new Map<string, CachedResponse>();
  private epoch = '';
  private draining = false;

  /** `headers`: of every answer of its own. */
  constructor({ socketPath, client, busy, places, keptBytes }: Begun, headers: Headers) {
    this.behind = new Behind(socketPath);
    this.dictionary = makeDictionary(
      client,
      busy.map(({ text }) => text),
    );
    this.file = this.dictionary && buildFile(this.dictionary, headers);
    this.kept = new KeptAnswers(keptBytes, this.dictionary);
    this.busy = busy;
    this.headers = headers;
    const gate = (name: keyof Begun['places']) =>
      new Gate({ name, ...places[name], patienceMs: PATIENCE_MS });
    this.gates = { page: gate('page'), call: gate('call'), file: gate('file') };
  }

  /** Another ledger or another day: nothing that was kept is good any more. */
  stand({ epoch }: Pick<NowServing, 'epoch'>): void {
    if (epoch === this.epoch) return;
    this.epoch = epoch;
    this.kept.clear();
  }

  /** What is asked is still answered; readers are told to connect elsewhere the next time. */
  drain(): void {
    this.draining = true;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  close(): void {
    this.behind.close();
  }

  /** Sends what is kept of an address, as it is kept; false where it has to be asked, packed, or looked at first. */
  sendKept(raw: IncomingMessage, response: ServerResponse): boolean {
    if (this.draining || !isReading(raw)) return false;
    const known = this.kept.get(raw.url ?? '/');
    if (!known || hasBody(raw) || problemOfRequest(raw) !== undefined) return false;
    return this.sendReady(raw, response, known);
  }

  /** Answers a request that was not answered by `sendKept`; the reply is sent when it resolves. */
  async answer({ raw, ip, id }: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.hijack();
    const response = reply.raw;
    if (this.draining) response.setHeader('connection', 'close');
    const exchange = { url: raw.url ?? '/', raw, response, ip, id };
    // what is wrong with a request is said behind
    const sound = isReading(raw) && problemOfRequest(raw) === undefined;
    const known = sound ? (this.kept.get(exchange.url) ?? this.fileAt(exchange.url)) : undefined;
    if (known) return await this.send(exchange, known);
    try {
      if (sound && raw.method === 'GET') await this.askOnce(exchange);
      else await this.pass(exchange);
    } catch (error) {
      this.refuse(raw, response, error);
    }
  }

  private fileAt(url: string): KeptAnswer | undefined {
    return url === this.dictionary?.address ? (this.file ?? undefined) : undefined;
  }

  /** Equal addresses on their way are asked once. */
  private async askOnce(exchange: Exchange): Promise<void> {
    const { url, response } = exchange;
    for (let before = this.going.get(url); before; before = this.going.get(url)) {
      const outcome = await before;
      if (response.destroyed) return;
      if (outcome === 'alone') return await this.pass(exchange);
      if (outcome !== 'left') return await this.send(exchange, outcome);
    }
    const told = Promise.withResolvers<Outcome>();
    // whoever waits is told; where nobody does nothing is amiss
    told.promise.catch(() => {});
    this.going.set(url, told.promise);
    const tell = (outcome: Outcome) => {
      this.going.delete(url);
      told.resolve(outcome);
    };
    try {
      await this.pass(exchange, tell);
    } catch (error) {
      this.going.delete(url);
      if (response.destroyed) told.resolve('left');
      else told.reject(error);
      throw error;
    }
  }

  /** Asks behind when there is a place, and sends the answer; `tell` is told what others may do who ask the same. */
  private async pass(
    exchange: Exchange,
    tell: (outcome: Outcome) => void = () => {},
  ): Promise<void> {
    const { url, raw, response, ip, id } = exchange;
    const gone = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished || !raw.complete) gone.abort();
    });
    const { signal } = gone;
    const work = classifyWork(url.replace(/\?.*$/s, ''), raw.headers['content-type']);
    const leave = work === 'message' ? () => {} : await this.gates[work].enter(signal);
    try {
      const answer = await this.behind.ask(raw, { ip, id, signal });
      const kept = raw.method === 'GET' ? await this.keep(url, answer) : null;
      tell(kept ?? 'alone');
      if (kept) {
        leave();
        return await this.send(exchange, kept);
      }
      response.writeHead(answer.statusCode ?? 502, withoutOwn(passedOn(answer)));
      await pipeline(answer, response);
    } finally {
      leave();
    }
  }

  /** Reads an answer that may be kept; null where it is to be passed on. It is not kept where something else serves by now. */
  private async keep(url: string, answer: IncomingMessage): Promise<KeptAnswer | null> {
    const key = answer.headers[KEEP];
    const length = Number(answer.headers['content-length'] ?? Infinity);
    if (typeof key !== 'string' || length > LARGEST_KEPT) return null;
    const body = await buffer(answer);
    const headers = withoutOwn(passedOn(answer)) as Record<string, string>;
    delete headers['content-length'];
    if (this.dictionary && isDocument(headers['content-type']))
      Object.assign(headers, {
        vary: OF_DOCUMENTS,
        link: [headers['link'] ?? [], linkTo(this.dictionary)].flat().join(', '),
      });
    const made = keptAnswer(answer.statusCode ?? 502, headers, body);
    const kept = this.kept.of(key) ?? made;
    if (answer.headers[EPOCH] === this.epoch) this.kept.set(url, key, kept);
    return kept;
  }

  private async send({ url, raw, response }: Exchange, answer: KeptAnswer): Promise<void> {
    if (this.sendReady(raw, response, answer)) return;
    await this.kept.pack(url, answer, raw.headers);
    this.sendReady(raw, response, answer);
  }

  /** False where it has to be packed first. */
  private sendReady(raw: IncomingMessage, response: ServerResponse, answer: KeptAnswer): boolean {
    const { status, etag } = answer;
    if (status === 200 && etag !== '' && isFresh(raw.headers['if-none-match'], etag)) {
      response.writeHead(304, answer.unchanged).end();
      return true;
    }
    const ready = this.kept.ready(answer, raw.headers);
    if (!ready) return false;
    response.writeHead(status, ready.head).end(raw.method === 'HEAD' ? undefined : ready.body);
    return true;
  }

  /** No place, or nobody behind: said at once, in the form that was asked for. What has begun is broken off, so that no part is taken for the whole. */
  private refuse(raw: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const full = error instanceof GateFull;
    const { headers, text } = this.refusal(raw, full ? 'too-many-questions' : 'no-ledger');
    const refusal = remember(this.refusals, text, () =>
      makeResponse(text, { ...this.headers, ...headers, ...OF_REFUSALS }, ''),
    );
    const { body, encoding } = packFor(refusal, raw.headers['accept-encoding']);
    response
      .writeHead(503, {
        ...refusal.headers,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        'content-length': body.length,
      })
      .end(raw.method === 'HEAD' ? undefined : body);
  }

  /** In the language that is asked, as the thread behind chooses it. */
  private spoken({ url = '', headers }: IncomingMessage): BusyPage {
    const lang = new URLSearchParams(/\?(.*)/s.exec(url)?.[1] ?? '').get('lang');
    const named = this.busy.find(({ code }) => code === lang);
    return named ?? localeFor(headers['accept-language'], this.busy) ?? first(this.busy);
  }

  private refusal(raw: IncomingMessage, code: RefusedAs): Pick<BusyPage, 'headers' | 'text'> {
    const [, step] = /^\/([^/?]*)/.exec(raw.url ?? '/') ?? [];
    const page =
      this.busy.find(({ prefix }) => prefix !== '' && prefix === step) ??
      this.busy.find(({ prefix }) => prefix === '');
    if (page && asksPage(raw)) return page;
    return {
      headers: {
        'content-type': 'application/problem+json; charset=utf-8',
        'access-control-allow-origin': '*',
      },
      text: this.spoken(raw).problems[code],
    };
  }
}

/** Browsers load it when they have nothing else to do. */
function linkTo({ address }: SharedDictionary): string {
  return `<${address}>; rel="compression-dictionary"`;
}

function buildFile({ bytes }: SharedDictionary, headers: Headers): KeptAnswer {
  return keptAnswer(200, { ...headers, ...USED_FOR }, bytes);
}

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** What threads tell each other is nobody else's. */
function withoutOwn(headers: Record<string, string | string[]>): Record<string, string | string[]> {
  const { [KEEP]: _, [EPOCH]: __, ...others } = headers;
  return others;
}
