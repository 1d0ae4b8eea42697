// Mistakes of editors, one by one, over a portal that is whole: each gives one message, which stands in a file beside it.

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { assertDefined } from '../engine/model/lookup.ts';
import { HERE, messages, THEMES, wholeOf } from './mistaken.ts';
import { changed } from './overlay.ts';

describe.each(THEMES)('mistakes of %s', (name, theme) => {
  const { cases } = theme;
  const whole = wholeOf(theme);
  const said = new Map<string, string>();

  it('stand over a portal without mistakes', () => {
    expect(messages(whole)).toEqual([]);
  });

  it.each(cases.map((each) => [each.id, each] as const))(
    '%s',
    (id, { mistake, change, accepted }) => {
      const all = messages(changed(whole, change));
      said.set(id, `${id}: ${mistake}\n${all.map((text) => `  ${text}\n`).join('')}`);
      expect(all, all.join('\n')).toHaveLength(accepted ? 0 : 2);
    },
  );

  it('are said as it is written', async () => {
    const text = cases
      .flatMap(({ id, accepted }) => (accepted ? [] : (said.get(id) ?? [])))
      .join('\n');
    await expect(text).toMatchFileSnapshot(join(HERE, `${name}.said.txt`));
  });
});

it('of the edits that a program can know nine in ten are named', () => {
  const { cases } = assertDefined(THEMES.find(([name]) => name === 'edits'))[1];
  const whys = cases.filter(({ unknowable, missed }) => unknowable ?? missed);
  // what is accepted without a reason is no mistake
  expect(whys.filter(({ accepted }) => !accepted)).toEqual([]);
  const named = cases.filter(({ accepted }) => !accepted);
  const missed = cases.filter((each) => each.missed !== undefined);
  expect(named.length / (named.length + missed.length)).toBeGreaterThanOrEqual(0.9);
});

it('no mistake is tried twice', () => {
  const ids = THEMES.flatMap(([, { cases }]) => cases.map(({ id }) => id));
  expect(ids.filter((id, i) => ids.indexOf(id) < i)).toEqual([]);
});
