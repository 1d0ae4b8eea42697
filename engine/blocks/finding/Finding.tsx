// A paragraph of sentences made from figures.

import { Fragment, type ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import type { BrowserPart } from '../contract/part.ts';
import type { FindingView } from './finding.kind.ts';
import './finding.css';

export const finding: BrowserPart<FindingView> = { Component: Finding };

function Finding({ view }: { readonly view: FindingView }): ReactNode {
  return (
    <p className="finding">
      {view.sentences.map((words, i) => (
        <Fragment key={i}>
          {i === 0 ? null : '\n'}
          <Say words={words} />
        </Fragment>
      ))}
    </p>
  );
}
