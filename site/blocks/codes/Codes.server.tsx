// Draws a tree of codes: what has more below it opens in place, each row leads to its figures.

import type { ReactNode } from 'react';

import {
  Count,
  Empty,
  LinkTo,
  LongList,
  Say,
  STANDING,
  Stop,
  useSay,
} from '../../../engine/render.ts';
import type { CodeItem, CodesContent } from './codes.server.ts';

export function RenderedCodes({
  content: { count, selected, items },
}: {
  readonly content: CodesContent;
}): ReactNode {
  return (
    <>
      {selected === '' ? null : <p className="note">{selected}</p>}
      {count === null ? null : <Count of={count} />}
      {items.length === 0 ? (
        <Empty message="written.nothing" />
      ) : (
        <LongList
          of={items.map((item) => (
            <Item key={item.code} of={item} />
          ))}
          open={items.slice(STANDING).some((item) => item.open || item.marked)}
          as="ul"
          className="codes"
        />
      )}
    </>
  );
}

function Item({ of }: { readonly of: CodeItem }): ReactNode {
  const { code, figures, open, children } = of;
  return (
    <li id={`c${code}`}>
      {figures === '' ? null : <ToFigures to={figures} code={code} />}
      {children.length === 0 ? (
        <div className="code-row">
          <Row of={of} />
        </div>
      ) : (
        <details open={open}>
          <Stop as="summary">
            <Row of={of} />
          </Stop>
          <ul>
            {children.map((child) => (
              <Item key={child.code} of={child} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function Row({ of: { code, name, marked, until } }: { readonly of: CodeItem }): ReactNode {
  const words = <Say words={name} />;
  return (
    <>
      <code>{code}</code> <span>{marked ? <mark>{words}</mark> : words}</span>
      {until === '' ? null : (
        <>
          {' '}
          <small>{until}</small>
        </>
      )}
    </>
  );
}

function ToFigures({ to, code }: { readonly to: string; readonly code: string }): ReactNode {
  const say = useSay();
  return (
    <LinkTo to={to} className="to-figures">
      {say('written.figures')}
      <span className="visually-hidden"> {code}</span>
    </LinkTo>
  );
}
