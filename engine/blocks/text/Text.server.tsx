// Draws a text: its elements as they are, its links in the language of the page, its names marked.

import { createElement, type ReactNode } from 'react';

import type { Prose, ProseElement } from '../../model/portal.ts';
import { AsWritten, Explained, LinkTo, Marked } from '../elements.server.tsx';

/** What is left as it is: headings and heads of tables name things themselves, code is nobody's language. */
const LEFT: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'code', 'th']);

export function DrawnText({ content }: { readonly content: readonly Prose[] }): ReactNode {
  return (
    <Explained>
      <ProseList of={content} />
    </Explained>
  );
}

function ProseList({ of }: { readonly of: readonly Prose[] }): ReactNode {
  return of.map((prose, i) =>
    typeof prose === 'string' ? <Marked key={i} text={prose} /> : <Element key={i} of={prose} />,
  );
}

function Element({ of: { tag, attributes, inside } }: { readonly of: ProseElement }): ReactNode {
  const { href, title, start } = attributes;
  const props = {
    ...(title === undefined ? null : { title }),
    ...(start === undefined ? null : { start: Number(start) }),
  };
  if (href !== undefined)
    return (
      <LinkTo to={href} {...props}>
        <ProseList of={inside} />
      </LinkTo>
    );
  const element =
    inside.length === 0
      ? createElement<object>(tag, props)
      : createElement<object>(tag, props, <ProseList of={inside} />);
  return LEFT.has(tag) ? <AsWritten>{element}</AsWritten> : element;
}
