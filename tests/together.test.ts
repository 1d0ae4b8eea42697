// Several mistakes at once: each is named as if it stood alone, and none brings a message that nobody would mend.

import { describe, expect, it } from 'vitest';

import type { Folders } from '../engine/config/files.ts';
import { messages, THEMES, wholeOf, type Case } from './mistaken.ts';
import { changed } from './overlay.ts';

/** So many mistakes in one portal. */
const TOGETHER = 4;
/** Others build on these (a chart on the slots of its template): what depends on them may keep silent. */
const GROUND = /^config\/(portal|ledger|filters|embeds)\.yaml$|^config\/(calls|imports|charts)\//;

/** Themes in which there are several, in different files. */
const SEVERAL = THEMES.filter(([, { cases }]) => groupsOf(cases).length > 0);

describe.each(SEVERAL)('mistakes of %s together', (_, theme) => {
  const whole = wholeOf(theme);
  const alone = new Map(
    theme.cases.map((each) => [each.id, sayings(changed(whole, each.change))] as const),
  );
  const groups = groupsOf(theme.cases);

  it.each(groups.map((cases) => [cases.map(({ id }) => id).join(', '), cases] as const))(
    'are named each: %s',
    (__, cases) => {
      const change = Object.assign({}, ...cases.map((each) => each.change)) as Case['change'];
      const said = sayings(changed(whole, change));
      const own = cases.map(({ id }) => alone.get(id) ?? []);
      expect(said.filter((text) => !own.flat().includes(text))).toEqual([]);
      const sure = cases.every((each) =>
        Object.keys(each.change).every((file) => !GROUND.test(file)),
      );
      // what is only a warning may wait until the errors are mended
      const errors = cases.flatMap((each) => sayings(changed(whole, each.change), 'errors'));
      if (sure) expect(said).toEqual(expect.arrayContaining(errors));
      else expect(said.length).toBeGreaterThan(0);
    },
  );
});

/** The messages without the names that they allow, among which another mistake may bring some, and without the lines, which it may move. */
function sayings(folders: Folders, which: 'all' | 'errors' = 'all'): string[] {
  return messages(folders, which).map((text) =>
    text.replace(/ (?:Allowed|Дозволено): .*$/, '').replace(/:\d+:\d+ /, ' '),
  );
}

/** Mistakes that change different files, in the order in which they are written. */
function groupsOf(cases: readonly Case[]): Case[][] {
  const groups: Case[][] = [];
  for (const each of cases.filter(({ accepted }) => !accepted)) {
    const files = Object.keys(each.change);
    const group = groups.find(
      (others) =>
        others.length < TOGETHER &&
        others.every((other) => files.every((file) => !(file in other.change))),
    );
    if (group) group.push(each);
    else groups.push([each]);
  }
  return groups.filter((group) => group.length > 1);
}
