// The editor's studio beside the portal that is written: drafts are rendered by the same build, over the figures that serve and over the invented ones.

import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

import type { Folders } from '../../engine/check.ts';
import {
  CurrentLedger,
  ensureBuilt,
  ledgersFolder,
  readBuilt,
  type Built,
  type Portal,
} from '../../engine/serve.ts';
import { KINDS } from '../own.ts';
import { ensureLedger } from '../demonstration/ensure.ts';
import { openStudio, type Studio } from '../studio/app.ts';

interface DevelopedPortal {
  readonly folders: Folders;
  readonly data: string;
  readonly log: FastifyBaseLogger;
  /** The ledger that the portal has. */
  readonly serving: (portal: Portal) => Promise<CurrentLedger>;
}

/** The text of a page for administrators leads on to it. */
const ADMINS = /^(?:\/(\w\w))?\/admins$/;

export async function developStudio({
  folders,
  data,
  log,
  serving,
}: DevelopedPortal): Promise<Studio> {
  let invented: Promise<CurrentLedger> | undefined;
  const demonstration = async (portal: Portal) => {
    const folder = ledgersFolder(join(data, 'studio'));
    await ensureLedger(portal, folders, folder, (line) => console.log(line));
    const current = new CurrentLedger(folder, portal.model, log);
    await current.start();
    return current;
  };
  let built: Promise<Built> | undefined;
  const build = async () => await readBuilt(await ensureBuilt(data, (line) => console.log(line)));
  return await openStudio({
    folders,
    kinds: KINDS,
    data,
    log,
    ledgers: {
      serving,
      demonstration: async (portal) => await (invented ??= demonstration(portal)),
    },
    built: async () => await (built ??= build()),
  });
}

/** A document with the way to the studio, where it is the page of administrators. */
export function leadToStudio(html: string, address: string): string {
  const [found, language] = ADMINS.exec(address) ?? [];
  if (found === undefined) return html;
  const words =
    language === 'en'
      ? 'Open the studio: edit the portal in the browser'
      : 'Відкрити студію: редагувати портал у браузері';
  const link = `<p class="page"><a href="/_studio">${words}</a></p>\n`;
  return html.replace('<script type="application/json" id="carried"', (carried) => link + carried);
}
