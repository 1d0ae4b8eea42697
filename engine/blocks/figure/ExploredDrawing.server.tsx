// A drawing in written blocks that is explored once scripts run.

import type { ReactNode } from 'react';

import { Stop, useSay, useStopPlace } from '../written/elements.server.tsx';

interface ExploredDrawingProps {
  readonly name: string;
  /** Whether its points have values that go on in time. */
  readonly sounds?: boolean;
  /** What is seen, and beside it its points in words. */
  readonly children: ReactNode;
}

/** Its place in the order of Tab is before that of what can be operated in it without scripts. */
export function ExploredDrawing({
  name,
  sounds = false,
  children,
}: ExploredDrawingProps): ReactNode {
  const say = useSay();
  return (
    <>
      <div
        className="drawing"
        data-wake=""
        data-explore={say('chart.explore', { name })}
        data-tab-order={useStopPlace()}
      >
        {children}
      </div>
      {sounds ? (
        <Stop
          as="button"
          type="button"
          className="listen"
          data-listen=""
          aria-pressed="false"
          aria-label={say('chart.listen-to', { name })}
        >
          {say('chart.listen')}
        </Stop>
      ) : null}
      <p className="readout" aria-hidden="true" />
    </>
  );
}
