// How an answer came out, in words: figures or none, and what they cannot say of themselves.

import type { Note } from '../../ledger/query/coverage.ts';
import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import { monthName, partName } from '../../language/periods.ts';
import type { TreeAnswer } from '../../answers/answer.ts';
import { lookup } from '../../model/lookup.ts';
import type { Call, Grain, Outcome } from '../../model/portal.ts';
import type { PageContext } from './context.server.ts';
import { coverageOfAnswer } from '../figure/covered.server.ts';
import { findMeasure } from './measures.server.ts';

/** What notes are put into words with. */
type WordContext = Pick<PageContext, 'portal' | 'formatter'>;

/** `shown` are the fields of a block that shows a few of them: what is noted of others is not its matter. */
export function buildOutcome(
  context: PageContext,
  answer: TreeAnswer,
  shown?: { readonly call: Call; readonly fields: readonly (string | null | undefined)[] },
): Outcome {
  const measures = shown?.fields.flatMap((field) =>
    field ? (findMeasure(context, shown.call, field)?.name ?? []) : [],
  );
  const own = answer.notes.filter(
    ({ words: { measure } }) =>
      measure === undefined || (measures?.includes(String(measure)) ?? true),
  );
  const notes = notesIn(context, own);
  if (answer.items.length === 0)
    return { ...emptyOutcome(context.formatter), notes, coverage: null };
  const coverage = coverageOfAnswer(context, answer);
  return { state: 'ready', message: '', notes, coverage };
}

/** Of figures among which there is nothing to show. */
export function emptyOutcome({ say }: LocaleFormatter): Pick<Outcome, 'state' | 'message'> {
  return { state: 'empty', message: say('outcome.empty') };
}

/** What figures cannot say of themselves, a sentence for each. */
export function notesIn(context: WordContext, notes: readonly Note[]): string[] {
  return notes.map((note) => noteWords(context, note));
}

function noteWords(context: WordContext, note: Note): string {
  const { formatter, portal } = context;
  const { tag } = formatter.locale;
  const words: Record<string, string | number> = { ...note.words };
  const grain = String(words['grain'] ?? words['storedGrain'] ?? 'month');
  const name = (value: string | number | undefined, of: string) => {
    return value === undefined ? '' : partName(of, Number(value), tag);
  };
  if (note.code === 'period-not-loaded' && words['storedTo'] !== undefined) {
    return formatter.say('notes.period-not-loaded-but', {
      stored: name(words['storedTo'], String(words['storedGrain'])),
      year: lookup(words, 'year'),
    });
  }
  if (note.code === 'derived-from-parts')
    return formatter.say('notes.derived-from-parts', {
      period: formatter.period({
        year: Number(words['year']),
        grain: grain as Grain,
        from: Number(words['from']),
        to: Number(words['to']),
      }),
    });
  if ('to' in words) words['to'] = name(words['to'], grain);
  if ('month' in words) words['month'] = monthName(Number(words['month']), tag);
  if ('dimension' in words)
    words['dimension'] = formatter.plain(
      lookup(portal.model.dimensions, String(words['dimension'])).title,
    );
  if ('measure' in words) {
    const { measures } = lookup(portal.model.facts, String(words['fact']));
    words['measure'] = formatter.plain(lookup(measures, String(words['measure'])).title);
  }
  if ('fact' in words)
    words['fact'] = formatter.plain(lookup(portal.model.facts, String(words['fact'])).title);
  if ('part' in words) {
    const code = String(words['part']);
    const member = Object.values(portal.model.dimensions)
      .flatMap((dimension) => (dimension.kind === 'split' ? dimension.members : []))
      .find((part) => part.code === code);
    words['part'] = member ? formatter.plain(member.title) : code;
  }
  return formatter.say(`notes.${note.code}`, words);
}
