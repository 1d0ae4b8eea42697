// What a row and a column of a composed answer are called.

import type { ReactNode } from 'react';

import type { CubeName, CubeViewColumn } from './cube.kind.ts';

/** A code, where it says something beside the name, then the name. */
export function Name({ name: { code, name, lang } }: { readonly name: CubeName }): ReactNode {
  return (
    <>
      {code === '' ? null : <span className="code">{code}</span>}{' '}
      {lang === '' ? name : <span lang={lang}>{name}</span>}
    </>
  );
}

/** What stands over one column where no head stands over several. */
export function formatColumnHead({ name, measure }: CubeViewColumn): string {
  return name === '' ? measure : name;
}
