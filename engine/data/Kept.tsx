// What else the address says goes along with a form that is sent without scripts.

import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { changeQuery } from '../addresses/query.ts';

/** Hidden fields for everything that the address says, but what the form itself writes. */
export function Kept({ but }: { readonly but: string | readonly string[] }): ReactNode {
  const [search] = useSearchParams();
  const query = new URLSearchParams(
    changeQuery(search.toString(), Object.fromEntries([but].flat().map((name) => [name, null]))),
  );
  return [...query].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
