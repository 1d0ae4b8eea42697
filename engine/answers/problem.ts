// Errors of the API as `application/problem+json` (RFC 9457), in the language of the request.

import type { LocaleFormatter } from '../language/localeFormatter.ts';
import type { Text } from '../model/portal.ts';

/** Codes with their statuses. What is said of each stands in `problems` of the messages. */
export const PROBLEMS = {
  'unknown-parameter': 400,
  'repeated-parameter': 400,
  'missing-parameter': 400,
  'invalid-parameter': 400,
  'unanswered-combination': 400,
  'invalid-period': 400,
  'invalid-field': 400,
  'broken-upload': 400,
  'challenge-wrong': 403,
  'challenge-expired': 403,
  'challenge-used': 403,
  'wrong-origin': 403,
  'unknown-path': 404,
  'unknown-code': 404,
  'unknown-form': 404,
  'method-not-allowed': 405,
  'late-body': 408,
  'ledger-gone': 410,
  'too-large': 413,
  'too-many-files': 413,
  'unsupported-type': 415,
  'wrong-file-type': 415,
  'too-much': 422,
  'too-many-messages': 429,
  'too-many-questions': 503,
  'too-slow': 503,
  starting: 503,
  'no-ledger': 503,
  'too-many-senders': 503,
  'not-kept': 503,
  failed: 500,
} as const satisfies Record<string, number>;

export type ProblemName = keyof typeof PROBLEMS;

/** Words of `problems` in the messages: which, and what is filled in. */
export interface ProblemWords {
  readonly say: string;
  readonly words?: Readonly<Record<string, string | number | Text>>;
}

/** Speaks the language in which a problem is told. */
export type ProblemSpeaker = Pick<LocaleFormatter, 'say' | 'plain'>;

/** A value as programs write it, or what stands for many of them in words. */
export type Allowed = string | ProblemWords;

export interface ProblemMore {
  readonly parameter?: string;
  readonly received?: string;
  readonly allowed?: readonly Allowed[];
  /** What is wrong in this case; left out: what is wrong where this code is given. */
  readonly detail?: ProblemWords;
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

const COUNTED: readonly ProblemName[] = ['too-many-questions', 'too-many-senders', 'no-ledger'];

export class ApiProblem extends Error {
  readonly code: ProblemName;
  readonly status: number;
  readonly more: ProblemMore;

  constructor(code: ProblemName, more: ProblemMore = {}) {
    super(more.detail ? `${code}: ${more.detail.say}` : code);
    this.name = 'ApiProblem';
    this.code = code;
    this.status = PROBLEMS[code];
    this.more = more;
  }

  /** Refused for want of places or of a ledger: so many come at once that they are counted where answers are sent, and not told one by one. */
  get isCounted(): boolean {
    return COUNTED.includes(this.code) && this.more.detail === undefined;
  }

  /** The body in one language, with long values cut. */
  body(speaker: ProblemSpeaker): Record<string, unknown> {
    const { received: came, allowed, detail: _, ...more } = this.more;
    const received = came?.slice(0, LONGEST);
    return {
      type: 'about:blank',
      title: speaker.say(`problems.titles.${this.code}`),
      status: this.status,
      code: this.code,
      ...more,
      ...(allowed === undefined ? {} : { allowed: this.allowedIn(speaker) }),
      detail: this.detailIn(speaker),
      ...(received === undefined ? {} : { received }),
    };
  }

  /** What is allowed: each value, or words for many. */
  allowedIn(speaker: ProblemSpeaker): string[] {
    return (this.more.allowed ?? []).map((each) =>
      typeof each === 'string' ? each : wordsOf(speaker, 'allowed', each),
    );
  }

  /** What is wrong, and where that is short, what would be right. */
  private detailIn(speaker: ProblemSpeaker): string {
    const { parameter = '', received = '', detail } = this.more;
    const cut = received.slice(0, LONGEST);
    const told = detail
      ? wordsOf(speaker, 'details', { ...detail, words: { parameter, ...detail.words } })
      : speaker.say(`problems.standard.${this.caseOf()}`, { parameter, received: cut });
    const allowed = this.allowedIn(speaker);
    return allowed.length === 0 || allowed.length > MOST_SAID
      ? told
      : `${told} ${speaker.say('problems.takes', { allowed: allowed.join(', ') })}`;
  }

  /** A value that came empty, or did not come, is not quoted. */
  private caseOf(): string {
    const { parameter, received = '' } = this.more;
    const isNamed = (parameter ?? '') !== '';
    if (!QUOTING.includes(this.code)) return this.code;
    if (!isNamed) return `${this.code}-alone`;
    return received === '' ? `${this.code}-empty` : this.code;
  }
}

/** Codes whose sentence quotes a value of a parameter. */
const QUOTING: readonly string[] = ['invalid-parameter', 'unknown-code'];
const LONGEST = 100;
/** More values are not repeated in the sentence: they stand in `allowed`. */
const MOST_SAID = 12;

function wordsOf(
  { say, plain }: ProblemSpeaker,
  of: string,
  { say: key, words = {} }: ProblemWords,
) {
  const said = Object.entries(words).map(
    ([name, value]) => [name, typeof value === 'object' ? plain(value) : value] as const,
  );
  return say(`problems.${of}.${key}`, Object.fromEntries(said));
}
