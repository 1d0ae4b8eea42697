// The palettes: every colour of words and marks against what it stands on, computed for each reader and each device.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { TINT } from '../engine/charts/marks.ts';
import { at, first, assertDefined } from '../engine/model/lookup.ts';

interface Rule {
  readonly media: string;
  readonly selector: string;
  readonly values: ReadonlyMap<string, string>;
}

/** How a page is looked at. */
interface Look {
  readonly vision: 'usual' | 'impaired';
  readonly theme: 'auto' | 'light' | 'dark';
  readonly device: 'light' | 'dark';
  readonly on: 'screen' | 'paper';
}

const RULES = rulesOf(readFileSync(new URL('../site/theme.css', import.meta.url), 'utf8'));
const SURFACES = ['--paper', '--ground', '--accent-soft'];
const MEANINGS = ['income', 'expenditure', 'gap', 'debt', 'transfer'];

const LOOKS: Look[] = (['usual', 'impaired'] as const).flatMap((vision) =>
  (['auto', 'light', 'dark'] as const).flatMap((theme) =>
    (['light', 'dark'] as const).flatMap((device) =>
      (['screen', 'paper'] as const).map((on) => ({ vision, theme, device, on })),
    ),
  ),
);

describe.each(LOOKS)('vision $vision, colours $theme, a $device device, $on', (look) => {
  const { vision, theme, device, on } = look;
  const palette = paletteOf(look);
  const wanted = vision === 'impaired' ? 7 : 4.5;
  const between = (a: string, b: string) => contrast(palette(a), palette(b));

  it('is dark exactly where the reader or the device says so, and never on paper', () => {
    const dark = on === 'screen' && (theme === 'dark' || (theme === 'auto' && device === 'dark'));
    expect(luminance(palette('--paper')) < 0.1).toBe(dark);
    expect(palette('color-scheme')).toBe(dark ? 'dark' : 'light');
  });

  it.each(['--ink', '--ink-soft', '--accent'])('%s can be read on every surface', (ink) => {
    for (const surface of SURFACES) {
      const soft = vision === 'usual' && surface === '--accent-soft' ? 4.5 : wanted;
      expect(between(ink, surface), surface).toBeGreaterThanOrEqual(soft);
    }
  });

  it('the bar of invented figures can be read by everybody', () => {
    expect(between('--warn', '--warn-soft')).toBeGreaterThanOrEqual(7);
    expect(between('--warn', '--paper')).toBeGreaterThanOrEqual(wanted);
  });

  it.each([...MEANINGS, 'item'])(
    'words of %s can be read, its mark and outline be seen',
    (word) => {
      for (const surface of ['--paper', '--ground']) {
        expect(between(`--m-${word}-text`, surface)).toBeGreaterThanOrEqual(wanted);
        expect(between(`--m-${word}`, surface)).toBeGreaterThanOrEqual(3);
      }
      const tint = mix(palette(`--m-${word}`), palette('--paper'), TINT);
      expect(contrast(palette(`--m-${word}`), tint)).toBeGreaterThanOrEqual(1.9);
    },
  );

  it('years before are seen beside the paper, and what is left over where eyes are weak', () => {
    expect(between('--m-last', '--paper')).toBeGreaterThanOrEqual(3);
    expect(between('--m-rest', '--paper')).toBeGreaterThanOrEqual(vision === 'impaired' ? 3 : 2);
    expect(between('--line-strong', '--paper')).toBeGreaterThanOrEqual(3);
  });

  it('every series of a chart is seen', () => {
    for (let i = 1; i <= 8; i++)
      expect(between(`--chart-${i}`, '--paper'), `--chart-${i}`).toBeGreaterThanOrEqual(3);
  });
});

