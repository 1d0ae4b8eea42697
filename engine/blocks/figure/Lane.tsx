// Marks of a drawing in the document: nothing of them is read, the words beside them say the same.

import { createElement, type ReactNode } from 'react';

import type { Mark } from '../../charts/marks.ts';
import './lane.css';

interface LaneProps {
  readonly of: readonly Mark[];
  /** Half as high, where words stand close by. */
  readonly thin?: boolean;
}

/** A strip as wide as its place. */
export function Lane({ of, thin = false }: LaneProps): ReactNode {
  return (
    <svg className={thin ? 'lane thin' : 'lane'} aria-hidden="true">
      <Marks of={of} />
    </svg>
  );
}

/** Marks in the SVG around them. */
export function Marks({ of }: Pick<LaneProps, 'of'>): ReactNode {
  return of.map(({ tag, given, inside }, key) =>
    createElement(tag, { key, ...given }, inside && <Marks of={inside} />),
  );
}
