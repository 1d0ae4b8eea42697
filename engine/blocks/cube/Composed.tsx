// Lines and areas of a composed answer, drawn in the browser from a specification made at run time.

import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useVegaEmbed } from 'react-vega';
import { expressionInterpreter } from 'vega-interpreter';

import { dataOf } from '../../charts/data.ts';
import { numberLocale } from '../../charts/numbers.ts';
import { useAmountStyle } from '../../data/useShell.ts';
import { composedSpec } from './composedSpec.ts';
import type { CubeDrawingView } from './cube.kind.ts';
import { onlyEmptied } from './onlyEmptied.ts';

interface ComposedProps {
  readonly drawing: CubeDrawingView;
  readonly label: string;
}

export default function Composed({ drawing, label }: ComposedProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { width, letter } = usePlace(place);
  return (
    <div ref={place} className="cube-composed" role="img" aria-label={label}>
      {width === 0 ? null : <Embedded drawing={drawing} width={width} letter={letter} />}
    </div>
  );
}

interface Size {
  readonly width: number;
  /** The size of the reader's letters. */
  readonly letter: number;
}

function Embedded({ drawing, width, letter }: Size & Pick<ComposedProps, 'drawing'>): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const style = useAmountStyle();
  const spec = useMemo(
    () => composedSpec(drawing, dataOf(drawing.rows), { width, letter }),
    [drawing, width, letter],
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
  useVegaEmbed({ ref: place, spec: spec as never, options: options as never });
  const hold = (element: HTMLDivElement | null) => {
    place.current = element;
    if (element) onlyEmptied(element);
  };
  return <div ref={hold} aria-hidden="true" />;
}

/** As wide as its place, in letters of the page. */
function usePlace(place: RefObject<HTMLDivElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, letter: 13 });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watching = new ResizeObserver(() => {
      const letter = Number.parseInt(getComputedStyle(element).fontSize, 10);
      setSize({ width: Math.floor(element.clientWidth), letter });
    });
    watching.observe(element);
    return () => watching.disconnect();
  }, [place]);
  return size;
}
