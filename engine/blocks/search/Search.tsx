// The search field on a page, written out on the server; what it suggests comes when it is first touched.

import type { ReactNode, SyntheticEvent } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { Written } from '../Written.tsx';
import { writtenPart } from '../writtenPart.ts';
import './search.css';

export function Search({ view }: { readonly view: WrittenView }): ReactNode {
  return (
    <div onFocus={touch} onInput={touch}>
      <Written view={view} className="written" />
    </div>
  );
}

function touch({ target }: SyntheticEvent): void {
  const form = (target as Element).closest<HTMLFormElement>('[data-suggest]');
  if (form) void import('./suggest.ts').then((loaded) => loaded.suggestIn(form));
}

export const search = writtenPart(Search);
