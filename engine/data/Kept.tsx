// What else the address says goes along with a form that is sent without scripts.

import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { changeQuery } from '../addresses/query.ts';

/** Hidden fields for everything that the address says, but what the form itself writes. */
export function Kept({ but }: { readonly but: string }): ReactNode {
  const [search] = useSearchParams();
  const query = new URLSearchParams(changeQuery(search.toString(), { [but]: null }));
  return [...query].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
