// Several mistakes in one page: a block that cannot be read does not hide what is wrong elsewhere.

import { expect, it } from 'vitest';

import { checkPortal } from '../engine/server/check.ts';
import { checkDemonstration } from '../scripts/demonstration/check.ts';
import { KINDS } from '../site/kinds.ts';
import { changed, foldersOf } from './overlay.ts';

const PAGE = `title: {en: Loans of the city}
loaded: {decide: loadet}
filters: [{filter: year, default: "1999"}, month, readers, readers]
blocks:
  - kind: facts
    cal: loans/by-subject
    actual: lent
  - kind: chart
    call: loans/by-subject
    with: {month: "13"}
    chart: bar
    fields: {value: lent}
  - kind: table
    only: {readers: KIDS}
    call: loans/by-subject
    type: {decide: columns}
  - {kind: text, text: welcom}
`;

it('every mistake of a page is named at once', () => {
  const folders = changed(foldersOf('library'), { 'config/pages/loans.yaml': PAGE });
  const { problems } = checkPortal(folders, KINDS, checkDemonstration);
  expect(problems.map(({ line, code }) => [line, code])).toEqual([
    [1, 'missing-language'],
    [2, 'unknown-decision'],
    [3, 'wrong-number'],
    [3, 'repeated-item'],
    [6, 'unknown-key'],
    [10, 'wrong-number'],
    [11, 'unknown-chart'],
    [14, 'unknown-option'],
    [17, 'unknown-text'],
  ]);
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['config/pages/loans.yaml']));
});
