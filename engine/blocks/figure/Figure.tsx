// A figure with what is said of it: what is measured, of what it is a sum, what is missing; below that its drawing, or why there is none.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import type { FewView, Outcome, Words } from '../../model/portal.ts';
import { Covered } from './Covered.tsx';
import { Few, type FewProps } from './Few.tsx';
import { NoFigures, Notes } from './Notes.tsx';

/** What is said of figures that are drawn, on a page and in a picture. */
export interface FigureView extends Outcome {
  /** What is measured, in what, and when; empty: nothing says it. */
  readonly subtitle: Words;
  /** What the marks are, in one line with it; left out or empty: they say it themselves. */
  readonly legend?: string;
  /** The word whose colour they have; empty or left out: none, or each its own. */
  readonly meaning?: string;
  /** What is loaded, where that is too little for a drawing; left out: enough. */
  readonly few?: FewView;
}

interface FigureProps extends Pick<FewProps, 'link'> {
  readonly of: FigureView;
  /** The drawing, and what belongs to it alone. */
  readonly children: ReactNode;
}

/** In the colour of what it means. `link` is how names lead on where it stands, as `Few` has it. */
export function Figure(props: FigureProps): ReactNode {
  const { subtitle, legend = '', meaning } = props.of;
  const isSaid = subtitle !== '';
  return (
    <div className={meaning ? `m-${meaning}` : undefined}>
      {isSaid || legend !== '' ? (
        <p className="subtitle">
          {isSaid ? <Say words={subtitle} /> : null}
          {isSaid && legend !== '' ? ' · ' : ''}
          {legend}
        </p>
      ) : null}
      <Below {...props} />
    </div>
  );
}

function Below({ of, link, children }: FigureProps): ReactNode {
  if (of.state !== 'ready' && !of.few) return <NoFigures of={of} />;
  return (
    <>
      <Covered of={of} />
      <Notes of={of.notes} />
      {of.few ? <Few of={of.few} link={link} /> : children}
    </>
  );
}
