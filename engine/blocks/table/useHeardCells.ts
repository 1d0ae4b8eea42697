// What is heard of the numbers of a table once it is alive: each with the unit of its column, which a reader of cells would not hear.

import { use, useMemo } from 'react';

import { useShell } from '../../data/useShell.ts';
import { hearText } from '../../language/heard.ts';
import { HeardContext } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { isPercent } from './cells.ts';
import type { TableView, ViewColumn } from './table.kind.ts';

/** Undefined where a cell is heard as it is written. */
export type HearCell = (text: string, kind: ViewColumn['kind']) => string | undefined;

/** Says a number with the unit of its column; what is no number is heard as it is written. */
export function useHeardCells({ unit }: TableView, live: boolean): HearCell | null {
  const split = use(HeardContext);
  const { units } = useShell();
  return useMemo(() => {
    if (!live || split === null) return null;
    const short = plainWords(units.find(({ value }) => value === unit)?.short ?? '');
    return (text, kind) => {
      if (kind === 'text' || text === '') return undefined;
      const counted = kind === 'number' ? '' : short;
      const behind = isPercent({ kind }) ? '%' : counted;
      return hearText(behind === '' ? text : `${text} ${behind}`, split);
    };
  }, [live, split, unit, units]);
}
