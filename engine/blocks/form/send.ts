// Sends a message: under one key until it is acknowledged, so that trying again never sends it twice.

import type { FormView } from './form.kind.ts';
import type { Proof } from './useProof.ts';
import { tidied, type Held } from './validator.ts';

export type SendOutcome =
  | { readonly kind: 'sent'; readonly id: string }
  | {
      readonly kind: 'wrong';
      readonly fields: readonly { readonly name: string; readonly reason: string }[];
    }
  /** Too many came from the reader's address: seconds until the next may. */
  | { readonly kind: 'many'; readonly again: number }
  | { readonly kind: 'busy' | 'not-kept' | 'failed' };

const TRIES = 4;
/** Seconds that are waited for without asking the reader. */
const SHORT = 10;

/** What is sent: the values, the files they name, and the key under which it is sent. */
export interface Filling {
  readonly held: Held;
  readonly files: ReadonlyMap<string, File>;
  readonly key: string;
  readonly lang: string;
}

/** Tries again with a new proof, or after a short wait where the server is busy, four times in all. Never rejects. */
export async function sendMessage(
  view: FormView,
  filling: Filling,
  proof: Proof,
): Promise<SendOutcome> {
  for (let nth = 1; ; nth++) {
    const challenge = await proof.prove();
    if (challenge === null) return { kind: 'failed' };
    const response = await fetch(view.path, {
      method: 'POST',
      body: buildBody(view, filling, challenge),
      headers: { accept: 'application/json' },
    }).catch(() => null);
    if (!response) return { kind: 'failed' };
    const answer = (await response.json().catch(() => ({}))) as {
      id?: string;
      code?: string;
      fields?: readonly { name: string; reason: string }[];
    };
    if (response.status === 202 && answer.id) {
      proof.forget();
      return { kind: 'sent', id: answer.id };
    }
    if (answer.fields && answer.fields.length > 0) {
      proof.forget();
      return { kind: 'wrong', fields: answer.fields };
    }
    const isOld = answer.code?.startsWith('challenge-') ?? false;
    if (isOld) proof.forget();
    const seconds = Number(response.headers.get('retry-after') ?? 2);
    const isFull = response.status === 503 || response.status === 429;
    const again = isOld || (isFull && seconds <= SHORT);
    if (!again || nth >= TRIES) return buildOutcome(response.status, answer.code, seconds);
    if (isFull) await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

/** Why it was not taken, `seconds` before it may be. */
function buildOutcome(status: number, code: string | undefined, seconds: number): SendOutcome {
  if (status === 429) return { kind: 'many', again: seconds };
  if (code === 'not-kept') return { kind: code };
  return { kind: status === 503 ? 'busy' : 'failed' };
}

/** Fields before files: the server asks for the proof before it takes any file. */
function buildBody(
  view: FormView,
  { held, files, key, lang }: Filling,
  challenge: string,
): FormData {
  const body = new FormData();
  const own = { key, challenge, lang };
  const filled = tidied(view, held);
  for (const [name, value] of [...Object.entries(own), ...Object.entries(filled)])
    if (typeof value === 'string') body.append(name, value);
  for (const [name, value] of Object.entries(held)) {
    if (value === undefined || typeof value === 'string') continue;
    for (const { id } of value) {
      const file = files.get(id);
      if (file) body.append(name, file, file.name);
    }
  }
  return body;
}
