// Sizes of the grid on the full screen: of its letters, of what stands in it, of the window.

import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { formatColumnTitle } from './cells.ts';
import { fitColumns, countLines, measuring, type TextMeasure } from './fitting.ts';
import type { VisibleRow } from './openRows.ts';
import type { TableView } from './table.kind.ts';

export interface GridFitting {
  readonly name: number;
  readonly rest: readonly number[];
  readonly frozen: boolean;
  readonly headHeight: number;
  readonly rowHeight: number | ((row: VisibleRow) => number);
  /** Whether names longer than the lines of a row are cut: where there are so many rows that all are as tall. */
  readonly cut: boolean;
}

interface Fitted {
  readonly view: TableView;
  readonly rows: readonly VisibleRow[];
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

/** What the letters of the document are. */
interface Letters {
  readonly measure: TextMeasure;
  /** Pixels of a letter of the grid, and of the page. */
  readonly size: number;
  readonly rem: number;
  /** The least height of what is pressed. */
  readonly target: number;
  readonly available: number;
  readonly narrow: boolean;
}

/** Of the size of the page's letters, as zoom.css has it. */
const SIZE = 0.9;
const LINE = 1.25;
/** So many rows are looked at for the widest figures: sums stand above their parts. */
const LOOKED_AT = 400;
/** So many rows at most are each as tall as its name. */
const EACH_ITS_OWN = 600;
/** Letters that names have at least beside each other. */
const NAME_EMS = 11;

/** Null until the full screen stands, whose letters are measured. */
export function useFitting({ view, rows, dialog }: Fitted): GridFitting | null {
  const { t } = useTranslation();
  const letters = useLetters(dialog);
  // of the rows as they were when these figures came: widths do not follow each row that opens
  const [looked, setLooked] = useState({ view, rows });
  if (looked.view !== view) setLooked({ view, rows });
  const columns = useMemo(() => {
    if (letters === null) return null;
    const { measure, size, available } = letters;
    return fitColumns(
      view.columns.map((column, i) => ({
        title: formatColumnTitle(column),
        texts: looked.rows.slice(0, LOOKED_AT).map((row) => row.node.values[i] ?? ''),
      })),
      { measure, beside: size * 1.25 + 4, names: size * NAME_EMS, available },
    );
  }, [letters, looked, view.columns]);
  const each = rows.length <= EACH_ITS_OWN;
  return useMemo(() => {
    if (letters === null || columns === null) return null;
    const { measure, size, rem, target, narrow } = letters;
    const height = (lines: number) => Math.max(target, Math.ceil(lines * size * LINE + 0.7 * rem));
    const lines = ({ node }: VisibleRow) =>
      countLines(
        `${node.code} ${node.name}`,
        Math.max(3 * size, columns.name - size * 1.25 - 4 - rem * indentOf(node.level, narrow)),
        measure,
      );
    return {
      ...columns,
      headHeight: height(
        Math.max(columns.lines, countLines(t('table.name'), columns.name, measure)),
      ),
      rowHeight: each ? (row) => height(lines(row)) : height(narrow ? 4 : 2),
      cut: !each,
    };
  }, [letters, columns, each, t]);
}

/** As zoom.css sets a name in, in letters of the page. */
function indentOf(level: number, narrow: boolean): number {
  const steps = Math.max(0, Math.min(5, level - 1));
  return level === 0 ? 0 : 1.25 + (narrow ? 0.5 * Math.min(1, steps) : steps);
}

/** Anew when the dialog opens, and when it is as wide as another window. */
function useLetters(dialog: RefObject<HTMLDialogElement | null>): Letters | null {
  const [letters, setLetters] = useState<Letters | null>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // closed it is nothing wide
    const watched = new ResizeObserver(() => {
      if (element.clientWidth > 0) setLetters(buildLetters(element));
    });
    watched.observe(element);
    return () => watched.disconnect();
  }, [dialog]);
  return letters;
}

function buildLetters(dialog: HTMLElement): Letters {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { fontFamily, paddingLeft, paddingRight } = getComputedStyle(dialog);
  const size = rem * SIZE;
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas) canvas.font = `600 ${size}px ${fontFamily}`;
  const target = getComputedStyle(dialog).getPropertyValue('--target');
  return {
    measure: measuring((text) => canvas?.measureText(text).width ?? text.length * size * 0.6),
    size,
    rem,
    target: Number.parseFloat(target) * rem || 2 * rem,
    // without what the bar that scrolls takes
    available:
      dialog.clientWidth -
      Number.parseFloat(paddingLeft) -
      Number.parseFloat(paddingRight) -
      SCROLLBAR,
    narrow: window.matchMedia('(max-width: 40rem)').matches,
  };
}

const SCROLLBAR = 18;
