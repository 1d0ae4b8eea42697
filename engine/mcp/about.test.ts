// What stands beside an answer to an assistant: addresses that are read as they were meant, in every language.

import { describe, expect, it } from 'vitest';

import { foldersOf } from '../../tests/overlay.ts';
import { KINDS } from '../../site/kinds.ts';
import { LocaleFormatter } from '../language/localeFormatter.ts';
import { loadPortal } from '../server/loadPortal.ts';
import { aboutAnswer } from './about.ts';
import { toolCalls } from './tools.ts';
import type { FigureMark } from '../ledger/publish/manifest.ts';
import { parseToolQuestion } from './question.ts';

const ORIGIN = 'https://figures.example';
const LEDGER = '0123456789abcdef';
const portal = loadPortal(foldersOf('product'), KINDS);
const calls = [...toolCalls(portal).values()];
const said = {
  ledger: LEDGER,
  created: '2026-01-02T03:04:05Z',
  notes: [],
  coverage: null,
  period: null,
};

describe.each(portal.settings.locales)('in $code', (locale) => {
  const formatter = new LocaleFormatter(portal, locale, () => {});
  const about = (call: (typeof calls)[number], mark: FigureMark | null) =>
    aboutAnswer(
      { formatter, origin: ORIGIN },
      { call, question: parseToolQuestion(portal, call, call.example, locale), said, mark },
    );

  it('every address is one of the portal, and names the ledger that answered, once', () => {
    let pages = 0;
    for (const call of calls) {
      const told = about(call, null);
      for (const name of ['address', 'page'].filter((key) => key in told)) {
        const address = String(told[name]);
        expect([call.id, address.split('?').length <= 2]).toEqual([call.id, true]);
        const { origin, searchParams } = new URL(address);
        expect([call.id, origin, searchParams.getAll('ledger')]).toEqual([
          call.id,
          ORIGIN,
          [LEDGER],
        ]);
        if (name === 'page') pages++;
      }
      expect(told['cite']).toContain(String(told['page'] ?? told['address']));
    }
    expect(pages).toBeGreaterThan(5);
  });

  it('invented figures are marked and cited by nobody, real ones have their publisher', () => {
    for (const call of calls) {
      const [invented, real] = [
        about(call, { name: 'demonstration', words: { uk: 'Ні.', en: 'No.' } }),
        about(call, null),
      ];
      expect(invented).toMatchObject({
        demonstration: true,
        warning: expect.stringMatching(/^(Ні|No)\.$/),
        ledger: LEDGER,
      });
      for (const name of ['cite', 'publisher', 'sources'])
        expect(invented).not.toHaveProperty(name);
      expect(real).toMatchObject({ publisher: expect.any(String), cite: expect.any(String) });
      expect(real).not.toHaveProperty('demonstration');
      expect(real['loaded']).toBe(said.created);
    }
  });
});
