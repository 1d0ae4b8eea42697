// Findings, links of rows and phrases of members as written → complete.

import type { FindingSpec, PhrasesSpec, RowLinkSpec, SaidSpec } from '../../../schemas/types.ts';
import type { Finding, Phrase, RowLink, Said } from '../../model/portal.ts';
import { normalizeCondition } from './given.ts';

export function normalizeFinding(spec: FindingSpec): Finding {
  const plain = spec.text ? [{ when: {}, text: spec.text }] : [];
  return {
    tell: spec.tell,
    fields: spec.fields ?? {},
    codes: spec.codes ?? {},
    rows: spec.rows ?? 'roots',
    parts: (spec.parts ?? []).map(({ codes = [], positive = null, negative = null }) => ({
      codes,
      positive,
      negative,
    })),
    texts: [...normalizeTexts(spec.texts), ...plain],
  };
}

export function normalizeTexts(texts: readonly SaidSpec[] | undefined): Said[] {
  return (texts ?? []).map(({ when, text }) => ({ when: normalizeCondition(when), text }));
}

export function normalizeRowLink(spec: RowLinkSpec | undefined): RowLink | null {
  return spec
    ? {
        page: spec.page,
        only: normalizeCondition(spec.only),
        with: spec.with ?? {},
        query: spec.query ?? '',
        part: spec.part ?? '',
        ...(spec.member ? { member: { digits: 0, where: {}, ...spec.member } } : {}),
      }
    : null;
}

export function normalizePhrases(spec: PhrasesSpec): Record<string, Phrase> {
  return Object.fromEntries(
    Object.entries(spec).map(([code, { short, phrase }]) => [
      code,
      { short, phrase: phrase ?? null },
    ]),
  );
}
