// Draws one event of a list: its name, its dates, whether it is on.

import type { ReactNode } from 'react';

import { Linked, Say, useSay } from '../../../engine/render.ts';
import type { CalendarEvent } from './calendar.server.ts';

interface EventItemProps {
  readonly of: CalendarEvent;
  readonly children?: ReactNode;
}

/** An event with its dates; what else belongs to it stands below. */
export function EventItem({
  of: { words, to, state, dates, custom },
  children,
}: EventItemProps): ReactNode {
  return (
    <li className={state}>
      <p className="event-title">
        {to === '' ? (
          <b>
            <Say words={words} />
          </b>
        ) : (
          <Linked words={words} to={to} />
        )}
        {state === 'now' ? <NowMark /> : null}
      </p>
      <p className={custom ? 'dates custom' : 'dates'}>{dates}</p>
      {children}
    </li>
  );
}

/** Says that it is on. */
export function NowMark(): ReactNode {
  const say = useSay();
  return (
    <>
      {' '}
      <span className="status now-mark">{say('calendar.now')}</span>
    </>
  );
}
