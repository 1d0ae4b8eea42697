// The members that a served ledger keeps, as they are stored.

import type { Served } from '../served.ts';

export interface Kept {
  readonly code: string;
  readonly title: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, string>>;
}

export function membersOf({ current }: Served, dimension: string): readonly Kept[] {
  return current.get().members.list(dimension, null);
}

export function findMember({ current }: Served, dimension: string, code: string): Kept | null {
  return current.get().members.at(dimension, code, 9999);
}
