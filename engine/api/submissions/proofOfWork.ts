// The puzzle that tells a person's browser from a robot: made here, solved there, taken once.

import { randomBytes, randomInt } from 'node:crypto';

import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import { assertDefined } from '../../model/lookup.ts';
import { ApiProblem } from '../../answers/problem.ts';
import { keyFor, type Peers } from './peers.ts';

export type Challenge = Awaited<ReturnType<typeof createChallenge>>;
type Solution = Parameters<typeof verifySolution>[0]['solution'];

const ALGORITHM = 'PBKDF2/SHA-256';
const LONGEST = 4096;

export interface Puzzle {
  /** Rounds of one try. */
  readonly cost: number;
  /** How many tries it takes. */
  readonly fewest: number;
  readonly most: number;
  /** A browser renews it before that. */
  readonly seconds: number;
}

/** About a second on a slow telephone. */
const PUZZLE: Puzzle = { cost: 1000, fewest: 500, most: 1000, seconds: 600 };

/** Asks whoever has made a puzzle to take it for somebody. Throws ApiProblem. */
export type AskMaker = (asked: {
  readonly challenge: string;
  readonly by: string;
}) => Promise<void>;

export class ProofOfWork {
  /** Stands in every puzzle. Of this process alone: nobody answers for those of an earlier one, so none that it took is taken again. */
  private readonly name = randomBytes(12).toString('base64url');
  private readonly secrets: {
    readonly hmacSignatureSecret: string;
    readonly hmacKeySignatureSecret: string;
  };
  private readonly askMaker: AskMaker;
  /** Signature of an own challenge that was taken → who took it and until when it must be remembered. */
  private readonly taken = new Map<string, { readonly by: string; readonly until: number }>();
  private readonly puzzle: Puzzle;

  /** `askMaker`: for puzzles of other processes with the same secret. */
  constructor(peers: Peers, askMaker: AskMaker, puzzle: Partial<Puzzle> = {}) {
    this.secrets = {
      hmacSignatureSecret: keyFor(peers, 'puzzle'),
      hmacKeySignatureSecret: keyFor(peers, 'solution'),
    };
    this.askMaker = askMaker;
    this.puzzle = { ...PUZZLE, ...puzzle };
  }

  async make(): Promise<Challenge> {
    const { cost, fewest, most, seconds } = this.puzzle;
    return await createChallenge({
      algorithm: ALGORITHM,
      cost,
      counter: randomInt(fewest, most + 1),
      data: { by: this.name },
      deriveKey,
      expiresAt: Math.floor(Date.now() / 1000) + seconds,
      ...this.secrets,
    });
  }

  /** Takes a solved challenge for one sender's key; the same key may bring it here again. Throws ApiProblem. */
  async take(payload: string, key: string): Promise<void> {
    const challenge = await this.verify(payload);
    const by = `${this.name} ${key}`;
    if (this.isOwn(challenge)) this.remember(challenge, by);
    else await this.askMaker({ challenge: payload, by });
  }

  /** Takes an own one for another process, which says for whom. Throws ApiProblem. */
  async takeFor(asked: unknown): Promise<void> {
    const { challenge: payload, by } = (asked ?? {}) as Record<string, unknown>;
    if (typeof payload !== 'string' || typeof by !== 'string' || by.length > LONGEST)
      throw new ApiProblem('challenge-wrong');
    const challenge = await this.verify(payload);
    if (!this.isOwn(challenge)) throw new ApiProblem('challenge-wrong');
    this.remember(challenge, by);
  }

  private isOwn({ parameters }: Challenge): boolean {
    return parameters.data?.['by'] === this.name;
  }

  /** A challenge that is solved and in time, whoever of the peers has made it. */
  private async verify(payload: string): Promise<Challenge> {
    const { challenge, solution } = readPayload(payload);
    const result = await verifySolution({
      challenge,
      solution,
      deriveKey: refuseToDerive,
      ...this.secrets,
    }).catch(() => null);
    if (result?.expired) throw new ApiProblem('challenge-expired');
    if (!result?.verified) throw new ApiProblem('challenge-wrong');
    return challenge;
  }

  private remember(challenge: Challenge, by: string): void {
    this.forget();
    const signature = assertDefined(challenge.signature);
    const before = this.taken.get(signature);
    if (before && before.by !== by) throw new ApiProblem('challenge-used');
    this.taken.set(signature, { by, until: (challenge.parameters.expiresAt ?? 0) * 1000 });
  }

  private forget(): void {
    const now = Date.now();
    for (const [signature, { until }] of this.taken) if (until < now) this.taken.delete(signature);
  }
}

/** The key's own signature decides: nobody makes us count for them. */
function refuseToDerive(): never {
  throw new Error('a challenge without the signature of its key');
}

function readPayload(payload: string): { challenge: Challenge; solution: Solution } {
  try {
    if (payload.length > LONGEST) throw new Error('too long');
    const read = JSON.parse(payload) as { challenge: Challenge; solution: Solution };
    if (
      typeof read.challenge.signature !== 'string' ||
      typeof read.solution.derivedKey !== 'string'
    )
      throw new Error('not signed');
    return read;
  } catch {
    throw new ApiProblem('challenge-wrong');
  }
}