it('a reader with impaired vision has palettes of their own, one for light and one for dark', () => {
  for (const theme of ['light', 'dark'] as const) {
    const [usual, impaired] = (['usual', 'impaired'] as const).map((vision) =>
      paletteOf({ vision, theme, device: 'light', on: 'screen' }),
    );
    for (const name of [
      '--ink',
      '--accent',
      '--m-income-text',
      '--m-expenditure',
      '--m-gap',
      '--m-debt',
      '--m-transfer',
    ])
      expect(assertDefined(impaired)(name), name).not.toBe(assertDefined(usual)(name));
  }
});

it('what the device chooses is what the reader would choose', () => {
  for (const vision of ['usual', 'impaired'] as const) {
    const chosen = paletteOf({ vision, theme: 'dark', device: 'light', on: 'screen' });
    const device = paletteOf({ vision, theme: 'auto', device: 'dark', on: 'screen' });
    for (const name of namesOf()) expect(device(name), name).toBe(chosen(name));
  }
});

/** Value of a custom property as a look has it, other properties put in. */
function paletteOf(look: Look): (name: string) => string {
  const values = new Map<string, string>();
  const holding = RULES.filter((rule) => holds(rule, look));
  for (const strength of [0, 1, 2])
    for (const rule of holding.filter(({ selector }) => strengthOf(selector) === strength))
      for (const [name, value] of rule.values) values.set(name, value);
  const schemes = assertDefined(values.get('color-scheme')).split(' ');
  const scheme = schemes.includes(look.device) ? look.device : first(schemes);
  const read = (name: string): string => {
    const value = name === 'color-scheme' ? scheme : assertDefined(values.get(name));
    const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
    const chosen = (scheme === 'dark' ? dark : light) ?? value;
    const other = /^var\((--[\w-]+)\)$/.exec(chosen)?.[1];
    return other === undefined ? chosen : read(other);
  };
  return read;
}

function holds({ media, selector }: Rule, { vision, theme, device, on }: Look): boolean {
  if (media.includes('forced-colors') || selector.startsWith('.')) return false;
  if (media.includes('screen') && on === 'paper') return false;
  if (media.includes('prefers-color-scheme: dark') && device === 'light') return false;
  return [...selector.matchAll(/\[data-(\w+)='(\w+)'\]/g)].every(
    ([, name, value]) => ({ vision, theme })[name as 'vision' | 'theme'] === value,
  );
}

function strengthOf(selector: string): number {
  return selector === ':root' ? 0 : [...selector.matchAll(/\[/g)].length;
}

function namesOf(): string[] {
  return [
    ...assertDefined(RULES.find(({ selector }) => selector === ':root')).values.keys(),
  ].filter((name) => name.startsWith('--') && !/sans|serif|target/.test(name));
}

function rulesOf(text: string): Rule[] {
  const rules: Rule[] = [];
  let media = '';
  const parts = /@media ([^{]+)\{|([^{}@]+)\{([^{}]*)\}|\}/g;
  for (const [, opened, selector, body] of text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(parts)) {
    if (opened !== undefined) media = opened.trim();
    else if (selector === undefined || body === undefined) media = '';
    else rules.push({ media, selector: selector.trim(), values: valuesOf(body) });
  }
  return rules;
}

function valuesOf(body: string): Map<string, string> {
  return new Map(
    [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (assertDefined(light) + 0.05) / (assertDefined(dark) + 0.05);
}

/** A colour laid over another, as strong as it says. */
function mix(colour: string, over: string, strong: number): string {
  const [above, below] = [partsOf(colour), partsOf(over)];
  const mixed = above.map((part, i) => part * strong + at(below, i) * (1 - strong));
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const parts = partsOf(colour).map((whole) => {
    const part = whole / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * first(parts) + 0.7152 * at(parts, 1) + 0.0722 * at(parts, 2);
}

/** Red, green and blue, 0 to 255. */
function partsOf(colour: string): number[] {
  const digits = assertDefined(/^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(colour)?.[1]);
  const pairs =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  return assertDefined(pairs).map((pair) => Number.parseInt(pair, 16));
}
