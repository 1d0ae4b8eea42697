// Mistakes of editors as the studio shows them: beside their field in the form, else at their line, else at their file.

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { checkPortal, type Folders } from '../../engine/check.ts';
import { checkDemonstration } from '../../scripts/demonstration/check.ts';
import { FileForm } from '../../scripts/studio/client/form/FileForm.tsx';
import type { Mistake } from '../../scripts/studio/contract.ts';
import { textOf } from '../../scripts/studio/drafts.ts';
import { formOf } from '../../scripts/studio/forms.ts';
import { toMistake } from '../../scripts/studio/mistake.ts';
import { parseText } from '../../scripts/studio/parse.ts';
import { KINDS } from '../../site/kinds.ts';
import { THEMES, wholeOf } from '../mistaken.ts';
import { changed } from '../overlay.ts';
import { FULL } from '../sample.ts';

/** Of so many one is tried; in a full run each. */
const EACH = FULL ? 1 : 6;

const cases = THEMES.flatMap(([theme, { over = {}, cases }]) =>
  cases.flatMap(({ id, change, accepted = false }) => {
    const texts = Object.values(change).every((each) => each !== null && !isBytes(each));
    return accepted || !texts ? [] : [{ name: `${theme}: ${id}`, over, change }];
  }),
).filter((_, i) => i % EACH === 0);

function isBytes(change: unknown): boolean {
  return typeof change === 'object' && change !== null && 'bytes' in change;
}

describe('a mistake is shown where it is', () => {
  it.each(cases)('$name', async ({ over, change }) => {
    const folders = changed(wholeOf({ over, cases: [] }), change);
    const { problems } = checkPortal(folders, KINDS, checkDemonstration);
    for (const mistake of problems.map(toMistake)) {
      const text = textOf(folders, mistake.file);
      // what is missing, or has no text, is named in the list by its file alone
      if (text === null) continue;
      expect(mistake.line).toBeLessThanOrEqual(text.split('\n').length);
      const shown = await drawn(folders, mistake, text);
      if (shown !== null) expect(shown).toContain(unmarked(mistake.said.uk));
    }
  });
});

/** The form that is gone to the mistake; null where the file has none, or its text cannot be read: then its line is shown. */
async function drawn(folders: Folders, mistake: Mistake, text: string): Promise<string | null> {
  const { file, pointer } = mistake;
  const form = await formOf({ folders }, { drafts: {}, path: file, language: 'uk' }).catch(
    () => null,
  );
  const { data } = parseText({ folders }, { path: file, text });
  if (!form || data === null || data === undefined) return null;
  return unmarked(
    renderToStaticMarkup(
      createElement(FileForm, {
        schema: form.schema,
        data,
        language: 'uk',
        languages: ['en', 'uk'],
        names: {},
        mistakes: [mistake],
        at: pointer,
        onChange: () => undefined,
      }),
    ),
  );
}

/** Letters and digits alone: markup writes the rest otherwise. */
function unmarked(text: string): string {
  return text.replaceAll(/&[#\w]+;/g, '').replaceAll(/[^\p{L}\d]/gu, '');
}
