// What a page says of itself beside its blocks: that its figures are old, what amounts are shown as, what was changed, what names mean.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PageLink } from '../data/PageLink.tsx';
import { useStop } from '../data/useStop.ts';
import { Say } from '../language/Say.tsx';
import type { OldView, TermView, ValuedView, View } from '../model/portal.ts';
import { CHANGED_STOP, LAST_STOP, SERIES_STOP, TODAY_STOP } from '../model/stops.ts';
import { OLD_ADDRESS } from '../state/redirects.ts';

/** That its figures are old: of what day, and the way to today’s. The changes since then are folded; they are left out where none is known. */
export function OldNotice({ old }: { readonly old: OldView }): ReactNode {
  const stop = useStop();
  const { said, today, changed } = old;
  return (
    <div className="old-figures" role="note">
      {said === '' ? null : <p>{said}</p>}
      <p>
        <PageLink to={today.to} {...stop(TODAY_STOP)}>
          {today.label}
        </PageLink>
      </p>
      {changed === null ? null : (
        <details>
          <summary {...stop(CHANGED_STOP)}>{changed.title}</summary>
          <ul>
            {changed.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** What the amounts of a page are shown as, and by whose numbers. Links to the source of the numbers (prices, rates) where amounts are converted by a series. */
export function ValuedNote({ valued }: { readonly valued: ValuedView }): ReactNode {
  const stop = useStop();
  const { said, series, note } = valued;
  return (
    <p className="note">
      <strong>{said}</strong>{' '}
      {series === null ? null : (
        <>
          {series.title}:{' '}
          <a href={series.url} {...stop(SERIES_STOP)}>
            {series.source}
          </a>
          .{' '}
        </>
      )}
      {note}
    </p>
  );
}

/** That an old address led here, and what was changed in it. */
export function Notices({ view }: { readonly view: Pick<View, 'renewed' | 'notices'> }): ReactNode {
  return (
    <>
      {view.renewed === undefined ? null : (
        <p className="renewed" id={OLD_ADDRESS}>
          {view.renewed}
        </p>
      )}
      {view.notices.length === 0 ? null : (
        <ul className="notices">
          {view.notices.map((notice) => (
            <li key={notice} data-outcome="">
              {notice}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a marked name means: opens in place beside it, closes with Escape or a touch elsewhere, moves nothing. Its link is the last stop of the page: only what is open can be reached. */
export function Term({ term }: { readonly term: TermView }): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  return (
    <div popover="auto" id={`term-${term.key}`} className="term-card">
      <p>
        <b>
          <Say words={term.name} />
        </b>
      </p>
      <p>
        <Say words={term.about} />
      </p>
      <p>
        <PageLink to={term.to} {...stop(LAST_STOP)}>
          {t('terms.more')}
        </PageLink>
      </p>
    </div>
  );
}
