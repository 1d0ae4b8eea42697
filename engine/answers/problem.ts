// Errors of the API as `application/problem+json` (RFC 9457): a stable code, the parameter, what came, what is allowed.

export const PROBLEMS = {
  'unknown-parameter': { status: 400, title: 'The call takes no such parameter' },
  'repeated-parameter': { status: 400, title: 'The parameter is given more than once' },
  'missing-parameter': { status: 400, title: 'The parameter is missing' },
  'invalid-parameter': { status: 400, title: 'The value of the parameter is not allowed' },
  'unanswered-combination': {
    status: 400,
    title: 'Each value is allowed, but they are not answered together',
  },
  'invalid-period': { status: 400, title: 'The period is not one the call can answer' },
  'invalid-field': { status: 400, title: 'A field of the form is not filled in as it must be' },
  'broken-upload': { status: 400, title: 'The body cannot be read to its end' },
  'challenge-wrong': { status: 403, title: 'The puzzle is not solved, or is not ours' },
  'challenge-expired': { status: 403, title: 'The puzzle is too old' },
  'challenge-used': { status: 403, title: 'The puzzle has been used' },
  'wrong-origin': { status: 403, title: 'Only pages of this site may send this' },
  'unknown-path': { status: 404, title: 'There is nothing at this address' },
  'unknown-code': { status: 404, title: 'The path names something that does not exist' },
  'unknown-form': { status: 404, title: 'The answer has no such form' },
  'method-not-allowed': { status: 405, title: 'The address does not take this method' },
  'ledger-gone': { status: 410, title: 'The ledger is not kept any more, or never was' },
  'too-large': { status: 413, title: 'More was sent than is taken' },
  'too-many-files': { status: 413, title: 'Too many files were sent' },
  'unsupported-type': { status: 415, title: 'Bodies of this type are not read' },
  'wrong-file-type': {
    status: 415,
    title: 'A file is of a type that is not taken, or not what its name says',
  },
  'too-much': { status: 422, title: 'The answer would be larger than the call gives' },
  'too-many-messages': { status: 429, title: 'Too many messages come from this address' },
  'too-many-questions': { status: 503, title: 'Too many questions are waiting' },
  'too-slow': { status: 503, title: 'The question took too long' },
  starting: { status: 503, title: 'The portal is starting' },
  'no-ledger': { status: 503, title: 'No ledger is published' },
  'too-many-senders': { status: 503, title: 'Too many messages are coming in at once' },
  'not-kept': { status: 503, title: 'The message could not be kept; nothing was sent' },
  failed: { status: 500, title: 'The request failed' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemName = keyof typeof PROBLEMS;

export interface ProblemMore {
  readonly parameter?: string;
  readonly received?: string;
  readonly allowed?: readonly string[];
  readonly detail?: string;
  /** What readers are told of it, by language. */
  readonly message?: Readonly<Record<string, string>>;
  /** Of a combination: each parameter that takes part in it, with what came. */
  readonly parameters?: readonly { readonly name: string; readonly received?: string }[];
  /** The combinations that are answered: parameter → its values. */
  readonly combinations?: readonly Readonly<Record<string, readonly string[]>>[];
  /** Of an answer that would be too large: what it would have, and what is given at most. */
  readonly size?: Readonly<Record<string, number>>;
  readonly most?: Readonly<Record<string, number>>;
  /** Fields of a form with what is wrong, never with what was written. */
  readonly fields?: readonly { readonly name: string; readonly reason: string }[];
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
    return {
      type: 'about:blank',
      title: PROBLEMS[this.code].title,
      status: this.status,
      code: this.code,
      ...more,
      ...(received === undefined ? {} : { received: received.slice(0, 100) }),
    };
  }
}
