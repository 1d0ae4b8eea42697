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
  | { readonly kind: 'busy' | 'failed' };

const TRIES = 4;

/** What is sent: the values, the files they name, and the key under which it is sent. */
export interface Filling {
  readonly held: Held;
  readonly files: ReadonlyMap<string, File>;
  readonly key: string;
  readonly lang: string;
}

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
      body: bodyOf(view, filling, challenge),
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
    const again = response.status === 503 || answer.code?.startsWith('challenge-');
    if (answer.code?.startsWith('challenge-')) proof.forget();
    if (!again || nth >= TRIES) return { kind: response.status === 503 ? 'busy' : 'failed' };
    if (response.status === 503)
      await new Promise((resolve) =>
        setTimeout(resolve, Number(response.headers.get('retry-after') ?? 2) * 1000),
      );
  }
}

/** Fields before files: the server asks for the proof before it takes any file. */
function bodyOf(view: FormView, { held, files, key, lang }: Filling, challenge: string): FormData {
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
