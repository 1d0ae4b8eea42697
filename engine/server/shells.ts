// The shell of each language as a file whose name changes with its content.

import { createHash } from 'node:crypto';
import { makeResponse, type CachedResponse } from '../api/cachedResponse.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { WHOLE } from '../answers/shape.ts';
import { shapeOf } from '../answers/shapes.ts';
import { first, lookup, there } from '../model/lookup.ts';
import type { Locale, Shell, ShellStatistics } from '../model/portal.ts';
import { buildShell } from './shell.ts';
import { tellStatistics } from './statistics.ts';
import type { ServerParts } from '../blocks/part.server.ts';
import { LocaleFormatter } from '../language/localeFormatter.ts';

interface Made {
  readonly shell: Shell;
  readonly address: string;
  readonly sent: CachedResponse;
  /** False: without its answers, which the ledger did not give for the moment. */
  readonly whole: boolean;
}

/** What the ledger says to the frame of every page. */
interface First {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly statistics: ShellStatistics | null;
}

const NOTHING: First = { answers: {}, statistics: null };

/** What one ledger's first answers made, by language. */
interface Generation {
  readonly ledger: string;
  readonly made: Map<string, Made>;
}

/** The ledger that serves and the one before: readers of its pages may still ask for their shell. */
const KEPT_GENERATIONS = 2;

export class Shells {
  private readonly answerCache: AnswerCache;
  private readonly parts: ServerParts;
  /** Whether browsers say anything of a tree of messages. */
  private readonly says: (tree: string) => boolean;
  private readonly warn: (text: string) => void;
  private readonly formatters = new Map<string, LocaleFormatter>();
  /** The latest first. */
  private generations: readonly Generation[] = [];

  constructor(
    answerCache: AnswerCache,
    { parts, says }: { readonly parts: ServerParts; readonly says: (tree: string) => boolean },
    warn: (text: string) => void,
  ) {
    this.answerCache = answerCache;
    this.parts = parts;
    this.says = says;
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
    const asked = this.answerCache.ledger() === null ? NOTHING : await this.firstOrNone(locale);
    const brought = Object.values(this.parts).flatMap(({ messages = [] }) => messages);
    const { answers, statistics } = asked ?? NOTHING;
    const { says } = this;
    const from = { brought, says, statistics };
    const shell = buildShell(portal, this.formatter(locale), answers, from);
    const text = JSON.stringify(shell);
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
      return { answers: await this.first(locale), statistics: await this.statistics(locale) };
    } catch (error) {
      this.warn(`the first answers are missing: ${(error as Error).message}`);
      return null;
    }
  }

  private async statistics(locale: Locale): Promise<ShellStatistics | null> {
    const { portal } = this.answerCache;
    const ledger = there(this.answerCache.ledger());
    const service = this.answerCache.answerService();
    return await tellStatistics(portal, ledger, service, this.formatter(locale));
  }

  private async first(locale: Locale): Promise<Record<string, unknown>> {
    const { portal } = this.answerCache;
    const found: Record<string, unknown> = {};
    for (const id of portal.settings.firstLoad) {
      const call = lookup(portal.calls, id);
      const answer = await this.answerCache.answerService().ask(call, {}, { lang: locale.code });
      const writing = { ...WHOLE, locale: first(portal.settings.locales).code };
      found[call.path] = JSON.parse(there(shapeOf(call).write(answer, writing, call)));
    }
    return found;
  }
}
