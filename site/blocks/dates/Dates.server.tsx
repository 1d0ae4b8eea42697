// Draws the next dates: the day, what it is of, whether it is on.

import type { ReactNode } from 'react';

import { Linked, useSay } from '../../../engine/render.ts';
import type { DatesContent } from './dates.server.ts';

export function RenderedDates({ content }: { readonly content: DatesContent }): ReactNode {
  const say = useSay();
  const { dates, more } = content;
  return (
    <>
      <ol className="next-dates">
        {dates.map((next, i) => (
          <li key={i}>
            <p className="next-day">
              <time dateTime={next.day}>{next.date}</time>
              {next.state === 'now' ? (
                <>
                  {' '}
                  <span className="status now-mark">{say('calendar.now')}</span>
                </>
              ) : null}
            </p>
            <p className="next-name">
              <Linked words={next.words} to={next.to} />
            </p>
          </li>
        ))}
      </ol>
      {more === null ? null : (
        <p className="next-more">
          <Linked {...more} />
        </p>
      )}
    </>
  );
}
