// A block of a page by its kind, with its heading; one that fails says so in its own area.

import { Component, memo, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Living } from '../../data/Living.tsx';
import { PageLink } from '../../data/PageLink.tsx';
import { useStop } from '../../data/useStop.ts';
import { Say } from '../../language/Say.tsx';
import type { BlockViewBase, MissingView } from '../../model/portal.ts';
import { isFailed, isMissing } from './failed.ts';
import { Said } from '../figure/Notes.tsx';
import { ShareBlock } from '../share/ShareLink.tsx';
import { usePart } from './part.ts';
import '../written/plain.css';
import './blocks.css';

/** Drawn anew with another answer, not with each change of the address. */
export const Block = memo(function Block({ view }: BlockProps): ReactNode {
  return (
    // each comes alive by itself
    <Suspense fallback={null}>
      <Living>
        <Section view={view} />
      </Living>
    </Suspense>
  );
});

interface BlockProps {
  readonly view: BlockViewBase;
}

function Section({ view }: BlockProps): ReactNode {
  const { t } = useTranslation();
  const Heading = view.alone ? 'h1' : 'h2';
  const mark = view.invented ? t('block.invented') : undefined;
  return (
    <section
      className={classesOf(view)}
      id={view.id}
      data-mark={view.title === null ? mark : undefined}
      aria-labelledby={view.title === null ? undefined : `${view.id}-title`}
    >
      {view.title === null ? null : (
        <Heading id={`${view.id}-title`} data-mark={mark}>
          <Say words={view.title} />
        </Heading>
      )}
      <Inside view={view} />
    </section>
  );
}

function classesOf(view: BlockViewBase): string {
  const { kind, span } = view;
  return [
    `block block-${kind}`,
    ...(span === undefined ? [] : [`span-${span}`]),
    ...(isShared(view) ? ['block-shared'] : []),
  ].join(' ');
}

/** Whether others may take it: only what is shown of a kind, and not where it stands alone. */
function isShared(view: BlockViewBase): boolean {
  return view.embed === true && !view.alone && !isFailed(view) && !isMissing(view);
}

function Inside({ view }: BlockProps): ReactNode {
  if (isFailed(view))
    return (
      <p className="empty">
        <Say words={view.message} />
      </p>
    );
  if (isMissing(view)) return <Missing view={view} />;
  return (
    <Contained of={view}>
      <OfKind view={view} />
    </Contained>
  );
}

/** What only a block of a kind has: a view that stands for one has no part, and nothing to be shared. */
function OfKind({ view }: BlockProps): ReactNode {
  const part = usePart(view.kind);
  return (
    <>
      <part.Component key={part.keyOf?.(view) ?? view.id} view={view} />
      {isShared(view) ? <ShareBlock of={view} lastStop={part.lastStop} /> : null}
    </>
  );
}

interface ContainedProps {
  /** What is shown; something else is tried anew. */
  readonly of: object;
  readonly children: ReactNode;
}

interface ContainedState {
  /** What could not be shown; null: all is well. */
  readonly failed: object | null;
  readonly of: object;
}

/** Keeps what goes wrong in one block in the browser inside of it. */
export class Contained extends Component<ContainedProps, ContainedState> {
  override state: ContainedState = { failed: null, of: this.props.of };

  static getDerivedStateFromProps({ of }: ContainedProps, state: ContainedState): ContainedState {
    return of === state.of ? state : { failed: null, of };
  }

  static getDerivedStateFromError(error: object): Partial<ContainedState> {
    return { failed: error };
  }

  override render(): ReactNode {
    return this.state.failed === null ? this.props.children : <Broken />;
  }
}

function Broken(): ReactNode {
  const { t } = useTranslation();
  return <p className="empty">{t('outcome.broken')}</p>;
}

/** Stands in the place of figures that are not there: why, with links to the nearest that are, to others, and to where they can be asked for. */
function Missing({ view }: { readonly view: MissingView }): ReactNode {
  const stop = useStop();
  return (
    <div className="missing">
      <p className="missing-message">
        <Say words={view.message} />
      </p>
      <Said of={view.notes} />
      {view.nearest === null ? null : (
        <p className="missing-nearest">
          <PageLink to={view.nearest.to} keepScroll {...stop(view.tab)}>
            {view.nearest.label}
          </PageLink>
        </p>
      )}
      {view.lists.map(({ title, links }, i) => (
        <nav key={title} className="missing-list" aria-labelledby={`${view.id}-${i}`}>
          <p id={`${view.id}-${i}`}>{title}</p>
          <ul>
            {links.map(({ label, to }, j) => (
              <li key={to}>
                <PageLink to={to} keepScroll {...stop(view.tab + 1 + i + j / 100)}>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {view.ask === null ? null : (
        <p>
          <PageLink to={view.ask.to} {...stop(view.tab + 1 + view.lists.length)}>
            {view.ask.label}
          </PageLink>
        </p>
      )}
    </div>
  );
}
