// How an answer came out, in words: figures, none, or a failure that leaves the rest of the page working.

import type { Note } from '../../ledger/coverage.ts';
import { monthName, quarterName } from '../../language/periods.ts';
import { ApiProblem } from '../../api/problem.ts';
import type { TreeAnswer } from '../../api/answer.ts';
import type { Outcome } from '../../portal.ts';
import type { Context } from './context.ts';

export function outcomeOf(context: Context, answer: TreeAnswer): Outcome {
  const { say } = context.tongue;
  const notes = answer.notes.map((note) => noteWords(context, note));
  if (answer.items.length > 0) return { state: 'ready', message: '', notes };
  return { state: 'empty', message: say('outcome.empty'), notes };
}

/** Throws on where the failure concerns the whole page: no ledger at all. */
export function failureOf(context: Context, error: unknown): Outcome {
  if (!(error instanceof ApiProblem) || error.code === 'no-ledger') throw error;
  return {
    state: 'failed',
    message: context.tongue.say(error.status === 503 ? 'outcome.busy' : 'outcome.failed'),
    notes: [],
  };
}

function noteWords(context: Context, note: Note): string {
  const { tongue, portal } = context;
  const { tag } = tongue.locale;
  const words: Record<string, string | number> = { ...note.words };
  const grain = String(words['grain'] ?? words['storedGrain'] ?? 'month');
  const name = (value: string | number | undefined, of: string) =>
    value === undefined
      ? ''
      : of === 'month'
        ? monthName(Number(value), tag)
        : quarterName(Number(value));
  if (note.code === 'period-not-loaded' && words['storedTo'] !== undefined) {
    return tongue.say('notes.period-not-loaded-but', {
      stored: name(words['storedTo'], String(words['storedGrain'])),
      year: words['year']!,
    });
  }
  if ('to' in words) words['to'] = name(words['to'], grain);
  if ('month' in words) words['month'] = monthName(Number(words['month']), tag);
  if ('dimension' in words)
    words['dimension'] = tongue.plain(portal.model.dimensions[String(words['dimension'])]!.title);
  if ('part' in words) {
    const code = String(words['part']);
    const member = Object.values(portal.model.dimensions)
      .flatMap((dimension) => (dimension.kind === 'split' ? dimension.members : []))
      .find((one) => one.code === code);
    words['part'] = member ? tongue.plain(member.title) : code;
  }
  return tongue.say(`notes.${note.code}`, words);
}
