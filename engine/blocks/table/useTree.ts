// Which rows of a table stand open, and the branches asked for them; the address always says the same.

import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { useShell } from '../../data/useShell.ts';
import type { TableView } from './table.kind.ts';
import { changeQuery } from '../../addresses/query.ts';
import {
  allParents,
  growNodes,
  openRows,
  visibleRows,
  withBranches,
  writeOpen,
  type Node,
  type VisibleRow,
} from './openRows.ts';
import { useBranches, WHOLE } from './useBranches.ts';

export interface OpenTree {
  readonly visible: readonly VisibleRow[];
  /** Every row that could be opened and is not, or null while some have not been asked. */
  readonly closed: readonly string[] | null;
  readonly allOpen: boolean;
  readonly waiting: boolean;
  /** One polite sentence when a branch has come. */
  readonly said: string;
  readonly toggle: (id: string) => void;
  readonly toggleAll: () => void;
}

/** State of one table of one answer: give it a `key` that changes with the answer. */
export function useTree(view: TableView): OpenTree {
  const { t } = useTranslation();
  const write = useWritten();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(view.open));
  const { branches, ask, waiting, said, say } = useBranches(view, () =>
    setOpen(new Set(view.open)),
  );
  const { nodes, visible, parents, closed } = useNodes(view, branches, open);
  const allOpen = closed?.length === 0;
  // what stands now, also for a branch that comes after other rows were opened
  const now = useRef({ open, nodes });
  useEffect(() => {
    now.current = { open, nodes };
  }, [open, nodes]);

  const show = (next: ReadonlySet<string>, tree: readonly Node[]) => {
    now.current = { open: next, nodes: tree };
    setOpen(next);
    write(tree, next);
  };
  const toggle = async (id: string) => {
    const next = new Set(now.current.open);
    if (next.delete(id)) return show(next, now.current.nodes);
    const isUnknown = findNode(now.current.nodes, id)?.children === null;
    const came = isUnknown ? await ask(id, () => void toggle(id)) : [];
    if (came) show(new Set(now.current.open).add(id), withBranch(now.current.nodes, id, came));
  };
  const openAll = async () => {
    // what was looked for stays alone
    const isUnknown = parents === null && view.find === '';
    const whole = isUnknown ? await ask(WHOLE, () => void openAll()) : now.current.nodes;
    if (!whole) return;
    show(new Set(listParents(whole)), whole);
    say(t('table.branch-came', { count: countRows(whole) - visible.length }));
  };
  return {
    visible,
    closed,
    allOpen,
    waiting,
    said,
    toggle: (id) => void toggle(id),
    toggleAll: () => (allOpen ? show(new Set(), nodes) : void openAll()),
  };
}

/** The tree as far as it has come, and what of it stands open. */
function useNodes(
  view: TableView,
  branches: ReadonlyMap<string, readonly Node[]>,
  open: ReadonlySet<string>,
) {
  const nodes = useMemo(
    () => withBranches(branches.get(WHOLE) ?? growNodes(view.rows), branches),
    [view, branches],
  );
  const visible = useMemo(() => visibleRows(nodes, open), [nodes, open]);
  const parents = useMemo(() => allParents(nodes), [nodes]);
  const closed = useMemo(() => findClosed(parents, open), [parents, open]);
  return { nodes, visible, parents, closed };
}

/** Puts the rows that stand open into the address. */
function useWritten(): (nodes: readonly Node[], open: ReadonlySet<string>) => void {
  const { queries } = useShell();
  const navigate = useNavigate();
  return (nodes, open) => {
    const written = writeOpen(openRows(nodes, open), findClosed(allParents(nodes), open));
    void navigate(
      { search: changeQuery(location.search, { [queries.open]: written }) },
      { replace: true, preventScrollReset: true },
    );
  };
}

/** Rows that can be opened, as far as they have come. */
function listParents(nodes: readonly Node[], ids: string[] = []): string[] {
  for (const { id, children } of nodes) {
    if (children === null || children.length === 0) continue;
    ids.push(id);
    listParents(children, ids);
  }
  return ids;
}

/** All rows that have come: as many stand visible once all are open. */
function countRows(nodes: readonly Node[]): number {
  return nodes.reduce((count, { children }) => count + countRows(children ?? []), nodes.length);
}

function withBranch(nodes: readonly Node[], id: string, came: readonly Node[]): readonly Node[] {
  return came.length === 0 ? nodes : withBranches(nodes, new Map([[id, came]]));
}

function findClosed(parents: readonly string[] | null, open: ReadonlySet<string>): string[] | null {
  return parents && parents.filter((id) => !open.has(id));
}

function findNode(nodes: readonly Node[], id: string): Node | null {
  for (const node of nodes) {
    const found = node.id === id ? node : node.children && findNode(node.children, id);
    if (found) return found;
  }
  return null;
}
