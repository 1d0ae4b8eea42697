// Asks calls of the ledger that serves now: equal questions on their way are asked once, answers are kept for a while.

import { LRUCache } from 'lru-cache';

import type { Call, Portal } from '../model/portal.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { LedgerBusy, LedgerTimeout, LedgerUnavailable } from '../ledger/stores/store.ts';
import type { Answer, TreeAnswer } from './answer.ts';
import { flatFor, flatMeasures } from './tabular/rows.ts';
import { canonicalQuestion, type Params } from './params.ts';
import { ApiProblem } from './problem.ts';
import { askComparison } from './comparison/comparisons.ts';
import { askDocument } from './document/documents.ts';
import { askFlow } from './flow/flows.ts';
import { askMembers } from './members/members.ts';
import { askExceptions, askPeriods, askSource } from './records.ts';
import { askSearch } from './search/search.ts';
import { askSeries } from './series/series.ts';
import { askSheet } from './rows/sheets.ts';
import { askFor, askList, askTree } from './tree/trees.ts';

/** Rows kept in memory over all answers. */
const KEPT_ROWS = 200_000;

interface Asking {
  readonly promise: Promise<Answer>;
  readonly controller: AbortController;
  waiting: number;
}

/** One portal over one ledger. A new ledger or a changed portal gets a new one. */
export class AnswerService {
  readonly portal: Portal;
  readonly ledger: Ledger;
  private readonly kept = new LRUCache<string, Answer>({
    maxSize: KEPT_ROWS,
    sizeCalculation: sizeOf,
  });
  private readonly asking = new Map<string, Asking>();

  constructor(portal: Portal, ledger: Ledger) {
    this.portal = portal;
    this.ledger = ledger;
  }

  /** The call's answer; `flat` asks for the measures of its flat form. Throws ApiProblem. */
  async ask(
    call: Call,
    params: Params,
    options: {
      readonly flat?: boolean;
      readonly lang?: string;
      readonly signal?: AbortSignal;
    } = {},
  ): Promise<Answer> {
    const { flat = false, lang = '', signal } = options;
    if (signal?.aborted)
      throw new ApiProblem('too-slow', { detail: 'given up before it was asked' });
    const key = `${canonicalQuestion(call, params)}${flat ? ' flat' : ''}${call.answer === 'members' ? ` ${lang}` : ''}`;
    const known = this.kept.get(key);
    if (known) return known;
    const asking = this.asking.get(key) ?? this.begin(key, call, params, flat, lang);
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

  /** A tree or list; throws where the call answers something else. */
  async askTree(call: Call, params: Params, signal?: AbortSignal): Promise<TreeAnswer> {
    const answer = await this.ask(call, params, signal ? { signal } : {});
    if (answer.shape !== 'tree' && answer.shape !== 'list' && answer.shape !== 'series')
      throw new Error(`${call.id} answers no tree`);
    return answer;
  }

  private begin(key: string, call: Call, params: Params, flat: boolean, lang: string): Asking {
    const controller = new AbortController();
    const promise = this.answer(call, params, flat, lang, controller.signal)
      .then((answer) => {
        this.kept.set(key, answer);
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

  private async answer(
    call: Call,
    params: Params,
    flat: boolean,
    lang: string,
    signal: AbortSignal,
  ): Promise<Answer> {
    const { portal, ledger } = this;
    switch (call.answer) {
      case 'tree': {
        const form = flat ? flatFor(call, params) : null;
        return await askTree(
          portal,
          ledger,
          call,
          params,
          form ? flatMeasures(portal, askFor(call, params)[0]!, form) : null,
          signal,
        );
      }
      case 'list':
        return await askList(portal, ledger, call, params, signal);
      case 'members':
        return askMembers(ledger, call, params, lang || portal.settings.locales[0]!.code);
      case 'flow':
        return await askFlow(portal, ledger, call, params, signal);
      case 'comparison':
        return await askComparison(portal, ledger, call, params, signal);
      case 'document':
        return askDocument(portal, call, params);
      case 'search':
        return askSearch(portal, ledger, params);
      case 'periods':
        return askPeriods(portal, ledger);
      case 'exceptions':
        return await askExceptions(ledger, call, params, signal);
      case 'rows':
        return call.formats.length > 0
          ? await askSource(portal, ledger, call, params, signal)
          : await askSheet(portal, ledger, call, params, signal);
      case 'series':
        return await askSeries(portal, ledger, call, params, signal);
    }
  }
}

export function asProblem(error: unknown): unknown {
  if (error instanceof LedgerBusy)
    return new ApiProblem('too-many-questions', { detail: error.message });
  if (error instanceof LedgerTimeout) return new ApiProblem('too-slow');
  if (error instanceof LedgerUnavailable) return new ApiProblem('no-ledger');
  return error;
}

function sizeOf(answer: Answer): number {
  if (answer.shape === 'source') return answer.rows.length + 1;
  if (answer.shape === 'body') return answer.size + 1;
  if (answer.shape === 'records') return answer.items.length + 1;
  const count = (items: TreeAnswer['items']): number =>
    items.reduce((sum, item) => sum + 1 + count(item.children), 0);
  return count(answer.items) + 1;
}
