// What a reader has amounts shown as, block by block: where that has no sense they stand as they are, and the block says why.

import type { TreeAnswer } from '../../answers/answer.ts';
import type { ExplainedFigure } from '../../answers/explained/told.ts';
import { plainWords } from '../../language/text.ts';
import { remember } from '../../model/remember.ts';
import type { BlockBase, Portal, ToldLine, View, Words } from '../../model/portal.ts';
import { writeValue, type ChosenValue } from '../../state/shownValue.ts';
import { exactScale, saidIn, settingsIn } from '../../values/chosen.ts';
import { NotValued, type Why } from '../../values/fits.ts';
import { valuedAnswers } from '../../values/valuedAnswers.ts';
import type { PageContext, ServerParts, ValuedWay } from './context.server.ts';

const portals = new WeakMap<Portal, Map<string, Portal>>();

/** The same page with its amounts as the reader chose; `absolute` is how they are. */
export function valuedContext(absolute: PageContext, chosen: ChosenValue): PageContext {
  const { portal, formatter, answerService } = absolute;
  const settings = settingsIn(portal.settings, chosen);
  const own = remember(portals, portal, () => new Map<string, Portal>());
  return {
    ...absolute,
    portal: remember(own, JSON.stringify(writeValue(chosen)), () => ({ ...portal, settings })),
    formatter: formatter.speaking(settings.spoken, exactScale(chosen)),
    answerService: () => valuedAnswers(answerService(), chosen),
    absolute,
  };
}

/** The page as blocks of a kind show it: some show no other amounts than those that there are, and parts of a whole not all. */
export function buildValuedContext(context: PageContext, block: BlockBase): PageContext {
  const { absolute, value, parts } = context;
  if (!absolute || !value) return context;
  const valued = findValued(parts, block);
  const follows = value.mode.way === 'share' ? valued === 'parts' : valued !== null;
  return follows ? context : absoluteOf(context);
}

/** What amounts of a block may be shown as; null: they stand as they are. */
export function findValued(parts: ServerParts, block: BlockBase): ValuedWay | null {
  return parts[block.kind]?.valued?.(block) ?? null;
}

/** What is made of a page with its amounts as they are to be shown, or of one with them as they are, and why. */
export async function inMode<Made>(
  context: PageContext,
  make: (context: PageContext) => Made | Promise<Made>,
): Promise<{ readonly made: Made; readonly why: string }> {
  try {
    return { made: await make(context), why: '' };
  } catch (error) {
    if (!(error instanceof NotValued) || !context.absolute) throw error;
    return { made: await make(absoluteOf(context)), why: asTheyAre(context, error.why) };
  }
}

/** Throws where what a block shows is not known as what the reader chose: then it shows the amounts. */
export function refuseUnknown(
  { valued }: TreeAnswer,
  fields: readonly (string | undefined)[],
): void {
  const known = fields.filter((field) => field !== undefined);
  if (valued && known.length > 0 && known.every((field) => valued.rules[field] === null))
    throw new NotValued({ key: 'whole', words: {} });
}

/** Points without those that are not known as what the reader chose: what is said of them all is not said of these. */
export function withoutUnknown({ absolute }: PageContext, answer: TreeAnswer): TreeAnswer {
  if (!absolute || answer.arrangement !== 'points') return answer;
  const known = answer.items.filter(
    ({ data, point }) => point?.open || Object.values(data).some((figure) => figure !== null),
  );
  return { ...answer, items: known };
}

/** Said beside amounts that stand as they are although something else was asked. */
export function asTheyAre(context: PageContext, why: Why): string {
  return context.formatter.say('values.as-they-are', { why: whyWords(context, why) });
}

/** Why amounts stand as they are, within a sentence. */
export function whyWords(
  { formatter }: Pick<PageContext, 'formatter'>,
  { key, words }: Why,
): string {
  return formatter.say(`values.why.${key}`, words);
}

/** In prices of a year, per head: as captions say it. Empty where amounts stand as they are, or their unit says it. */
export function formatValueNote({ absolute, value, formatter }: PageContext): string {
  if (!absolute || !value || value.mode.way === 'percent') return '';
  return formatter.plain(saidIn(value));
}

/** That a figure is explained as it is where the page shows amounts as something else. */
export function storedLines(
  context: PageContext,
  { measure: { isPercent } }: Pick<ExplainedFigure, 'measure'>,
): ToldLine[] {
  const { absolute, value, formatter } = context;
  if (!absolute || !value || isPercent) return [];
  const said = formatter.plain(saidIn(value));
  const words = formatter.say('explain.as-stored', { said });
  return [{ label: formatter.say('explain.labels.as-stored'), words, lang: '', to: '' }];
}

/** By whose numbers amounts of a page are shown as something else, and what of it may mislead; empty where they stand as they are. */
export function valuedWords({ valued }: Pick<View, 'valued'>): string {
  if (!valued) return '';
  const { said, series, note } = valued;
  const by = series ? `${series.title}: ${series.source}.` : '';
  return [said, by, note].filter((words) => words !== '').join(' ');
}

/** What an axis counts in, with what amounts are shown as where the unit does not say it. */
export function formatCountedUnit(context: PageContext, counted: string): string {
  const { value } = context;
  const behind = formatValueNote(context);
  if (behind === '' || value?.mode.way === 'each') return counted;
  return value?.mode.way === 'share' ? behind : `${counted} ${behind}`;
}

/** A line about figures with what they are shown as behind it. */
export function withBehind(context: PageContext, line: Words): Words {
  const behind = formatValueNote(context);
  if (behind === '') return line;
  const words = [plainWords(line), behind].filter((part) => part !== '').join(', ');
  return typeof line === 'string' ? words : { ...line, words };
}

function absoluteOf(context: PageContext): PageContext {
  return { ...(context.absolute ?? context), signal: context.signal };
}
