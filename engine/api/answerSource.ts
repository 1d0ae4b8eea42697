// What pages and calls are answered from: the ledger that serves, or an old one that an address names.

import type { AnswerService } from '../answers/answerService.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Portal } from '../model/portal.ts';

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
