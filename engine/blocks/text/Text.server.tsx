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
  return of.map((prose, i) => {
    if (typeof prose === 'string') return <Marked key={i} text={prose} />;
    if (prose.tag === 'table')
      return <Table key={i} of={prose} under={headingIn(of.slice(0, i))} />;
    return <Element key={i} of={prose} />;
  });
}

/** The words of the last heading; empty where there is none. */
function headingIn(before: readonly Prose[]): string {
  const heading = before.findLast((prose) => typeof prose !== 'string' && /^h\d$/.test(prose.tag));
  return heading === undefined ? '' : plainOf(heading);
}

function Element({ of: { tag, attributes, inside } }: { readonly of: ProseElement }): ReactNode {
  const { href, title, start, head, named } = attributes;
  const props = {
    ...(title === undefined ? null : { title }),
    ...(start === undefined ? null : { start: Number(start) }),
    // on a small screen each row stands by itself, and its cells say what they are
    ...(head === undefined ? null : { 'data-head': head }),
    ...(named === undefined ? null : { 'aria-label': named }),
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

interface TableProps {
  readonly of: ProseElement;
  /** The heading that it stands under. */
  readonly under: string;
}

/** It is called as the heading above it. Of a long one the first rows stand; the others open below them, under the same heads. */
function Table({ of, under }: TableProps): ReactNode {
  const heads = elementsIn(of, 'th').map(plainOf);
  const named = under === '' ? heads.join(', ') : under;
  const table = { ...withHeads(of, heads), attributes: { ...of.attributes, named } };
  const rows = elementsIn(of, 'tr').length - 1;
  if (!isLong(rows)) return <Element of={table} />;
  return (
    <LongList
      first={1}
      rest={rows - STANDING}
      of={[
        <Element key="first" of={withRows(table, 0, STANDING)} />,
        <Element key="rest" of={withRows(table, STANDING, rows)} />,
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
function withHeads(of: ProseElement, heads: readonly string[]): ProseElement {
  const cells = of.inside.filter((prose) => typeof prose !== 'string' && prose.tag === 'td');
  const inside = of.inside.map((prose): Prose => {
    if (typeof prose === 'string') return prose;
    const place = cells.indexOf(prose);
    if (place < 1) return withHeads(prose, heads);
    return { ...prose, attributes: { ...prose.attributes, head: heads[place] ?? '' } };
  });
  return { ...of, inside };
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
