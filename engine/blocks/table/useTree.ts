// Which rows of a table stand open, and the branches asked for them; the address always says the same.

import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { useNavigate, useRevalidator } from 'react-router';

import { useAnswers } from '../../data/answers.ts';
import { AskError } from '../../data/ask.ts';
import { fetching, tellFailure } from '../../data/fetching.ts';
import { useShell } from '../../data/useShell.ts';
import { first, there } from '../../model/lookup.ts';
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
import { nodesFromApi } from './rows.ts';

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

const WHOLE = '';

/** State of one table of one answer: give it a `key` that changes with the answer. */
export function useTree(view: TableView): OpenTree {
  const { t } = useTranslation();
  const { queries } = useShell();
  const navigate = useNavigate();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(view.open));
  const { branches, ask, waiting, said, say, forget } = useBranches(view);
  // the same table in another order, in another unit, or with other rows looked for: it stays, and what was asked for it goes
  const stamp = stampOf(view);
  const [stamped, setStamped] = useState(stamp);
  if (stamped !== stamp) {
    setStamped(stamp);
    setOpen(new Set(view.open));
    forget();
    say(saidOf(t, view));
  }
  const nodes = useMemo(
    () => withBranches(branches.get(WHOLE) ?? growNodes(view.rows), branches),
    [view, branches],
  );
  const visible = useMemo(() => visibleRows(nodes, open), [nodes, open]);
  const parents = useMemo(() => allParents(nodes), [nodes]);
  const closed = useMemo(() => closedOf(parents, open), [parents, open]);
  const allOpen = closed?.length === 0;
  // what stands now, also for a branch that comes after other rows were opened
  const now = useRef({ open, nodes });
  useEffect(() => {
    now.current = { open, nodes };
  }, [open, nodes]);

  const show = (next: ReadonlySet<string>, tree: readonly Node[]) => {
    now.current = { open: next, nodes: tree };
    setOpen(next);
    const known = tree === nodes ? parents : allParents(tree);
    void navigate(
      {
        search: changeQuery(location.search, {
          [queries.open]: writeOpen(openRows(tree, next), closedOf(known, next)),
        }),
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const toggle = async (id: string) => {
    const next = new Set(now.current.open);
    if (next.delete(id)) return show(next, now.current.nodes);
    const came =
      findNode(now.current.nodes, id)?.children === null
        ? await ask(id, () => void toggle(id))
        : [];
    if (came)
      show(
        new Set(now.current.open).add(id),
        came.length === 0
          ? now.current.nodes
          : withBranches(now.current.nodes, new Map([[id, came]])),
      );
  };
  const openAll = async () => {
    // what was looked for stays alone
    const whole =
      parents === null && view.find === ''
        ? await ask(WHOLE, () => void openAll())
        : now.current.nodes;
    if (!whole) return;
    const all = new Set(allParents(whole) ?? parentsOf(whole));
    const came = visibleRows(whole, all).length - visible.length;
    show(all, whole);
    say(t('table.branch-came', { count: came }));
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

interface Branches {
  readonly branches: ReadonlyMap<string, readonly Node[]>;
  /** `again` does what asked for the branch once more. */
  readonly ask: (id: string, again: () => void) => Promise<readonly Node[] | null>;
  readonly waiting: boolean;
  readonly said: string;
  readonly say: (words: string) => void;
  readonly forget: () => void;
}

/** Branches asked so far, by the row they stand below; null is answered where one did not come. */
function useBranches(view: TableView): Branches {
  const { t } = useTranslation();
  const { locale, fallback, units } = useShell();
  const answers = useAnswers();
  const { revalidate } = useRevalidator();
  const [branches, setBranches] = useState<Branches['branches']>(new Map());
  const [waiting, setWaiting] = useState(false);
  const [said, setSaid] = useState('');
  const ask: Branches['ask'] = async (id, again) => {
    setWaiting(true);
    try {
      const items = await fetching(there(answers).branch(view.call, id, locale.code));
      const came = nodesFromApi(items, {
        columns: view.columns,
        sort: view.sort,
        unit: units.find(({ value }) => value === view.unit) ?? first(units),
        numbers: locale.numbers,
        locale: locale.code,
        tag: locale.tag,
        fallback,
        breachWords: t('breach.any'),
      });
      setBranches((before) => new Map(before).set(id, came));
      setSaid(t('table.branch-came', { count: came.length }));
      return came;
    } catch (error) {
      const code = error instanceof AskError ? error.code : 'offline';
      // newer figures serve: the page comes anew with them, and says so
      if (code === 'ledger-changed') void revalidate();
      else tellFailure({ text: 'table.branch-failed', error: code, from: view.call, again });
      setSaid('');
      return null;
    } finally {
      setWaiting(false);
    }
  };
  return { branches, ask, waiting, said, say: setSaid, forget: () => setBranches(new Map()) };
}

/** What makes the rows of a table others: branches that were asked for them fit no more. */
function stampOf({ call, sort, find, unit }: TableView): string {
  return [call, sort, find, unit ?? ''].join('\n');
}

/** What stands in the table now: period and unit, and how many rows. */
function saidOf(t: TFunction, { caption, find, found, rows }: TableView): string {
  const count =
    find === '' ? t('table.count', { count: rows.length }) : t('table.found', { count: found });
  return `${caption}; ${count}`;
}

/** Rows that can be opened, as far as they have come. */
function parentsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap(({ id, children }) =>
    children === null || children.length === 0 ? [] : [id, ...parentsOf(children)],
  );
}

function closedOf(parents: readonly string[] | null, open: ReadonlySet<string>): string[] | null {
  return parents && parents.filter((id) => !open.has(id));
}

function findNode(nodes: readonly Node[], id: string): Node | null {
  for (const node of nodes) {
    const found = node.id === id ? node : node.children && findNode(node.children, id);
    if (found) return found;
  }
  return null;
}
