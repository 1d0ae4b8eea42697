// Lines and areas of a composed answer, drawn in the browser from a specification made at run time.

import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useVegaEmbed } from 'react-vega';
import { expressionInterpreter } from 'vega-interpreter';

import { buildChartData } from '../../charts/data.ts';
import { numberLocale } from '../../charts/numbers.ts';
import { useAmountStyle } from '../../data/useShell.ts';
import type { Size } from './areasSpec.ts';
import { composedSpec } from './composedSpec.ts';
import type { CubeDrawingView } from './cube.kind.ts';
import { onlyEmptied } from './onlyEmptied.ts';

interface ComposedProps {
  readonly drawing: CubeDrawingView;
  readonly label: string;
}

/** Loaded on demand; `label` describes the drawing for screen readers. */
export default function Composed({ drawing, label }: ComposedProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const size = usePlace(place);
  return (
    <div ref={place} className="cube-composed" role="img" aria-label={label}>
      {size.width === 0 ? null : <Embedded drawing={drawing} size={size} />}
      {drawing.way === 'treemap' ? <Key drawing={drawing} /> : null}
    </div>
  );
}

function Embedded({
  drawing,
  size,
}: Pick<ComposedProps, 'drawing'> & { readonly size: Size }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const style = useAmountStyle();
  const spec = useMemo(
    () => composedSpec(drawing, buildChartData(drawing.rows), size),
    [drawing, size],
  );
  const options = useMemo(
    () => ({
      actions: false,
      tooltip: false,
      defaultStyle: false,
      ast: true,
      expr: expressionInterpreter,
      renderer: 'svg',
      formatLocale: (numberLocale(style) as { readonly number: object }).number,
    }),
    [style],
  );
  useVegaEmbed({ ref: place, spec, options: options as never });
  const hold = (element: HTMLDivElement | null) => {
    place.current = element;
    if (element) onlyEmptied(element);
  };
  return <div ref={hold} aria-hidden="true" />;
}

/** What each colour is. */
function Key({ drawing }: Pick<ComposedProps, 'drawing'>): ReactNode {
  const series = new Map(buildChartData(drawing.rows).map((row) => [row.series, row]));
  return (
    <ul className="key" aria-hidden="true">
      {[...series.values()].map(({ series: name, seriesLabel, color }) => (
        <li key={name}>
          <svg viewBox="0 0 10 10">
            <rect width="10" height="10" fill={color} />
          </svg>
          {seriesLabel}
        </li>
      ))}
    </ul>
  );
}

/** As wide as its place, in letters of the page. */
function usePlace(place: RefObject<HTMLDivElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, letter: 13, family: 'sans-serif' });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watching = new ResizeObserver(() => {
      const { fontSize, fontFamily: family } = getComputedStyle(element);
      const letter = Number.parseInt(fontSize, 10);
      const width = Math.floor(element.clientWidth);
      setSize((before) =>
        before.width === width && before.letter === letter ? before : { width, letter, family },
      );
    });
    watching.observe(element);
    return () => watching.disconnect();
  }, [place]);
  return size;
}
