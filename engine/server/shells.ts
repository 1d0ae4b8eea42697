// The shell of each language as a file whose name changes with its content.

import { createHash } from 'node:crypto';

import { makeResponse, type CachedResponse } from '../api/cachedResponse.ts';
import type { AnswerCache } from '../api/answerCache.ts';
import { WHOLE } from '../answers/shape.ts';
import { shapeOf } from '../answers/shapes.ts';
import type { Locale, Shell } from '../model/portal.ts';
import { buildShell } from './shell.ts';
import { LocaleFormatter } from '../language/localeFormatter.ts';

interface Made {
  readonly shell: Shell;
  readonly address: string;
  readonly sent: CachedResponse;
}

export class Shells {
  private readonly answerCache: AnswerCache;
  private readonly warn: (text: string) => void;
  private readonly tongues = new Map<string, LocaleFormatter>();
  private readonly made = new Map<string, Made>();
  private readonly byAddress = new Map<string, CachedResponse>();

  constructor(answerCache: AnswerCache, warn: (text: string) => void) {
    this.answerCache = answerCache;
    this.warn = warn;
  }

  formatter(locale: Locale): LocaleFormatter {
    let formatter = this.tongues.get(locale.code);
    if (!formatter)
      this.tongues.set(
        locale.code,
        (formatter = new LocaleFormatter(this.answerCache.portal, locale, this.warn)),
      );
    return formatter;
  }

  /** The shell with the first answers of the ledger that serves; without a ledger, without them. */
  async shell(locale: Locale): Promise<Made> {
    const ledger = this.answerCache.ledger()?.id ?? '';
    const key = `${locale.code} ${ledger}`;
    const known = this.made.get(key);
    if (known) return known;
    const shell = buildShell(
      this.answerCache.portal,
      this.formatter(locale),
      ledger === '' ? {} : await this.first(locale),
    );
    const text = JSON.stringify(shell);
    const address = `/_portal/shell.${locale.code}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
    const made = {
      shell,
      address,
      sent: makeResponse(text, { 'content-type': 'application/json; charset=utf-8' }, text),
    };
    this.made.set(key, made);
    this.byAddress.set(address, made.sent);
    return made;
  }

  /** The file at an address; null where it is not one of ours (any more). */
  file(address: string): CachedResponse | null {
    return this.byAddress.get(address) ?? null;
  }

  private async first(locale: Locale): Promise<Record<string, unknown>> {
    const { portal } = this.answerCache;
    const found: Record<string, unknown> = {};
    for (const id of portal.settings.firstLoad) {
      const call = portal.calls[id]!;
      const answer = await this.answerCache.answerService().ask(call, {}, { lang: locale.code });
      const writing = { ...WHOLE, locale: portal.settings.locales[0]!.code };
      found[call.path] = JSON.parse(shapeOf(call).write(answer, writing)!);
    }
    return found;
  }
}
