// Bars, written out on the server: the lines of a tree are one stop once the page is alive, with arrow keys from one to the next.

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { Written } from '../written/Written.tsx';
import { drawnPart } from '../written/drawnPart.tsx';
import '../figure/lane.css';
import './bars.css';

export const bars = drawnPart(LiveBars);

const NODES = 'a.bar-node';

/** Inserts the HTML of `RenderedBars` and makes the lines of a tree one stop of the Tab order. */
export function LiveBars({ view }: { readonly view: WrittenView }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef('');
  useEffect(() => {
    if (shown.current === view.html) return;
    shown.current = view.html;
    const [, ...others] = nodesIn(box.current);
    for (const node of others) node.setAttribute('tabindex', '-1');
  }, [view.html]);
  const keyDown = (event: KeyboardEvent) => {
    const node = event.target instanceof Element ? event.target.closest(NODES) : null;
    if (!node || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextNode(box.current, node, event.key);
    if (!next) return;
    event.preventDefault();
    if (next.matches(NODES)) moveTo(nodesIn(box.current), next);
    else next.click();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the links inside are what is operated
    <div ref={box} onKeyDown={keyDown}>
      <Written view={view} className="bars-block" />
    </div>
  );
}

function nodesIn(box: Element | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>(NODES) ?? [])];
}

/** The node that a key leads to, or a link that it follows: one level down, or one up; null where there is none. */
function nextNode(box: Element | null, node: Element, key: string): HTMLElement | null {
  const nodes = nodesIn(box);
  const place = nodes.indexOf(node as HTMLElement);
  switch (key) {
    case 'ArrowDown':
      return nodes[place + 1] ?? null;
    case 'ArrowUp':
      return nodes[place - 1] ?? null;
    case 'Home':
      return nodes[0] ?? null;
    case 'End':
      return nodes.at(-1) ?? null;
    case 'ArrowLeft':
      return box?.querySelector<HTMLElement>('.bars-way li:nth-last-child(2) a') ?? null;
    default:
      return null;
  }
}

/** The one stop of the lines goes along. */
function moveTo(nodes: readonly HTMLElement[], next: HTMLElement): void {
  for (const node of nodes) node.setAttribute('tabindex', '-1');
  next.setAttribute('tabindex', '0');
  next.focus();
}
