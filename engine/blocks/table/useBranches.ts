// The branches asked for a table, by the row they stand below, and what is said of them.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAnswers } from '../../data/answers.ts';
import { AskError } from '../../data/ask.ts';
import { fetching, tellFailure } from '../../data/fetching.ts';
import { useGoing } from '../../data/navigate.ts';
import { useShell } from '../../data/useShell.ts';
import type { Scale } from '../../language/amounts.ts';
import { first, assertDefined } from '../../model/lookup.ts';
import { growNodes, visibleRows, type Node } from './openRows.ts';
import { nodesFromApi } from './rows.ts';
import type { TableView } from './table.kind.ts';

/** Stands for the whole tree where a branch is asked. */
export const WHOLE = '';

export interface TableBranches {
  readonly branches: ReadonlyMap<string, readonly Node[]>;
  /** `again` does what asked for the branch once more. */
  readonly ask: (id: string, again: () => void) => Promise<readonly Node[] | null>;
  readonly waiting: boolean;
  readonly said: string;
  readonly say: (words: string) => void;
}

/** Branches asked so far, by the row they stand below; null is answered where one did not come. */
export function useBranches(view: TableView, reset: () => void): TableBranches {
  const { t } = useTranslation();
  const { locale, fallback, units } = useShell();
  const answers = useAnswers();
  const going = useGoing();
  const [branches, setBranches] = useState<TableBranches['branches']>(new Map());
  const [waiting, setWaiting] = useState(false);
  const [said, setSaid] = useState('');
  // the same table in another order, in another unit, or with other rows looked for: it stays, and what was asked for it goes
  const stamp = buildStamp(view);
  const [stamped, setStamped] = useState(stamp);
  if (stamped !== stamp) {
    setStamped(stamp);
    setBranches(new Map());
    setSaid(saidOf(t, view));
    reset();
  }
  const ask: TableBranches['ask'] = async (id, again) => {
    setWaiting(true);
    try {
      const items = await fetching(assertDefined(answers).branch(view.call, id, locale.code));
      const came = nodesFromApi(items, {
        columns: view.columns,
        sort: view.sort,
        unit: buildUnit(view, units),
        ...(view.valued ? { valued: view.valued } : {}),
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
      // its ledger is not kept any more: the page comes anew with the figures that serve, or says so
      if (code === 'ledger-gone') void going?.refresh();
      else tellFailure({ text: 'table.branch-failed', error: code, from: view.call, again });
      setSaid('');
      return null;
    } finally {
      setWaiting(false);
    }
  };
  return { branches, ask, waiting, said, say: setSaid };
}

function buildUnit(
  { unit, valued }: TableView,
  units: ReturnType<typeof useShell>['units'],
): Scale {
  if (valued && unit === undefined) return valued.scale;
  return units.find(({ value }) => value === unit) ?? first(units);
}

/** What makes the rows of a table others: branches that were asked for them fit no more. */
function buildStamp({ call, sort, find, unit, valued }: TableView): string {
  return [call, sort, find, unit ?? '', JSON.stringify(valued?.rules)].join('\n');
}

/** What stands in the table now: period and unit, and how many rows. */
function saidOf(
  t: ReturnType<typeof useTranslation>['t'],
  { caption, find, found, rows, open }: TableView,
): string {
  const seen = visibleRows(growNodes(rows), new Set(open)).length;
  const count =
    find === '' ? t('table.count', { count: seen }) : t('table.found', { count: found });
  return `${caption}; ${count}`;
}
