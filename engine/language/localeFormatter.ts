// Everything needed to speak one language of one portal: messages, number style, units.

import { formatAmount, formatExact, speakAmount, type Scale, type SpokenUnit } from './amounts.ts';
import { capitalizesNouns } from './conventions.ts';
import { createHeard, type SplitHeard } from './heard.ts';
import { hasLettersOf } from './letters.ts';
import { createI18n, speaker, type SayMessage } from './messages.ts';
import { dateWords, longDate, partsWords, periodWords, type SpokenPeriod } from './periods.ts';
import { formatPercent, percentBehind, shareText } from './percents.ts';
import { roundAmount } from './roundAmount.ts';
import { plainWords, typographic, unbroken, wordsIn } from './text.ts';
import { first } from '../model/lookup.ts';
import type {
  HeardUnit,
  Locale,
  NumberStyle,
  Portal,
  SpokenScale,
  Text,
  Unit,
  Words,
} from '../model/portal.ts';

/** One word for the thousands of several amounts, and their common decimals. */
export interface CountedUnit extends SpokenUnit {
  readonly decimals: number;
  /** Whether what is too little to be shown reads as less than the least that is. */
  readonly least?: boolean;
}

export class LocaleFormatter {
  readonly portal: Portal;
  readonly locale: Locale;
  readonly say: SayMessage;
  readonly style: NumberStyle;
  readonly fallback: string;
  /** Takes texts of this language apart at the figures that are heard in other words. */
  readonly splitHeard: SplitHeard;
  private readonly spoken: readonly SpokenUnit[];
  /** What exact amounts are written in where these are something else than they are stored as. */
  private readonly exactScale: Scale | null = null;
  /** Whether amounts and days are said as easy language has them. */
  private readonly isEasy: boolean = false;

  constructor(portal: Portal, locale: Locale, warn: (text: string) => void) {
    this.portal = portal;
    this.locale = locale;
    this.fallback = first(portal.settings.locales).code;
    this.say = speaker(createI18n(locale.code, portal.messages[locale.code] ?? {}, warn));
    this.style = locale.numbers;
    this.spoken = this.spokenUnits(portal.settings.spoken);
    this.splitHeard = createHeard(this.say, this.style, this.heardUnits());
  }

  /** The same language with other words for amounts. */
  speaking(spoken: readonly SpokenScale[], exactScale: Scale): LocaleFormatter {
    const own = { spoken: this.spokenUnits(spoken), exactScale };
    return Object.assign(Object.create(LocaleFormatter.prototype) as LocaleFormatter, this, own);
  }

  /** The same language as who reads with effort is spoken to: amounts of two digits, their words and those of days written out. */
  easily(): LocaleFormatter {
    const own = { isEasy: true };
    return Object.assign(Object.create(LocaleFormatter.prototype) as LocaleFormatter, this, own);
  }

  private spokenUnits(spoken: readonly SpokenScale[]): SpokenUnit[] {
    return spoken.map((unit) => ({ ...unit, short: unbroken(this.plain(unit.short)) }));
  }

  words(text: Text | Readonly<Record<string, string>>): Words {
    return typographic(wordsIn(text, this.locale.code, this.fallback));
  }

  plain(text: Text | Readonly<Record<string, string>>): string {
    return plainWords(this.words(text));
  }

  /** A name amid a sentence: abbreviations stay as they are, and names of a language whose nouns are capital. */
  inSentence(name: string): string {
    const isLowered = !capitalizesNouns(this.locale.tag) && /^\p{Lu}\p{Ll}/u.test(name);
    return isLowered ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  }

  /** What is on record stands as it was written, in the language of the country. */
  recorded(value: string): Words {
    return hasLettersOf(this.fallback, value) ? this.words({ [this.fallback]: value }) : value;
  }

  /** In the reader's unit, as tables have it. */
  amount(amount: string | null, unit: Unit): string {
    return formatAmount(amount, unit, this.style);
  }

  exact(amount: string | null): string {
    return this.exactScale === null
      ? formatExact(amount, this.style)
      : formatAmount(amount, this.exactScale, this.style);
  }

  percent(percent: string | null): string {
    return formatPercent(percent, this.style);
  }

  /** A part of a whole as sentences and labels have it: `56 %`. */
  share(part: bigint, whole: bigint): string {
    return this.say('share', { percent: shareText(part, whole, this.style) });
  }

  /** All digits of a percentage that is shown rounded; empty where it is shown exactly. */
  exactPercent(percent: string | null): string {
    return percentBehind(percent, this.style);
  }

  /** As a person would say it; whole where the portal names no words for large amounts. */
  spokenAmount(amount: string | null): string {
    if (this.isEasy) return roundAmount(amount, this.say, this.style);
    return this.spoken.length > 0
      ? speakAmount(amount, this.spoken, this.style)
      : formatAmount(amount, { value: 1, decimals: 0 }, this.style);
  }

  /** What an axis up to this amount counts in, with as many decimals as leave three digits; no word where the portal has none. */
  countedBy(largest: number): CountedUnit {
    const unit = this.spoken.find(({ value }) => largest >= value) ??
      this.spoken.at(-1) ?? { value: 1, short: '' };
    const whole = largest / unit.value;
    // what has decimals of its own may be little, and never reads as nothing
    const least = unit.decimals !== undefined;
    const decimals = (unit.value === 1 && !least) || whole >= 100 ? 0 : 1;
    return { ...unit, decimals: decimals === 1 && whole < 10 ? 2 : decimals, least };
  }

  /** The units that are heard in full words. */
  heardUnits(): HeardUnit[] {
    return this.portal.settings.spoken.flatMap(({ short, heard }) =>
      heard === undefined ? [] : [{ short: this.plain(short), said: heard }],
    );
  }

  period(period: SpokenPeriod): string {
    return periodWords(period, this.locale.tag, this.say);
  }

  /** Its months or quarters without the year. */
  parts(period: SpokenPeriod): string {
    return partsWords(period, this.locale.tag);
  }

  /** An ISO date in digits, as the language writes dates. */
  date(iso: string): string {
    if (this.isEasy) return longDate(iso, this.locale.tag, this.say);
    return dateWords(iso, this.locale.dates);
  }
}
