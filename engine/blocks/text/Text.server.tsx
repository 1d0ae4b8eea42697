// Draws a text: its elements as they are, its links in the language of the page, its names marked.

import { createElement, type ReactNode } from 'react';

import type { Prose, ProseElement } from '../../model/portal.ts';
import { AsWritten, NamesMarked, LinkTo, Marked } from '../written/elements.server.tsx';
import { isLong, LongList, STANDING } from '../written/LongList.server.tsx';

/** What is left as it is: headings and heads of tables name things themselves, code is nobody's language. */
const LEFT: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'code', 'th']);

/** Names of entries are marked in it, each where it first stands on the page. */
export function RenderedText({ content }: { readonly content: readonly Prose[] }): ReactNode {
  return (
    <NamesMarked>
      <ProseList of={content} />
    </NamesMarked>
  );
}

function ProseList({ of }: { readonly of: readonly Prose[] }): ReactNode {
  return of.map((prose, i) =>
    typeof prose === 'string' ? <Marked key={i} text={prose} /> : <Element key={i} of={prose} />,
  );
}

function Element({ of: { tag, attributes, inside } }: { readonly of: ProseElement }): ReactNode {
  const { href, title, start, head } = attributes;
  if (tag === 'table' && !('head' in attributes))
    return <Table of={withHeads({ tag, attributes, inside })} />;
  const props = {
    ...(title === undefined ? null : { title }),
    ...(start === undefined ? null : { start: Number(start) }),
    // on a small screen each row stands by itself, and its cells say what they are
    ...(head === undefined || head === '' ? null : { 'data-head': head }),
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

/** Of a long table the first rows stand; the others open below it, under the same heads. */
function Table({ of }: { readonly of: ProseElement }): ReactNode {
  const rows = elementsIn(of, 'tr').length - 1;
  if (!isLong(rows)) return <Element of={of} />;
  return (
    <LongList
      first={1}
      rest={rows - STANDING}
      of={[
        <Element key="first" of={withRows(of, 0, STANDING)} />,
        <Element key="rest" of={withRows(of, STANDING, rows)} />,
      ]}
    />
  );
}

function withRows(table: ProseElement, from: number, to: number): ProseElement {
  const inside = table.inside.map((prose): Prose =>
    typeof prose === 'string' || prose.tag !== 'tbody'
      ? prose
      : { ...prose, inside: prose.inside.slice(from, to) },
  );
  return { ...table, inside };
}

/** A table whose cells, but for the first of each row, know the head of their column. */
function withHeads(table: ProseElement): ProseElement {
  const heads = elementsIn(table, 'th').map(plainOf);
  const named = (prose: Prose): Prose => {
    if (typeof prose === 'string') return prose;
    const cells = prose.inside.filter((each) => typeof each !== 'string' && each.tag === 'td');
    const inside = prose.inside.map((each): Prose => {
      const place = cells.indexOf(each);
      if (typeof each === 'string' || place < 1) return named(each);
      return { ...each, attributes: { ...each.attributes, head: heads[place] ?? '' } };
    });
    return { ...prose, inside };
  };
  const inside = table.inside.map(named);
  return { ...table, attributes: { ...table.attributes, head: '' }, inside };
}

function elementsIn(prose: Prose, tag: string): ProseElement[] {
  if (typeof prose === 'string') return [];
  return [
    ...(prose.tag === tag ? [prose] : []),
    ...prose.inside.flatMap((each) => elementsIn(each, tag)),
  ];
}

function plainOf(prose: Prose): string {
  return typeof prose === 'string' ? prose : prose.inside.map(plainOf).join('');
}
