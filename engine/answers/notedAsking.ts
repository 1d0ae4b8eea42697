// Asks as another does, and notes whether an answer was refused for the moment: what is made without it is not whole.

import type { Ledger } from '../ledger/ledger.ts';
import type { Call, Portal } from '../model/portal.ts';
import type { Answer } from './answer.ts';
import { asProblem, type AnswerAsking, type AskOptions } from './answerService.ts';
import type { Params } from './params.ts';
import { ApiProblem } from './problem.ts';

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
