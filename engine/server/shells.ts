// The shell of each language as a file whose name changes with its content.

import { createHash } from 'node:crypto';

import { makeResponse, type CachedResponse } from '../api/cachedResponse.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { lookup, assertDefined, first } from '../model/lookup.ts';
import type { FrameShell, Locale, ShellStatistics, Portal } from '../model/portal.ts';
import { buildShell, sentShell } from './shell.ts';
import type { ServerParts } from '../blocks/contract/context.server.ts';
import { LocaleFormatter } from '../language/localeFormatter.ts';
import { type AnswerService, askHeld } from '../answers/answerService.ts';
import type { Ledger } from '../ledger/ledger.ts';

interface Made {
  readonly shell: FrameShell;
  readonly address: string;
  readonly sent: CachedResponse;
  /** False: without its answers, which the ledger did not give for the moment. */
  readonly whole: boolean;
}

/** What the ledger says to the frame of every page. */
interface First {
  readonly statistics: ShellStatistics | null;
}

/** What one ledger's first answers made, by language. */
interface Generation {
  readonly ledger: string;
  readonly made: Map<string, Made>;
}

/** The ledger that serves and the one before: readers of its pages may still ask for their shell. */
const KEPT_GENERATIONS = 2;

export class Shells {
  private readonly answerCache: AnswerCache;
  /** Whether browsers may say the message of a key. */
  private readonly says: (key: string) => boolean;
  private readonly warn: (text: string) => void;
  private readonly formatters = new Map<string, LocaleFormatter>();
  /** The latest first. */
  private generations: readonly Generation[] = [];

  constructor(
    answerCache: AnswerCache,
    { parts, says }: { readonly parts: ServerParts; readonly says: (key: string) => boolean },
    warn: (text: string) => void,
  ) {
    this.answerCache = answerCache;
    const brought = new Set(Object.values(parts).flatMap(({ messages = [] }) => messages));
    this.says = (key) => !brought.has(key.slice(0, key.indexOf('.'))) && says(key);
    this.warn = warn;
  }

  formatter(locale: Locale): LocaleFormatter {
    let formatter = this.formatters.get(locale.code);
    if (!formatter)
      this.formatters.set(
        locale.code,
        (formatter = new LocaleFormatter(this.answerCache.portal, locale, this.warn)),
      );
    return formatter;
  }

  /** The shell with the first answers of the ledger that serves; without a ledger, without them. */
  async shell(locale: Locale): Promise<Made> {
    const { made } = this.generation(this.answerCache.ledger()?.id ?? '');
    const known = made.get(locale.code);
    if (known) return known;
    const { portal } = this.answerCache;
    const asked =
      this.answerCache.ledger() === null ? { statistics: null } : await this.firstOrNone(locale);
    const shell = buildShell(portal, this.formatter(locale), asked?.statistics);
    const text = JSON.stringify(sentShell(shell, this.says));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const address = `/_portal/shell.${locale.code}.${hash}.json`;
    const sent = makeResponse(text, { 'content-type': 'application/json; charset=utf-8' }, text);
    const fresh = { shell, address, sent, whole: asked !== null };
    // what lacks its answers is found by its address, but made anew for the next reader
    made.set(asked === null ? `${locale.code} without` : locale.code, fresh);
    return fresh;
  }

  /** The file at an address; null where it is not one of ours (any more). */
  file(address: string): CachedResponse | null {
    for (const { made } of this.generations)
      for (const shell of made.values()) if (shell.address === address) return shell.sent;
    return null;
  }

  private generation(ledger: string): Generation {
    const known = this.generations.find((generation) => generation.ledger === ledger);
    if (known) return known;
    const fresh = { ledger, made: new Map<string, Made>() };
    this.generations = [fresh, ...this.generations].slice(0, KEPT_GENERATIONS);
    return fresh;
  }

  /** Null where the ledger does not answer: pages do without. */
  private async firstOrNone(locale: Locale): Promise<First | null> {
    try {
      await this.askFirst(locale);
      return { statistics: await this.statistics(locale) };
    } catch (error) {
      this.warn(`the first answers are missing: ${(error as Error).message}`);
      return null;
    }
  }

  private async statistics(locale: Locale): Promise<ShellStatistics | null> {
    const { portal } = this.answerCache;
    const ledger = assertDefined(this.answerCache.ledger());
    const service = this.answerCache.answerService();
    return await tellStatistics(portal, ledger, service, this.formatter(locale));
  }

  /** What every page asks is kept before the first of them does. */
  private async askFirst({ code: lang }: Locale): Promise<void> {
    const { portal } = this.answerCache;
    for (const id of portal.settings.firstLoad ?? [])
      await this.answerCache.answerService().ask(lookup(portal.calls, id), {}, { lang });
  }
}

/** Null where the portal shows none, or the ledger has none of them. */
async function tellStatistics(
  portal: Portal,
  ledger: Ledger,
  service: AnswerService,
  formatter: LocaleFormatter,
): Promise<ShellStatistics | null> {
  const { statistics, locales } = portal.settings;
  if (!statistics) return null;
  const lang = first(locales).code;
  const call = lookup(portal.calls, statistics.call);
  const answer = await askHeld(service, 'figures', { call, params: {}, lang });
  if (answer.items.length === 0) return null;
  return {
    period: answer.period === null ? '' : formatter.period(answer.period),
    rows: answer.items.map(({ names, data }) => ({
      name: formatter.words(names),
      amount: formatter.spokenAmount(data[statistics.field] ?? null),
    })),
    invented: ledger.mark !== null,
  };
}
