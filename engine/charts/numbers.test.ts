// Numbers of charts carry the signs of the page's language.

import { parse, View } from 'vega';
import { expect, it } from 'vitest';

import { numberStyle } from '../language/conventions.ts';
import { numberLocale } from './draw.ts';

it.each([
  ['uk-UA', '-1\u00a0234\u00a0567,5'],
  ['de-DE', '-1.234.567,5'],
  ['en-US', '-1,234,567.5'],
  ['en-IN', '-12,34,567.5'],
])('a chart writes numbers as in %s', (tag, written) => {
  const runtime = parse({ signals: [{ name: 'text', update: "format(-1234567.5, ',.1f')" }] });
  const view = new View(runtime, {
    renderer: 'none',
    locale: numberLocale(numberStyle(tag)),
  } as never);
  view.run();
  expect(view.signal('text')).toBe(written);
  view.finalize();
});
