// The puzzle that tells a person's browser from a robot: made here, solved there, taken once.

import { randomBytes, randomInt } from 'node:crypto';

import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import { there } from '../../model/lookup.ts';
import { ApiProblem } from '../../answers/problem.ts';

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

export class ProofOfWork {
  // of this process alone: what an earlier one has given out is refused, and so cannot be used twice
  private readonly secret = randomBytes(32).toString('hex');
  private readonly keySecret = randomBytes(32).toString('hex');
  /** Signature of a challenge that was taken → who took it and until when it must be remembered. */
  private readonly taken = new Map<string, { readonly by: string; readonly until: number }>();
  private readonly puzzle: Puzzle;

  constructor(puzzle: Partial<Puzzle> = {}) {
    this.puzzle = { ...PUZZLE, ...puzzle };
  }

  async make(): Promise<Challenge> {
    const { cost, fewest, most, seconds } = this.puzzle;
    return await createChallenge({
      algorithm: ALGORITHM,
      cost,
      counter: randomInt(fewest, most + 1),
      deriveKey,
      expiresAt: Math.floor(Date.now() / 1000) + seconds,
      hmacSignatureSecret: this.secret,
      hmacKeySignatureSecret: this.keySecret,
    });
  }

  /** Takes a solved challenge for one sender's key; the same key may bring it again. Throws ApiProblem. */
  async take(payload: string, key: string): Promise<void> {
    const { challenge, solution } = readPayload(payload);
    const result = await verifySolution({
      challenge,
      solution,
      deriveKey: refuseToDerive,
      hmacSignatureSecret: this.secret,
      hmacKeySignatureSecret: this.keySecret,
    }).catch(() => null);
    if (result?.expired) throw new ApiProblem('challenge-expired');
    if (!result?.verified) throw new ApiProblem('challenge-wrong');
    this.forget();
    const signature = there(challenge.signature);
    const before = this.taken.get(signature);
    if (before && before.by !== key) throw new ApiProblem('challenge-used');
    this.taken.set(signature, {
      by: key,
      until: (challenge.parameters.expiresAt ?? 0) * 1000,
    });
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
