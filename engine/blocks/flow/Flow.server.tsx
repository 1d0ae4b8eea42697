// Draws a flow: the names of both sides as lists of pairs, and between them the bands, which only eyes need.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { at } from '../../model/lookup.ts';
import { Figure } from '../figure/Figure.tsx';
import { Linked, LinkTo } from '../written/elements.server.tsx';
import { Marks } from '../figure/Lane.tsx';
import { bandBox, bandMarks } from './bands.server.ts';
import type { FlowContent, FlowItem, FlowShown, FlowSideShown } from './content.server.ts';
import { TENTHS, type LaidSlot } from './layOut.server.ts';

/** The flow below what is said of it. */
export function RenderedFlow({ content }: { readonly content: FlowContent }): ReactNode {
  return (
    <Figure of={content} link={LinkTo}>
      {content.flow ? <Shown of={content.flow} /> : null}
    </Figure>
  );
}

function Shown({ of }: { readonly of: FlowShown }): ReactNode {
  const { middle, sides, drawing } = of;
  const [source, target] = sides;
  const [sources, targets] = drawing.sides;
  const name = plainWords(middle.name);
  return (
    <div className="flow">
      <p className="flow-middle">
        <Say words={middle.name} /> <b title={middle.amount.exact}>{middle.amount.spoken}</b>
      </p>
      <Side of={source} side="source" slots={sources} middle={name} />
      <Bands of={of} />
      <Side of={target} side="target" slots={targets} middle={name} />
    </div>
  );
}

interface SideProps {
  readonly of: FlowSideShown;
  readonly side: 'source' | 'target';
  readonly slots: readonly LaidSlot[];
  /** Name of the middle. */
  readonly middle: string;
}

function Side({ of: { title, items }, side, slots, middle }: SideProps): ReactNode {
  return (
    <div className={`flow-side flow-${side}`}>
      <p className="flow-head">{title}</p>
      <ul>
        {items.map((item, i) => (
          <li key={i} className={item.kind}>
            <Slot tall={at(slots, i).tall} />
            <div className="flow-pair">
              <span className="flow-name">
                {side === 'target' ? <span className="flow-way">{middle} → </span> : null}
                <Linked words={item.words} to={item.to} />
                {side === 'source' ? <span className="flow-way"> → {middle}</span> : null}
              </span>{' '}
              <Amount of={item} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Amount({ of: { amount, share } }: { readonly of: FlowItem }): ReactNode {
  return (
    <span className="flow-amount">
      <b title={amount.exact}>{amount.spoken}</b>
      {share === '' ? null : <> {share}</>}
    </span>
  );
}

/** Keeps the height of a name beside its band; it grows with the letters. */
function Slot({ tall }: { readonly tall: number }): ReactNode {
  return <svg className="flow-slot" width="1" height={`${tall / TENTHS}em`} aria-hidden="true" />;
}

function Bands({ of }: { readonly of: FlowShown }): ReactNode {
  return (
    <svg
      className="flow-bands"
      {...bandBox(of)}
      height={`${of.drawing.height / TENTHS}em`}
      aria-hidden="true"
    >
      <Marks of={bandMarks(of)} />
    </svg>
  );
}
