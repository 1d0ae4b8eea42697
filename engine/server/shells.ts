// The shell of each language as a file whose name changes with its content.

import { createHash } from 'node:crypto';

import { makeSent, type Sent } from '../api/bytes.ts';
import type { Desk } from '../api/desk.ts';
import { writeJson, WHOLE } from '../api/json.ts';
import type { Locale, Shell } from '../portal.ts';
import { buildShell } from './shell.ts';
import { Tongue } from './view/tongue.ts';

interface Made {
  readonly shell: Shell;
  readonly address: string;
  readonly sent: Sent;
}

export class Shells {
  private readonly desk: Desk;
  private readonly warn: (text: string) => void;
  private readonly tongues = new Map<string, Tongue>();
  private readonly made = new Map<string, Made>();
  private readonly byAddress = new Map<string, Sent>();

  constructor(desk: Desk, warn: (text: string) => void) {
    this.desk = desk;
    this.warn = warn;
  }

  tongue(locale: Locale): Tongue {
    let tongue = this.tongues.get(locale.code);
    if (!tongue)
      this.tongues.set(locale.code, (tongue = new Tongue(this.desk.portal, locale, this.warn)));
    return tongue;
  }

  /** The shell with the first answers of the ledger that serves; without a ledger, without them. */
  async shell(locale: Locale): Promise<Made> {
    const ledger = this.desk.ledger()?.id ?? '';
    const key = `${locale.code} ${ledger}`;
    const known = this.made.get(key);
    if (known) return known;
    const shell = buildShell(
      this.desk.portal,
      this.tongue(locale),
      ledger === '' ? {} : await this.first(locale),
    );
    const text = JSON.stringify(shell);
    const address = `/_portal/shell.${locale.code}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`;
    const made = {
      shell,
      address,
      sent: makeSent(text, { 'content-type': 'application/json; charset=utf-8' }, text),
    };
    this.made.set(key, made);
    this.byAddress.set(address, made.sent);
    return made;
  }

  /** The file at an address; null where it is not one of ours (any more). */
  file(address: string): Sent | null {
    return this.byAddress.get(address) ?? null;
  }

  private async first(locale: Locale): Promise<Record<string, unknown>> {
    const { portal } = this.desk;
    const found: Record<string, unknown> = {};
    for (const id of portal.settings.firstLoad) {
      const call = portal.calls[id]!;
      const answer = await this.desk.asker().ask(call, {}, { lang: locale.code });
      found[call.path] = JSON.parse(writeJson(answer, portal.settings.locales[0]!.code, WHOLE)!);
    }
    return found;
  }
}
