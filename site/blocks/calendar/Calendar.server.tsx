// Draws events: as a list by stages, on a timeline, by months, or one alone.

import type { ReactNode } from 'react';

import { Empty, Linked, Say, Stop, useSay, type Words } from '../../../engine/render.ts';
import type { CalendarContent, CalendarMonth, CalendarStage } from './calendar.server.ts';
import type { EventDetails } from './event.server.ts';
import { EventItem, NowMark } from './EventItem.server.tsx';
import { RenderedRing } from './Ring.server.tsx';
import { RenderedTimeline } from './Timeline.server.tsx';

export function RenderedCalendar({ content }: { readonly content: CalendarContent }): ReactNode {
  const say = useSay();
  if (content.form === 'event')
    return content.event === null ? (
      <Empty message="written.nothing" />
    ) : (
      <Details of={content.event} />
    );
  return (
    <>
      <p className="today">{content.today}</p>
      <Events of={content} />
      <p className="subscribe">
        <Stop as="a" href={content.subscribe}>
          {say('calendar.subscribe')}
        </Stop>
      </p>
    </>
  );
}

function Events({ of }: { readonly of: Exclude<CalendarContent, { form: 'event' }> }): ReactNode {
  switch (of.form) {
    case 'list':
      return (
        <>
          {of.ring === null ? null : <RenderedRing of={of.ring} />}
          {of.stages.map((stage, i) => (
            <Stage key={i} of={stage} />
          ))}
        </>
      );
    case 'timeline':
      return <RenderedTimeline scale={of.scale} groups={of.groups} />;
    case 'year':
      return (
        <div className="year">
          {of.months.map((month) => (
            <Month key={month.name} of={month} />
          ))}
        </div>
      );
    case 'none':
      return <Empty message="written.nothing" />;
  }
}

function Stage({ of: { name, about, events } }: { readonly of: CalendarStage }): ReactNode {
  return (
    <section className="stage">
      <h2>
        <Say words={name} />
      </h2>
      {about === null ? null : (
        <p>
          <Say words={about} />
        </p>
      )}
      <ol className="events">
        {events.map((event, i) => (
          <EventItem key={i} of={event} />
        ))}
      </ol>
    </section>
  );
}

function Month({ of: { name, here, events } }: { readonly of: CalendarMonth }): ReactNode {
  return (
    <section className={here ? 'month here' : 'month'}>
      <h2>
        {name}
        {here ? <NowMark /> : null}
      </h2>
      {events.length === 0 ? (
        <Empty message="calendar.quiet" />
      ) : (
        <ul>
          {events.map(({ words, to, state, dates, custom }, i) => (
            <li key={i} className={state}>
              <span className={custom ? 'dates custom' : 'dates'}>{dates}</span>{' '}
              <Linked words={words} to={to} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Details({ of: { dates, state, basis, rows } }: { readonly of: EventDetails }): ReactNode {
  const say = useSay();
  return (
    <dl className="details">
      <div>
        <dt>{say('calendar.fields.when')}</dt>
        <dd>
          {dates}{' '}
          <span className={state === 'now' ? 'status now-mark' : 'status'}>
            {say(`calendar.${state}`)}
          </span>
          {basis === '' ? null : (
            <>
              <br />
              <small>{basis}</small>
            </>
          )}
        </dd>
      </div>
      {rows.map(({ label, values }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Values of={values} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One by itself, several as a list. */
function Values({ of }: { readonly of: readonly Words[] }): ReactNode {
  const values = of.map((words, i) => <Say key={i} words={words} />);
  return values.length === 1 ? (
    values
  ) : (
    <ul>
      {values.map((value) => (
        <li key={value.key}>{value}</li>
      ))}
    </ul>
  );
}
