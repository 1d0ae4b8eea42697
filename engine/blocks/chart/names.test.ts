// What an axis calls a point in time.

import { describe, expect, it } from 'vitest';

import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { formatShortName } from './names.server.ts';

const formatter = { locale: { tag: 'en' } } as unknown as LocaleFormatter;

describe('a point on an axis', () => {
  it.each([
    ['2025', '2025'],
    ['2025-04', 'Apr'],
    ['2025-Q4', 'IV 2025'],
  ])('%s is %s', (code, name) => {
    expect(formatShortName(formatter, { code }, false)).toBe(name);
  });
});
