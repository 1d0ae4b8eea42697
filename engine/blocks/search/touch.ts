// A field that suggests gets its list when it is first touched: nobody else loads what makes it.

import type { SyntheticEvent } from 'react';

/** For boxes around a field, each with `data-suggest`: handlers that React calls for whatever is within. */
export const SUGGESTS = { onFocus: touch, onInput: touch } as const;

function touch({ target }: SyntheticEvent): void {
  const box = (target as Element).closest<HTMLElement>('[data-suggest]');
  if (box) void import('./suggest.ts').then((loaded) => loaded.suggestIn(box));
}
