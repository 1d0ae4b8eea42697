// Draws a tally: each count below what it is of, and the day of the load.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import type { TallyContent } from './tally.server.ts';

/** A sentence in place of the counts where there are none. */
export function RenderedTally({
  content: { items, loaded, none },
}: {
  readonly content: TallyContent;
}): ReactNode {
  if (none !== '') return <p className="empty">{none}</p>;
  return (
    <>
      <dl className="tally">
        {items.map(({ label, count, about }, i) => (
          <div key={i}>
            <dt>
              <Say words={label} />
            </dt>
            <dd>
              <b>{count}</b>
              {about === '' ? null : <small>{about}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {loaded === '' ? null : <p className="tally-loaded">{loaded}</p>}
    </>
  );
}
