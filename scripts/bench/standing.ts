// The goals of the portal, one line each: the worst that was measured of it, on whichever page and in whichever state, beside its goal.

import { verdict, withUnit } from '../harness/lines.ts';
import type { KeptFigure } from './report.ts';

/** Each goal, and the lines that it is about. */
const GOALS: readonly (readonly [goal: string, about: RegExp])[] = [
  ['figures visible / limit', /^pages · \S+ · (?:figures|text) visible /],
  ['largest paint / limit', /^pages · \S+ · largest paint /],
  ['repeat visit / limit', /^pages · .* · repeat visit \/ limit$/],
  ['repeat visit, bytes of bodies', /^pages · .* · repeat visit, bytes/],
  ['HTML up to the first picture', / · of them up to the first picture$/],
  ['inline styles', / · of them inline styles$/],
  ['scripts before a touch', / · scripts before a touch$/],
  ['whole first view without fonts', / · whole first view without fonts$/],
  ['scripts once alive', / · scripts once alive$/],
  ['blocking time until the first touch', /^pages · \S+ · blocking time$/],
  ['layout shift', / · layout shift$/],
  ['woken when idle: figures visible / limit', /, waking when idle · (?:figures|text) visible /],
  ['woken when idle: largest paint / limit', /, waking when idle · largest paint /],
  ['woken when idle: longest task', /, waking when idle · longest task$/],
  ['touch → alive', /: touch → alive$/],
  ['touch / the browser’s own navigation', / \/ the browser’s own navigation$/],
  [
    'touch, where idle time has woken',
    /, woken when idle · (?:choices|settings|menu) opened by \w+$/,
  ],
  ['filter changed', /, (?:asleep|alive) · filter changed by \w+$/],
  ['page changed', /, (?:asleep|alive) · page changed by \w+$/],
  ['page changed after a hover', / · page changed by \w+, after a hover$/],
  ['node opened', /, (?:asleep|alive) · node opened by \w+$/],
  ['node opened, bytes', / · node opened by \w+, bytes$/],
  ['old phone: figures visible / limit', /, old phone · (?:figures|text) visible /],
  ['old phone: largest paint / limit', /, old phone · largest paint /],
  ['grid, time per scrolled frame / pool', / · processor time per scrolled frame \/ pool$/],
  ['grid, blank frames', / · blank frames$/],
  ['grid, expand all / pool', / · expand all \/ pool$/],
  ['cached answer / raw node:http', /^server · cached answer, /],
  ['start: ready', /^start · start, .* · \/readyz$/],
  ['start: memory', /^start · start, .* · resident memory/],
];

/** Cells of every goal of which something was measured: its name, the goal, the worst, its verdict, how many lines reach it, which is the worst. */
export function standing(lines: readonly KeptFigure[]): string[][] {
  return GOALS.flatMap(([name, about]) => {
    const own = lines.filter(({ id, goal }) => goal !== null && about.test(id));
    const [worst] = own.toSorted((a, b) => share(b) - share(a));
    if (!worst) return [];
    const { id, value, unit, goal } = worst;
    const good = own.filter((line) => share(line) <= 1).length;
    return [
      [
        name,
        `≤ ${goal}${unit && ` ${unit}`}`,
        withUnit(value ?? NaN, unit),
        verdict({ good: good === own.length }),
        `${good} of ${own.length}`,
        id.slice(id.indexOf(' · ') + 3, id.lastIndexOf(' · ')),
      ],
    ];
  });
}

/** Of the goal; what could not be measured is worse than anything. */
function share({ value, goal }: KeptFigure): number {
  if (value === null) return Infinity;
  return value === 0 ? 0 : value / (goal ?? NaN);
}
