// Asks calls of the ledger that serves now: equal questions on their way are asked once, answers are kept for a while.

import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { Call, Portal } from '../model/portal.ts';
import type { Ledger } from '../ledger/ledger.ts';
import {
  LedgerBusy,
  LedgerTimeout,
  LedgerUnavailable,
  LedgerUnreadable,
} from '../ledger/stores/store.ts';
import type { Answer, AnswerOf, Held } from './answer.ts';
import { KeptByCall, publishCacheUse } from './keptByCall.ts';
import { canonicalQuestion, type Params } from './params.ts';
import { ApiProblem } from './problem.ts';
import type { AskedCall } from './shape.ts';
import { findCallShape } from './shapes.ts';
import { countRows, ROW_BYTES } from './weight.ts';

/** What of the memory for caches is for answers that pages are made of. */
const SHARE = 3 / 8;

/** Rows kept in memory over all answers, of so many megabytes for all caches. */
function rowsKept(megabytes: number): number {
  return Math.floor((megabytes * 1024 * 1024 * SHARE) / ROW_BYTES);
}

export interface AskOptions {
  readonly flat?: boolean;
  /** The language of names; by default the portal's first. */
  readonly lang?: string;
  readonly signal?: AbortSignal | undefined;
}

/** What is asked of the ledger on behalf of a page: some show the figures as something else. */
export type AnswerAsking = Pick<AnswerService, 'portal' | 'ledger' | 'ask'>;

interface Asking {
  readonly promise: Promise<Answer>;
  readonly controller: AbortController;
  waiting: number;
}

/** One portal over one ledger. A new ledger or a changed portal gets a new one. */
export class AnswerService {
  readonly portal: Portal;
  readonly ledger: Ledger;
  private readonly kept: KeptByCall<LRUCache<string, Answer>>;
  private readonly asking = new Map<string, Asking>();

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
    const asking = this.asking.get(key) ?? this.begin(key, call, params, options);
    asking.waiting++;
    const leave = () => {
      if (--asking.waiting > 0) return;
      // whoever asks the same from now on must not be handed the failure of a question that nobody waits for
      this.forget(key, asking);
      asking.controller.abort();
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await asking.promise;
    } catch (error) {
      throw asProblem(error);
    } finally {
      signal?.removeEventListener('abort', leave);
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

  private begin(key: string, call: Call, params: Params, options: AskOptions): Asking {
    const controller = new AbortController();
    const { portal, ledger } = this;
    const { flat = false, lang = '' } = options;
    const { signal } = controller;
    const promise = this.answer({ portal, ledger, call, params, flat, lang, signal })
      .then((answer) => {
        this.kept.of(call).set(key, answer, { size: countRows(answer) });
        this.tellKept();
        return answer;
      })
      .finally(() => this.forget(key, asking));
    const asking: Asking = { promise, controller, waiting: 0 };
    this.asking.set(key, asking);
    return asking;
  }

  /** The same question may have been begun anew meanwhile: that one stays. */
  private forget(key: string, asking: Asking): void {
    if (this.asking.get(key) === asking) this.asking.delete(key);
  }

  private async answer(asked: AskedCall): Promise<Answer> {
    return await findCallShape(asked.call).ask(asked);
  }
}

/** The answer of a call that holds what the asker reads: where it holds something else, a fault of the configuration that its rules refuse. Throws ApiProblem. */
export async function askHeld<What extends Held>(
  service: Pick<AnswerAsking, 'ask'>,
  what: What,
  { call, params, ...options }: AskOptions & { readonly call: Call; readonly params: Params },
): Promise<AnswerOf<What>> {
  const answer = await service.ask(call, params, options);
  if (!holds(answer, what)) throw new Error(`${call.id} answers ${answer.holds}, no ${what}`);
  return answer;
}

function holds<What extends Held>(answer: Answer, what: What): answer is AnswerOf<What> {
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
