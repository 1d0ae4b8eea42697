// Loads the chart runtime when a reader touches a drawing, and draws the same rows with it.

import { useRef, useState, type RefObject } from 'react';

import { fetching } from '../../data/fetching.ts';
import { useShell } from '../../data/useShell.ts';
import type { LiveChart } from '../../charts/live.ts';
import type { ChartView } from './chart.kind.ts';

interface Live {
  readonly awake: boolean;
  readonly wake: () => void;
  /** Marks one value; empty marks none. */
  readonly highlight: (key: string) => void;
}

export function useLiveChart(view: ChartView, box: RefObject<HTMLDivElement | null>): Live {
  const { locale } = useShell();
  const [awake, setAwake] = useState(false);
  const live = useRef<Promise<LiveChart | null> | null>(null);
  const wake = () => {
    live.current ??= fetching(import('../../charts/live.ts'))
      .then(async ({ showLive }) => {
        const element = box.current;
        if (!element) return null;
        const shown = await showLive(element, view, locale.numbers);
        setAwake(true);
        return shown;
      })
      .catch(() => null); // the still drawing says the same
  };
  const highlight = (key: string) => {
    wake();
    void live.current?.then((shown) => shown?.highlight(key));
  };
  return { awake, wake, highlight };
}
