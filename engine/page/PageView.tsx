// One page, read like a newspaper: what it says and its figures, the choices in one line, then the rest in order.

import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { withPrefix } from '../addresses/query.ts';
import { Block } from '../blocks/contract/Block.tsx';
import { ExplainHost } from '../blocks/explained/ExplainHost.tsx';
import { ShareLink } from '../blocks/share/ShareLink.tsx';
import { Living } from '../data/Living.tsx';
import { useShell } from '../data/useShell.ts';
import { useStop } from '../data/useStop.ts';
import { useView } from '../data/view.ts';
import { Say } from '../language/Say.tsx';
import type { View, Words } from '../model/portal.ts';
import { READING_STOP, SHARE_STOP } from '../model/stops.ts';
import { Choices } from './Choices.tsx';
import { Notices, OldNotice, Term, ValuedNote } from './Notices.tsx';
import { useArrival } from './useArrival.ts';
import './page.css';

interface Props {
  /** Whether what is seen stayed where it was when this view came; left out: so. */
  readonly keepScroll?: boolean;
  /** What stands below a block. */
  readonly below?: ((block: View['blocks'][number]) => ReactNode) | undefined;
}

/** `below` renders something below each block; `keepScroll`: the scroll position was kept when the view came. */
export function PageView({ below, keepScroll = true }: Props): ReactNode {
  const { t } = useTranslation();
  const view = useView();
  const heading = useArrival(view, keepScroll);
  const { said, kind } = headingOf(view);
  const head = view.blocks.filter((block) => block.head === true);
  const rest = view.blocks.filter((block) => block.head !== true);
  // what a page is about gives way to what it shows
  const figuresFirst = head.some(says) || rest.slice(0, 2).some(showsFigures);
  return (
    <>
      <header className="page-head">
        {kind === null ? null : (
          <p className="page-kind">
            <Say words={kind} />
          </p>
        )}
        <h1 ref={heading} tabIndex={-1}>
          <Say words={said} />
        </h1>
        {view.reading ? <OtherReading of={view.reading} /> : null}
      </header>
      {view.old ? <OldNotice old={view.old} /> : null}
      {head.length === 0 ? null : (
        <div className={view.reading?.easy ? 'blocks easy' : 'blocks lead'}>
          <Blocks of={head} view={view} below={below} />
        </div>
      )}
      {figuresFirst ? null : <About of={view} />}
      <Living>
        <Choices view={view} />
      </Living>
      {view.valued ? <ValuedNote valued={view.valued} /> : null}
      <Notices view={view} />
      <div className={view.reading?.easy ? 'blocks easy' : 'blocks'}>
        <Blocks of={rest} view={view} below={below} />
      </div>
      {figuresFirst ? <About of={view} /> : null}
      {view.blocks.some(showsFigures) ? (
        <p className="share-page">
          <ShareLink tab={SHARE_STOP}>{t('reuse.page')}</ShareLink>
        </p>
      ) : null}
      {view.terms.map((term) => (
        <Term key={term.key} term={term} />
      ))}
      <ExplainHost />
    </>
  );
}

/** A document of its own: what machines read of it changes too. */
function OtherReading({ of: { easy, to } }: { readonly of: NonNullable<View['reading']> }) {
  const { t } = useTranslation();
  const stop = useStop();
  const { prefix } = useShell().locale;
  return (
    <p className="reading">
      <a href={withPrefix(to, prefix)} rel="nofollow" {...stop(READING_STOP)}>
        {t(easy ? 'reading.full' : 'reading.easy')}
      </a>
    </p>
  );
}

/** A page about something is headed by its name, and above that by what kind of page it is; a sentence made from figures comes before both. */
function headingOf({ heading, subject, title, kind }: View): {
  readonly said: Words;
  readonly kind: Words | null;
} {
  if (heading !== null) return { said: heading, kind: subject };
  return subject === null ? { said: title, kind: kind ?? null } : { said: subject, kind: title };
}

/** What the page shows: where its head says a finding, that comes first. */
function About({ of: { about } }: { readonly of: Pick<View, 'about'> }): ReactNode {
  if (about === null) return null;
  return (
    <p className="about">
      <Say words={about} />
    </p>
  );
}

/** Whether a block of the head tells something: sentences, or figures that are there or missing. */
function says(block: View['blocks'][number]): boolean {
  return 'sentences' in block || 'state' in block;
}

/** What can be cited, and perhaps more. */
function showsFigures(block: View['blocks'][number]): boolean {
  return 'state' in block && block.state === 'ready';
}

interface BlocksProps extends Pick<Props, 'below'> {
  readonly of: View['blocks'];
  readonly view: Pick<View, 'invented'>;
}

function Blocks({ of, view, below }: BlocksProps): ReactNode {
  const { t } = useTranslation();
  return of.map((block) => {
    const invented =
      block.id === view.invented?.beside ? <p className="invented">{t('page.invented')}</p> : null;
    return (
      <Fragment key={block.id}>
        {block.head ? null : invented}
        <Block view={block} />
        {block.head ? invented : null}
        {below?.(block)}
      </Fragment>
    );
  });
}
