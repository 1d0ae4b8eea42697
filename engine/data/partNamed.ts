// The part of the page that an address names behind its number sign.

import { decodeStep } from '../addresses/query.ts';

/** Null where it names none; a name that nothing decodes is taken as it is written. */
export function partNamed(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  return name === '' ? null : document.getElementById(decodeStep(name) ?? name);
}
