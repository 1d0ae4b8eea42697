// Everything needed to speak one language of one portal: messages, number style, units.

import {
  amountStyle,
  formatAmount,
  formatExact,
  formatPercent,
  speakAmount,
  type AmountStyle,
  type SpokenUnit,
} from './amounts.ts';
import { createI18n, speaker, type Messages } from './messages.ts';
import { periodWords, type SpokenPeriod } from './periods.ts';
import { plainWords, wordsIn } from './text.ts';
import type { Locale, Portal, Text, Unit, Words } from '../model/portal.ts';

export class LocaleFormatter {
  readonly portal: Portal;
  readonly locale: Locale;
  readonly say: Messages;
  readonly style: AmountStyle;
  readonly fallback: string;
  private readonly spoken: readonly SpokenUnit[];

  constructor(portal: Portal, locale: Locale, warn: (text: string) => void) {
    this.portal = portal;
    this.locale = locale;
    this.fallback = portal.settings.locales[0]!.code;
    this.say = speaker(createI18n(locale.code, this.fallback, portal.messages, warn));
    this.style = amountStyle(locale.tag);
    this.spoken = portal.settings.spoken.map((one) => ({
      value: one.value,
      short: this.plain(one.short),
    }));
  }

  words(text: Text | Readonly<Record<string, string>>): Words {
    return wordsIn(text, this.locale.code, this.fallback);
  }

  plain(text: Text | Readonly<Record<string, string>>): string {
    return plainWords(this.words(text));
  }

  /** In the reader's unit, as tables have it. */
  amount(amount: string | null, unit: Unit): string {
    return formatAmount(amount, unit, this.style);
  }

  exact(amount: string | null): string {
    return formatExact(amount, this.style);
  }

  percent(percent: string | null): string {
    return formatPercent(percent, this.style);
  }

  /** As a person would say it; whole where the portal names no words for large amounts. */
  spokenAmount(amount: string | null): string {
    return this.spoken.length > 0
      ? speakAmount(amount, this.spoken, this.style)
      : formatAmount(amount, { value: 1, decimals: 0 }, this.style);
  }

  /** The word for the thousands that an axis up to this amount counts in; empty where the portal has none. */
  countedIn(largest: number): string {
    return (
      this.spoken.find((unit) => largest >= unit.value)?.short ?? this.spoken.at(-1)?.short ?? ''
    );
  }

  period(period: SpokenPeriod): string {
    return periodWords(period, this.locale.tag, this.say);
  }
}
