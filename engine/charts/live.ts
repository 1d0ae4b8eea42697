// The interactive chart: Vega's view over a specification compiled on the server, without evaluating any code.

import { parse, View, type Spec } from 'vega';
import { expressionInterpreter } from 'vega-interpreter';

import { dataOf, SIZES, type ChartRow, type Size } from './data.ts';
import { numberLocale } from './numbers.ts';

export interface LiveChart {
  readonly highlight: (key: string) => void;
}

/** Draws into an element that is as wide as the still drawing beside it. Nothing is loaded but the specification. */
export async function showLive(
  element: HTMLElement,
  chart: string,
  rows: readonly ChartRow[],
  counted: string,
  locale: string,
): Promise<LiveChart> {
  const size: Size = (element.parentElement?.clientWidth ?? 0) < SIZES.wide ? 'narrow' : 'wide';
  const response = await fetch(`/_chart/${chart}.${size}.json`);
  if (!response.ok) throw new Error(`chart ${chart}: ${response.status}`);
  const runtime = parse((await response.json()) as Spec, undefined, { ast: true });
  const refuse = () => Promise.reject(new Error('charts load nothing'));
  const view = new View(runtime, {
    renderer: 'svg',
    hover: true,
    expr: expressionInterpreter,
    locale: numberLocale(locale),
    loader: { load: refuse, sanitize: refuse, http: refuse, file: refuse },
  } as never);
  view.data('rows', dataOf(rows)).signal('counted', counted);
  view.initialize(element).tooltip(() => {});
  view.addEventListener('pointermove', (_, item) =>
    view.signal('highlight', (item as { datum?: { key?: string } } | null)?.datum?.key ?? '').run(),
  );
  await view.runAsync();
  return {
    highlight: (key) => {
      view.signal('highlight', key).run();
    },
  };
}
