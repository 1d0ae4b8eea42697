// The words of Vega-Lite that a template is held against before it is compiled: the compiler itself stumbles over others without naming them.

import { isObject } from '../model/lookup.ts';

/** A word of a template that the language does not have. */
export interface StrangeWord {
  /** Below the specification. */
  readonly pointer: string;
  readonly what: 'key' | 'value';
  readonly written: string;
  readonly allowed: readonly string[];
}

const MARKS =
  'arc area bar boxplot circle errorband errorbar geoshape image line point rect rule square text tick trail'.split(
    ' ',
  );
/** Of what channels say in words: which there are. */
const WORDS = {
  type: ['quantitative', 'nominal', 'ordinal', 'temporal', 'geojson'],
  stack: ['zero', 'center', 'normalize'],
};
const VIEWS = ['layer', 'concat', 'hconcat', 'vconcat'];
const KEYS = [
  ...VIEWS,
  ...'align autosize background bounds center columns config data datasets description encoding facet height mark name padding params projection repeat resolve spacing spec title transform usermeta view width $schema'.split(
    ' ',
  ),
];
const CHANNELS =
  'x y x2 y2 xError xError2 yError yError2 xOffset yOffset theta theta2 radius radius2 longitude latitude longitude2 latitude2 color fill stroke opacity fillOpacity strokeOpacity strokeWidth strokeDash size angle shape key text href url description tooltip detail order facet row column time'.split(
    ' ',
  );

/** Keys of views, marks, channels and types of fields that there are not. */
export function* strangeWords(spec: unknown, pointer = ''): Generator<StrangeWord> {
  if (!isObject(spec)) return;
  for (const key of Object.keys(spec)) if (!KEYS.includes(key)) yield strange(pointer, key, KEYS);
  yield* strangeMark(spec['mark'], `${pointer}/mark`);
  yield* strangeChannels(spec['encoding'], `${pointer}/encoding`);
  yield* strangeWords(spec['spec'], `${pointer}/spec`);
  for (const key of VIEWS)
    for (const [i, view] of listIn(spec[key]).entries())
      yield* strangeWords(view, `${pointer}/${key}/${i}`);
}

function* strangeMark(mark: unknown, pointer: string): Generator<StrangeWord> {
  const [written, place] = isObject(mark) ? [mark['type'], `${pointer}/type`] : [mark, pointer];
  if (typeof written === 'string' && !MARKS.includes(written))
    yield { pointer: place, what: 'value', written, allowed: MARKS };
}

function* strangeChannels(encoding: unknown, pointer: string): Generator<StrangeWord> {
  if (!isObject(encoding)) return;
  for (const [channel, written] of Object.entries(encoding)) {
    if (!CHANNELS.includes(channel)) yield strange(pointer, channel, CHANNELS);
    const place = `${pointer}/${channel}`;
    for (const [i, channelDef] of listIn(Array.isArray(written) ? written : [written]).entries()) {
      for (const [key, allowed] of Object.entries(WORDS)) {
        const word = isObject(channelDef) ? channelDef[key] : undefined;
        const at = `${place}${Array.isArray(written) ? `/${i}` : ''}/${key}`;
        if (typeof word === 'string' && !allowed.includes(word))
          yield { pointer: at, what: 'value', written: word, allowed };
      }
    }
  }
}

function strange(pointer: string, key: string, allowed: readonly string[]): StrangeWord {
  return { pointer: `${pointer}/${key}`, what: 'key', written: key, allowed };
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
