// Errors of the API as `application/problem+json` (RFC 9457): a stable code, the parameter, what came, what is allowed.

export const PROBLEMS = {
  'unknown-parameter': { status: 400, title: 'The call takes no such parameter' },
  'repeated-parameter': { status: 400, title: 'The parameter is given more than once' },
  'missing-parameter': { status: 400, title: 'The parameter is missing' },
  'invalid-parameter': { status: 400, title: 'The value of the parameter is not allowed' },
  'invalid-period': { status: 400, title: 'The period is not one the call can answer' },
  'unknown-path': { status: 404, title: 'There is nothing at this address' },
  'unknown-code': { status: 404, title: 'The path names something that does not exist' },
  'unknown-form': { status: 404, title: 'The answer has no such form' },
  'method-not-allowed': { status: 405, title: 'The address does not take this method' },
  'ledger-changed': { status: 409, title: 'A newer ledger has been published' },
  'too-many-questions': { status: 503, title: 'Too many questions are waiting' },
  'too-slow': { status: 503, title: 'The question took too long' },
  'no-ledger': { status: 503, title: 'No ledger is published' },
  'failed': { status: 500, title: 'The request failed' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemName = keyof typeof PROBLEMS;

export interface ProblemMore {
  readonly parameter?: string;
  readonly received?: string;
  readonly allowed?: readonly string[];
  readonly detail?: string;
}

export class ApiProblem extends Error {
  readonly code: ProblemName;
  readonly status: number;
  readonly more: ProblemMore;

  constructor(code: ProblemName, more: ProblemMore = {}) {
    super(more.detail ?? PROBLEMS[code].title);
    this.name = 'ApiProblem';
    this.code = code;
    this.status = PROBLEMS[code].status;
    this.more = more;
  }

  /** The body, with long values cut. */
  body(): Record<string, unknown> {
    const { received, ...more } = this.more;
    return { type: 'about:blank', title: PROBLEMS[this.code].title, status: this.status, code: this.code, ...more, ...(received === undefined ? {} : { received: received.slice(0, 100) }) };
  }
}
