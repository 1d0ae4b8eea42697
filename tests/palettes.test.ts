// The palettes: every colour of words and marks against what it stands on, computed for each reader and each device.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { TINT } from '../engine/charts/marks.ts';
import { at, first, assertDefined } from '../engine/model/lookup.ts';
import { CHOICES } from '../engine/shell/look.ts';

interface Rule {
  readonly media: string;
  readonly selector: string;
  readonly values: ReadonlyMap<string, string>;
}

/** How a page is looked at. */
interface Look {
  readonly vision: (typeof CHOICES.vision)[number];
  readonly theme: (typeof CHOICES.theme)[number];
  readonly device: 'light' | 'dark';
  /** What the device asks for. */
  readonly contrast: 'usual' | 'more';
  readonly on: 'screen' | 'paper';
}

const RULES = rulesOf(readFileSync(new URL('../site/theme.css', import.meta.url), 'utf8'));
const SURFACES = ['--paper', '--ground', '--accent-soft'];
const MEANINGS = ['income', 'expenditure', 'gap', 'debt', 'transfer'];

const LOOKS: Look[] = CHOICES.vision.flatMap((vision) =>
  CHOICES.theme.flatMap((theme) =>
    (['light', 'dark'] as const).flatMap((device) =>
      (['usual', 'more'] as const).flatMap((contrast) =>
        (['screen', 'paper'] as const).map((on) => ({ vision, theme, device, contrast, on })),
      ),
    ),
  ),
);

/** Of two colours: what is read is written in one, on the other. */
const SCHEMES = CHOICES.theme.filter((theme) => !['auto', 'light', 'dark'].includes(theme));

const NAME = 'vision $vision, colours $theme, a $device device that wants $contrast contrast, $on';

describe.each(LOOKS)(NAME, (look) => {
  const { vision, theme, device, contrast: more, on } = look;
  const palette = paletteOf(look);
  const isStrong = vision === 'impaired' || more === 'more' || SCHEMES.includes(theme);
  const wanted = isStrong ? 7 : 4.5;
  const between = (a: string, b: string) => contrast(palette(a), palette(b));

  it('is dark exactly where the reader or the device says so, and never on paper', () => {
    const asked = ['dark', 'white'].includes(theme) || (theme === 'auto' && device === 'dark');
    const dark = on === 'screen' && asked;
    expect(luminance(palette('--paper')) < 0.1).toBe(dark);
    expect(palette('color-scheme')).toBe(dark ? 'dark' : 'light');
  });

  it.each(['--ink', '--ink-soft', '--accent'])('%s can be read on every surface', (ink) => {
    for (const surface of SURFACES) {
      const soft = !isStrong && surface === '--accent-soft' ? 4.5 : wanted;
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
    expect(between('--m-rest', '--paper')).toBeGreaterThanOrEqual(isStrong ? 3 : 2);
    expect(between('--line-strong', '--paper')).toBeGreaterThanOrEqual(3);
  });

  it('every series of a chart is seen', () => {
    for (let i = 1; i <= 8; i++)
      expect(between(`--chart-${i}`, '--paper'), `--chart-${i}`).toBeGreaterThanOrEqual(3);
  });

  it('no two series of a chart, and no two meanings, have one tone', () => {
    const charts = Array.from({ length: 8 }, (_, i) => `--chart-${i + 1}`);
    const marks = MEANINGS.map((meaning) => `--m-${meaning}`);
    for (const names of [charts, marks])
      for (const [i, one] of names.entries())
        for (const other of names.slice(i + 1))
          expect(apart(palette(one), palette(other)), `${one} ${other}`).toBeGreaterThan(0.04);
  });
});

it('a reader with impaired vision has palettes of their own, one for light and one for dark', () => {
  for (const theme of ['light', 'dark'] as const) {
    const [usual, impaired] = (['usual', 'impaired'] as const).map((vision) =>
      paletteOf({ vision, theme, device: 'light', contrast: 'usual', on: 'screen' }),
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
  const usual = { device: 'light', contrast: 'usual', on: 'screen' } as const;
  const same = (one: Look, other: Look) => {
    for (const name of namesOf()) expect(paletteOf(one)(name), name).toBe(paletteOf(other)(name));
  };
  for (const vision of CHOICES.vision)
    same({ ...usual, vision, theme: 'auto', device: 'dark' }, { ...usual, vision, theme: 'dark' });
  for (const theme of CHOICES.theme)
    same(
      { ...usual, vision: 'usual', theme, contrast: 'more' },
      { ...usual, vision: 'impaired', theme },
    );
});

it.each(SCHEMES)('of the colours %s words have one, and stand on the other', (theme) => {
  const palette = paletteOf({
    vision: 'usual',
    theme,
    device: 'light',
    contrast: 'usual',
    on: 'screen',
  });
  const words = namesOf().filter((name) => /^--(ink|accent$|warn$)|-text$/.test(name));
  expect(words.length).toBeGreaterThan(8);
  expect(new Set(words.map(palette))).toEqual(new Set([palette('--ink')]));
});

it('what stands across every sheet of invented figures has the contrast of words for who needs it', () => {
  const text = readFileSync(new URL('../engine/shell/shell.css', import.meta.url), 'utf8');
  const [, colour = ''] = /--across: (#\w+);/.exec(text) ?? [];
  expect(contrast(colour, '#fff')).toBeGreaterThanOrEqual(7);
  expect(text).toMatch(/\[data-vision='impaired'\] \.across \{[^}]*opacity: 1;/);
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

function holds({ media, selector }: Rule, look: Look): boolean {
  const { vision, theme, device, contrast: asked, on } = look;
  if (media.includes('forced-colors') || selector.startsWith('.')) return false;
  if (media.includes('prefers-contrast') && asked === 'usual') return false;
  if (media.includes('screen') && on === 'paper') return false;
  if (media.includes('prefers-color-scheme: dark') && device === 'light') return false;
  const matches = [...selector.matchAll(/\[data-(\w+)='(\w+)'\]/g)].map(
    ([, name, value]) => ({ vision, theme })[name as 'vision' | 'theme'] === value,
  );
  if (selector.includes(':not(')) return !matches.includes(true);
  // one of a list, or what stands for all
  return matches.length === 0 || matches.includes(true);
}

function strengthOf(selector: string): number {
  if (selector === ':root') return 0;
  return selector.includes(':not(') ? 2 : 1;
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

/** How far two colours are from each other to the eye (OKLab). */
function apart(one: string, other: string): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(...a.map((part, i) => part - at(b, i)));
}

function labOf(colour: string): number[] {
  const rgb = partsOf(colour).map(linear);
  const mixed = (weights: readonly number[], parts: readonly number[]) =>
    weights.reduce((sum, weight, i) => sum + weight * at(parts, i), 0);
  const cones = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((weights) => Math.cbrt(mixed(weights, rgb)));
  return [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ].map((weights) => mixed(weights, cones));
}

/** 0 to 255 of the screen → light, 0 to 1. */
function linear(whole: number): number {
  const part = whole / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const parts = partsOf(colour).map(linear);
  return 0.2126 * first(parts) + 0.7152 * at(parts, 1) + 0.0722 * at(parts, 2);
}

/** Red, green and blue, 0 to 255. */
function partsOf(colour: string): number[] {
  const digits = assertDefined(/^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(colour)?.[1]);
  const pairs =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  return assertDefined(pairs).map((pair) => Number.parseInt(pair, 16));
}
