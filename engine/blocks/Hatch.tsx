// Slanting lines in the colour of what they fill: what a colour says, a pattern says too.

import type { ReactNode } from 'react';

import './hatch.css';

/** A pattern for `fill="url(#name)"`; its name is one on the page. */
export function Hatch({ name }: { readonly name: string }): ReactNode {
  return (
    <pattern
      id={name}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect className="hatch-ground" width="6" height="6" />
      <rect className="hatch-line" width="2.4" height="6" />
    </pattern>
  );
}
