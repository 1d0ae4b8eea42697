// A block of a page by its kind, with its heading; one that fails says so in its own area.

import { memo, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Living } from '../../data/Living.tsx';
import { Say } from '../../language/Say.tsx';
import type { BlockViewBase } from '../../model/portal.ts';
import { Contained } from './Contained.tsx';
import { isFailed, isMissing } from './failed.ts';
import { Missing } from './Missing.tsx';
import { ShareBlock } from '../share/ShareLink.tsx';
import { usePart } from './useParts.ts';
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
      className={`block block-${view.kind}${view.span === undefined ? '' : ` span-${view.span}`}`}
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

function Inside({ view }: BlockProps): ReactNode {
  if (isFailed(view)) return <p className="empty">{view.message}</p>;
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
      {view.embed && !view.alone ? <ShareBlock of={view} lastStop={part.lastStop} /> : null}
    </>
  );
}
