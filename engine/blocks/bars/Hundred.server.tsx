// Draws two rows as a hundred squares, sorted by what came or by what it became: a choice without scripts, and each side its own list.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { Marks } from '../figure/Lane.tsx';
import { Stop, useSay } from '../written/elements.server.tsx';
import { BarPair } from './BarPair.server.tsx';
import type { HundredView } from './bars.kind.ts';
import { markHundred, paintSquares } from './squares.ts';

interface HundredProps {
  readonly of: HundredView;
  /** A name that no other has, for patterns. */
  readonly id: string;
}

/** The first side is seen until the other is chosen. */
export function Hundred({ of: { sides, square, isChosen }, id }: HundredProps): ReactNode {
  const say = useSay();
  return (
    <div className="hundred">
      {isChosen ? (
        <div className="hundred-choice" role="radiogroup" aria-label={say('bars.sort')}>
          {sides.map(({ title }, i) => (
            <label key={i}>
              <Stop
                as="input"
                type="radio"
                name={`${id}-side`}
                value={i}
                defaultChecked={i === 0}
              />{' '}
              <Say words={title} />
            </label>
          ))}
        </div>
      ) : null}
      {sides.map((side, i) => (
        <Side key={i} of={side} name={`${id}-${i}`} isTitled={!isChosen} />
      ))}
      <p className="bars-legend">{square}</p>
    </div>
  );
}

interface SideProps {
  readonly of: HundredView['sides'][number];
  readonly name: string;
  readonly isTitled: boolean;
}

/** Squares beside their list; its title is said where no choice says it, and on paper. */
function Side({ of: { title, rows }, name, isTitled }: SideProps): ReactNode {
  return (
    <div className="hundred-side">
      <p className={isTitled ? undefined : 'hundred-title'}>
        <Say words={title} />
      </p>
      <svg className="squares" viewBox="0 0 100 100" aria-hidden="true">
        <Marks of={markHundred(rows, name)} />
      </svg>
      <ol className="bars">
        {rows.map((row) => (
          <li key={row.key}>
            <svg className="square-key" viewBox="0 0 10 10" aria-hidden="true">
              <Marks of={[{ tag: 'rect', given: { ...SIZE, ...paintSquares(row, name) } }]} />
            </svg>
            <BarPair of={row} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const SIZE = { width: 10, height: 10 };
