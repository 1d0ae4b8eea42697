// Opens and closes rows of a tree in the document: a level is asked by itself, and the address always says what stands open.

import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { changeQuery, PART } from '../../addresses/query.ts';
import { useAnswers } from '../../data/answers.ts';
import { AskError } from '../../data/ask.ts';
import { fetching, tellFailure } from '../../data/fetching.ts';
import { useGoing } from '../../data/navigate.ts';
import { useShell } from '../../data/useShell.ts';
import { markupElements } from '../../language/Markup.tsx';
import { assertDefined } from '../../model/lookup.ts';
import type { View, WrittenView } from '../../model/portal.ts';
import {
  bodyIn,
  closeBranch,
  readLineLevel,
  membersIn,
  openBranch,
  openRowsIn,
  takeStop,
} from './grid.ts';
import { toggledRows, WHOLE, writeOpen } from './open.ts';

/** What is asked of a level. */
interface LevelAsked {
  /** Empty: the top. */
  readonly code: string;
  readonly isWhole: boolean;
}

/** `turn` opens or closes a row, or shows the rest of a level where the row is the link to it. */
export function useLevels(box: RefObject<HTMLDivElement | null>): {
  readonly turn: (line: HTMLTableRowElement) => void;
} {
  const { t } = useTranslation();
  const { queries } = useShell();
  const answers = useAnswers();
  const navigate = useNavigate();
  const going = useGoing();
  const asked = useRef(new Set<string>());

  const rewrite = (body: HTMLTableSectionElement) => {
    const search = writeTurns(body, queries.open);
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  const come = async ({ code, isWhole }: LevelAsked, again: () => void) => {
    const words = code === '' ? readColumnWords(box.current) : [code];
    const query = changeQuery(location.search, {
      [queries.open]: (isWhole ? [code + WHOLE, ...words] : words).join(','),
    });
    // an empty code is the top
    const address = `${location.pathname}${query}${query === '' ? '?' : '&'}${PART}=${encodeURIComponent(code)}`;
    try {
      const found = await fetching(assertDefined(answers).view(address, () => false));
      return 'redirect' in found ? null : listLines(found, box.current);
    } catch (error) {
      const reason = error instanceof AskError ? error.code : 'offline';
      if (reason === 'ledger-gone') void going?.refresh();
      else tellFailure({ text: 'table.branch-failed', error: reason, from: address, again });
      return null;
    }
  };
  const turn = async (line: HTMLTableRowElement): Promise<void> => {
    const body = bodyIn(box.current);
    if (!body) return;
    if (line.getAttribute('aria-expanded') === 'true') {
      closeBranch(body, line);
      takeStop(box.current, line);
      return rewrite(body);
    }
    const more = line.querySelector<HTMLElement>('[data-more]')?.dataset['more'];
    const level = { code: more ?? line.dataset['code'] ?? '', isWhole: more !== undefined };
    const key = `${level.code} ${level.isWhole}`;
    if (asked.current.has(key)) return;
    asked.current.add(key);
    line.setAttribute('aria-busy', 'true');
    const came = await come(level, () => void turn(line));
    line.removeAttribute('aria-busy');
    asked.current.delete(key);
    if (!came) return;
    putRows(box.current, level, { came, after: more === undefined ? null : line });
    rewrite(bodyIn(box.current) ?? body);
    say(box.current, t('table.branch-came', { count: came.length }));
  };
  return { turn: (line) => void turn(line) };
}

/** Says of every row where it leads now; the query of the rows that stand open. */
function writeTurns(body: HTMLTableSectionElement, name: string): string {
  const isWhole = body.closest('table')?.dataset['whole'] !== undefined;
  const rows = openRowsIn(body);
  const search = (words: readonly string[]) =>
    changeQuery(location.search, { [name]: words.join(',') || null });
  const standing = writeOpen(rows, isWhole);
  membersIn(body).forEach((line, place) => {
    const row = rows[place];
    const link = line.querySelector<HTMLAnchorElement>('[data-turn]');
    if (!link || !row) return;
    const plain = row.expanded === false && !row.isLeading;
    const words = plain ? [...standing, row.code] : writeOpen(toggledRows(rows, place), isWhole);
    link.href = location.pathname + search(words);
  });
  return search(standing);
}

interface LevelCame {
  readonly came: readonly HTMLTableRowElement[];
  /** The link that asked for it, where it was one to the rest of a level. */
  readonly after: HTMLTableRowElement | null;
}

/** Puts the rows of a level into the tree; the stop goes where the reader was. */
function putRows(
  box: HTMLDivElement | null,
  { code, isWhole }: LevelAsked,
  { came, after }: LevelCame,
): void {
  const body = bodyIn(box);
  if (!body) return;
  const hadFocus = after?.contains(document.activeElement) ?? false;
  const line = membersIn(body).find((each) => each.dataset['code'] === code);
  if (code === '') {
    body.replaceChildren(...came);
    const table = body.closest('table');
    if (table) table.dataset['whole'] = '';
  } else if (line) {
    closeBranch(body, line);
    openBranch(line, came, isWhole);
  }
  // the link to the rest is gone: the first row that it stood for takes its place
  const next = after === null ? undefined : levelRow(came, after);
  takeStop(box, next ?? line);
  if (next && hadFocus) next.focus();
}

/** The row of the same level and place. */
function levelRow(
  came: readonly HTMLTableRowElement[],
  after: HTMLTableRowElement,
): HTMLTableRowElement | undefined {
  const level = readLineLevel(after);
  return came.filter((line) => readLineLevel(line) === level).at(placeOf(after));
}

/** Which place a link to the rest of a level has in it. */
function placeOf(more: Element): number {
  return Number(more.getAttribute('aria-posinset')) - 1;
}

/** What stands open now, for the level that holds all of it. */
function readColumnWords(box: HTMLElement | null): string[] {
  const body = bodyIn(box);
  return body ? writeOpen(openRowsIn(body), false) : [];
}

/** The rows of the level, which is the block of this place on a page without others. */
function listLines(view: View, box: HTMLElement | null): HTMLTableRowElement[] {
  const id = box?.querySelector<HTMLElement>('[data-markup]')?.dataset['markup'];
  const block = view.blocks.find((each) => each.id === id) as WrittenView | undefined;
  if (block?.html === undefined) throw new AskError(500, 'failed');
  return [...markupElements(block.html).querySelectorAll('tr')];
}

function say(box: HTMLElement | null, words: string): void {
  const place = box?.querySelector('.branches-said');
  if (place) place.textContent = words;
}
