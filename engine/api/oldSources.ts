// What pages and calls are answered from: the ledger that serves, or an old one that an address names; one service of answers for each that is open.

import { LEDGER, LEDGER_ID } from '../addresses/query.ts';
import { AnswerService, asProblem } from '../answers/answerService.ts';
import { ApiProblem } from '../answers/problem.ts';
import type { CurrentLedger } from '../ledger/current.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Portal } from '../model/portal.ts';
import { remember } from '../model/remember.ts';

export class OldSources {
  private readonly portal: Portal;
  private readonly current: CurrentLedger;
  private readonly serving: () => Ledger | null;
  /** Answers are forgotten with the ledger that gave them. */
  private readonly services = new WeakMap<Ledger, AnswerService>();

  constructor(portal: Portal, current: CurrentLedger, serving: () => Ledger | null) {
    this.portal = portal;
    this.current = current;
    this.serving = serving;
  }

  /** `now` answers where the ledger is the one that serves. Throws ApiProblem: `ledger-gone` where it is not kept, `too-many-questions`, `no-ledger`. */
  async at(id: string, now: AnswerService | null): Promise<HeldSource> {
    if (now) return { source: this.over(now), release: () => {} };
    const held = LEDGER_ID.test(id)
      ? await this.current.hold(id).catch((error: unknown) => {
          throw asProblem(error);
        })
      : null;
    if (!held) throw new ApiProblem('ledger-gone', { parameter: LEDGER, received: id });
    const { ledger, release } = held;
    const service = remember(this.services, ledger, () => new AnswerService(this.portal, ledger));
    return { source: this.over(service), release };
  }

  private over(service: AnswerService): AnswerSource {
    const { ledger } = service;
    return {
      portal: this.portal,
      asked: ledger.id,
      answerService: () => service,
      ledger: () => ledger,
      serving: this.serving,
    };
  }
}

/** Stands for an old ledger that is not kept: what is said of it is said with the ledger that serves. */
export function goneSource(served: AnswerSource, asked: string): AnswerSource {
  return {
    portal: served.portal,
    asked,
    answerService: () => served.answerService(),
    ledger: () => served.ledger(),
    serving: () => served.serving(),
  };
}

/** Whether a source stands for an old ledger that is not kept. */
export function isGone(source: AnswerSource): boolean {
  return source.asked !== '' && source.ledger()?.id !== source.asked;
}

/** The ledger that a question names; empty: none. Throws ApiProblem where it is no name of one. */
export function ledgerIn(query: URLSearchParams): string {
  const id = query.get(LEDGER) ?? '';
  if (id !== '' && !LEDGER_ID.test(id))
    throw new ApiProblem('invalid-parameter', {
      parameter: LEDGER,
      received: id,
      allowed: [{ say: 'ledger' }],
    });
  return id;
}

export interface AnswerSource {
  readonly portal: Portal;
  /** Id of the ledger that the address names, kept or not; empty: it names none, and that which serves answers. */
  readonly asked: string;
  /** Throws ApiProblem `no-ledger` where none serves. */
  answerService(): AnswerService;
  /** Null where none serves. */
  ledger(): Ledger | null;
  /** The ledger that serves, whichever is asked for. */
  serving(): Ledger | null;
}

/** A source whose ledger stays open until it is released. */
export interface HeldSource {
  readonly source: AnswerSource;
  readonly release: () => void;
}
