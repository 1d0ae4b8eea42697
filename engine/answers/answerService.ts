// Asks calls of the ledger that serves now: equal questions on their way are asked once, answers are kept for a while.

import { createHash } from 'node:crypto';

import type { Call, Portal } from '../model/portal.ts';
import type { Ledger } from '../ledger/ledger.ts';
import {
  LedgerBusy,
  LedgerTimeout,
  LedgerUnavailable,
  LedgerUnreadable,
} from '../ledger/stores/store.ts';
import type { Answer, AnswerOf, AnswerHeld, TreeItem } from './answer.ts';
import { LRUCache, KeptByCall, publishCacheUse, SharedWork } from './keptByCall.ts';
import { canonicalQuestion, type Params } from './params.ts';
import { ApiProblem } from './problem.ts';
import { findCallShape } from './shapes.ts';

/** What of the memory for caches is for answers that pages are made of. */
const SHARE = 3 / 8;

/** Rows kept in memory over all answers, of so many megabytes for all caches. */
function rowsKept(megabytes: number): number {
  return Math.floor((megabytes * 1024 * 1024 * SHARE) / ROW_BYTES);
}

interface AskOptions {
  readonly flat?: boolean;
  /** The language of names; by default the portal's first. */
  readonly lang?: string;
  readonly signal?: AbortSignal | undefined;
}

/** What is asked of the ledger on behalf of a page: some show the figures as something else. */
export type AnswerAsking = Pick<AnswerService, 'portal' | 'ledger' | 'ask'>;

/** One portal over one ledger. A new ledger or a changed portal gets a new one. */
export class AnswerService {
  readonly portal: Portal;
  readonly ledger: Ledger;
  private readonly kept: KeptByCall<LRUCache<string, Answer>>;
  private readonly work = new SharedWork<Answer>();

  constructor(portal: Portal, ledger: Ledger) {
    this.portal = portal;
    this.ledger = ledger;
    const maxSize = rowsKept(portal.settings.bounds.cacheMegabytes);
    this.kept = new KeptByCall((max = 0) => new LRUCache<string, Answer>({ max, maxSize }));
  }

  /** The call's answer; `flat` asks for the measures of its tabular layout. Throws ApiProblem. */
  async ask(call: Call, params: Params, options: AskOptions = {}): Promise<Answer> {
    const { signal } = options;
    if (signal?.aborted) throw new ApiProblem('too-slow');
    const key = buildKey(call, params, options);
    const known = this.kept.of(call).get(key);
    this.tellKept(known !== undefined);
    if (known) return known;
    try {
      return await this.work.join(key, signal, async (ending) => {
        const answer = await this.answer(call, params, options, ending);
        this.kept.of(call).set(key, answer, { size: countRows(answer) });
        this.tellKept();
        return answer;
      });
    } catch (error) {
      throw asProblem(error);
    }
  }

  /** What was answered is asked anew. */
  forgetKept(): void {
    this.kept.clear();
    this.tellKept();
  }

  private tellKept(hit: boolean | null = null): void {
    publishCacheUse('rows', this.kept.all.calculatedSize * ROW_BYTES, hit);
  }

  private async answer(
    call: Call,
    params: Params,
    { flat = false, lang = '' }: AskOptions,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { portal, ledger } = this;
    return await findCallShape(call).ask({ portal, ledger, call, params, flat, lang, signal });
  }
}

/** The answer of a call that holds what the asker reads: where it holds something else, a fault of the configuration that its rules refuse. Throws ApiProblem. */
export async function askHeld<What extends AnswerHeld>(
  service: Pick<AnswerAsking, 'ask'>,
  what: What,
  { call, params, ...options }: AskOptions & { readonly call: Call; readonly params: Params },
): Promise<AnswerOf<What>> {
  const answer = await service.ask(call, params, options);
  if (!holds(answer, what)) throw new Error(`${call.id} answers ${answer.holds}, no ${what}`);
  return answer;
}

function holds<What extends AnswerHeld>(answer: Answer, what: What): answer is AnswerOf<What> {
  return answer.holds === what;
}

/** A hash: however much is asked, it takes no more memory than that. */
function buildKey(call: Call, params: Params, { flat = false, lang = '' }: AskOptions): string {
  const language = findCallShape(call).byLanguage ? ` ${lang}` : '';
  return createHash('sha256')
    .update(`${canonicalQuestion(call, params)}${flat ? ' flat' : ''}${language}`)
    .digest('base64url');
}

/** An error of the ledger as what is said of it to readers; any other as it is. */
export function asProblem(error: unknown): unknown {
  if (error instanceof LedgerBusy) return new ApiProblem('too-many-questions');
  if (error instanceof LedgerTimeout) return new ApiProblem('too-slow');
  if (error instanceof LedgerUnreadable)
    return new ApiProblem('no-ledger', { detail: { say: 'unreadable-now' } });
  if (error instanceof LedgerUnavailable) return new ApiProblem('no-ledger');
  return error;
}

export class NotedAsking implements AnswerAsking {
  readonly portal: Portal;
  readonly ledger: Ledger;
  private readonly service: AnswerAsking;
  private refused = false;

  constructor(service: AnswerAsking) {
    this.service = service;
    this.portal = service.portal;
    this.ledger = service.ledger;
  }

  /** Whether everything that was asked so far was answered, or refused for what it asks: the same question would be refused again. */
  get isWhole(): boolean {
    return !this.refused;
  }

  async ask(call: Call, params: Params, options?: AskOptions): Promise<Answer> {
    try {
      return await this.service.ask(call, params, options);
    } catch (error) {
      const problem = asProblem(error);
      if (!(problem instanceof ApiProblem) || problem.status === 503) this.refused = true;
      throw error;
    }
  }
}

/** What a row of an answer takes, in bytes. */
const ROW_BYTES = 512;
/** A value by itself: its place, the key that it stands under. */
const VALUE_BYTES = 32;
const CHARACTER_BYTES = 2;

/** How many rows an answer takes, and one for its place among others. */
export function countRows(answer: Answer): number {
  switch (answer.holds) {
    case 'figures':
      return countItems(answer.items) + 1;
    case 'records':
      // a document in a field is as large as many rows
      return answer.items.reduce((sum, item) => sum + 1 + computeWeight(item), 1);
    case 'source':
      return answer.rows.length + 1;
    case 'flow':
      return answer.links.length + 2;
    case 'cells':
      return answer.items.length * Math.max(1, answer.columnItems.length) + 1;
    case 'document':
      return computeWeight(answer.text) + 1;
  }
}

function countItems(items: readonly TreeItem[]): number {
  return items.reduce((sum, { children }) => sum + 1 + countItems(children), 0);
}

/** In rows, whole ones; nothing where it is no more than a part of one. */
export function computeWeight(value: unknown): number {
  return Math.floor(bytesOf(value) / ROW_BYTES);
}

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return VALUE_BYTES + value.length * CHARACTER_BYTES;
  if (value === null || typeof value !== 'object') return VALUE_BYTES;
  let bytes = VALUE_BYTES;
  for (const part of Object.values(value)) bytes += VALUE_BYTES + bytesOf(part);
  return bytes;
}
