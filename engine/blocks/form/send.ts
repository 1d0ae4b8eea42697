// Sends a message: under one key until it is acknowledged, so that trying again never sends it twice.

import { fetching } from '../../data/fetching.ts';
import type { FormView } from './form.kind.ts';
import { tidied, type Held } from './held.ts';
import type { Proof } from './proof.ts';

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

/** What is sent: the values with their files, and the key under which it is sent. */
interface Sending {
  readonly held: Held;
  readonly key: string;
  readonly lang: string;
}

/** What the server answers: the number of a message, or what was wrong. */
interface Answer {
  readonly id?: string;
  readonly code?: string;
  readonly fields?: readonly { readonly name: string; readonly reason: string }[];
}

/** Tries again with a new proof, or after a short wait where the server is busy, four times in all. Never rejects. */
export async function sendMessage(
  view: FormView,
  sending: Sending,
  proof: Proof,
): Promise<SendOutcome> {
  for (let left = TRIES - 1; ; left--) {
    const challenge = await proof.prove();
    if (challenge === null) return { kind: 'failed' };
    const sent = fetch(view.path, {
      method: 'POST',
      body: buildBody(view, sending, challenge),
      headers: { accept: 'application/json' },
    });
    const response = await fetching(sent).catch(() => null);
    if (!response) return { kind: 'failed' };
    const { id, code = '', fields = [] } = (await response.json().catch(() => ({}))) as Answer;
    const isOld = code.startsWith('challenge-');
    if (id !== undefined || fields.length > 0 || isOld) proof.forget();
    if (id !== undefined) return { kind: 'sent', id };
    if (fields.length > 0) return { kind: 'wrong', fields };
    const isMany = response.status === 429;
    const isBusy = response.status === 503;
    const again = Number(response.headers.get('retry-after') ?? 2);
    const isWorth = isOld || ((isMany || isBusy) && again <= SHORT);
    if (!isWorth || left === 0) {
      if (isMany) return { kind: 'many', again };
      if (code === 'not-kept') return { kind: code };
      return { kind: isBusy ? 'busy' : 'failed' };
    }
    if (!isOld) await new Promise((resolve) => setTimeout(resolve, again * 1000));
  }
}

/** Fields before files: the server asks for the proof before it takes any file. */
function buildBody(view: FormView, { held, key, lang }: Sending, challenge: string): FormData {
  const body = new FormData();
  const values = { key, challenge, lang, ...tidied(view, held) };
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string') body.append(name, value);
  for (const [name, value] of Object.entries(held))
    if (Array.isArray(value))
      for (const { file } of value as readonly { readonly file: File }[]) body.append(name, file);
  return body;
}
