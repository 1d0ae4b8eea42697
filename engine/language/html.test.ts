// Any text may stand between tags and in quoted attributes: it ends neither, and reads as it is.

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { escape } from './html.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

it('holds no sign of HTML and is read back as it was', () => {
  const text = fc.string({ unit: fc.constantFrom(...'&<>"\'; ампa;lt#&quot;') });
  fc.assert(
    fc.property(text, (written) => {
      const safe = escape(written);
      expect(safe).not.toMatch(/[<>"]|&(?!(?:amp|lt|gt|quot);)/);
      expect(safe.replaceAll(/&(?:amp|lt|gt|quot);/g, (sign) => SIGNS[sign] ?? '')).toBe(written);
    }),
  );
});
