// Asks the server: a page resolved for an address, or more of an answer.

import type { ExplainedView, View } from '../model/portal.ts';

/** A refusal of the server, with the code of its problem document. */
export class AskError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.name = 'AskError';
    this.status = status;
    this.code = code;
  }
}

/** The view of a page, or where it has moved. Pages that are missing or have no ledger are views too. */
export async function askView(
  address: string,
  signal?: AbortSignal,
): Promise<View | { readonly redirect: string }> {
  const found = await askJson<View | { readonly redirect: string }>(`/_view${address}`, signal, [
    404,
    410,
    NOT_WHOLE,
  ]);
  if ('blocks' in found || 'redirect' in found) return found;
  throw new AskError(NOT_WHOLE, (found as { code?: string }).code ?? 'failed');
}

/** Of a view with a part that failed, and of no view at all. */
const NOT_WHOLE = 503;

/** Where a figure comes from; the address names a block of a page, the row and the field. */
export async function askExplained(address: string): Promise<ExplainedView> {
  return await askJson(`/_explain/${address}`);
}

async function askJson<T>(
  address: string,
  signal?: AbortSignal,
  also: readonly number[] = [],
): Promise<T> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    ...(signal ? { signal } : {}),
  });
  if (response.ok || also.includes(response.status)) return (await response.json()) as T;
  const problem = (await response.json().catch(() => ({}))) as { code?: string };
  throw new AskError(response.status, problem.code ?? 'failed');
}

/**
 * The decimal text of a JSON number. Exact for amounts with two decimals up to seventy trillion:
 * so far doubles lie closer together than one hundredth.
 */
export function exactText(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
