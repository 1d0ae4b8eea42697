// Draws events on a timeline: each as bars over the same months; its dates stand in words beside it.

import type { ReactNode } from 'react';

import { Say } from '../../../engine/render.ts';
import { EventItem } from './EventItem.server.tsx';
import type { TimelineEvent, TimelineGroup, TimelineScale } from './timeline.server.ts';

interface DrawnTimelineProps {
  readonly scale: TimelineScale;
  readonly groups: readonly TimelineGroup[];
}

export function RenderedTimeline({ scale, groups }: DrawnTimelineProps): ReactNode {
  return (
    <div className="timeline">
      {groups.map(({ name, events }, i) => (
        <section key={i}>
          <h2>
            <Say words={name} />
          </h2>
          <p className="range">
            <span>{scale.from}</span>
            <span>{scale.to}</span>
          </p>
          <div className="axis" aria-hidden="true">
            {scale.months.map(({ letter, short, here }, k) => (
              <span key={k} className={here ? 'here' : undefined}>
                <i>{letter}</i>
                <b>{short}</b>
              </span>
            ))}
          </div>
          <ol className="events">
            {events.map((event, k) => (
              <EventItem key={k} of={event}>
                <Scale of={scale} spans={event.spans} />
              </EventItem>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface ScaleProps {
  readonly of: TimelineScale;
  readonly spans: TimelineEvent['spans'];
}

function Scale({ of: { width, lines, now }, spans }: ScaleProps): ReactNode {
  return (
    <svg
      className="scale"
      viewBox={`0 0 ${width} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="ground" width={width} height="12" />
      {lines.map((x) => (
        <path key={x} className="month-line" d={`M${x} 0V12`} />
      ))}
      {spans.map(({ state, x, width: wide }) => (
        <rect key={x} className={`span ${state}`} x={x} y="2" width={wide} height="8" />
      ))}
      {now === null ? null : <path className="now-line" d={`M${now} 0V12`} />}
    </svg>
  );
}
