// A portal over one ledger told twice: as the demonstration that it is, and as if its figures had been imported.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import type { CurrentLedger } from '../engine/ledger/current.ts';
import type { Ledger } from '../engine/ledger/ledger.ts';
import { LedgerUnavailable } from '../engine/ledger/stores/store.ts';
import type { Portal } from '../engine/model/portal.ts';
import type { Built } from '../engine/server/built.ts';
import { buildSite } from '../engine/server/site.ts';
import { renderWritten, renderAlone, renderView } from '../site/entry-server.tsx';
import { SERVER_PARTS } from '../site/parts.server.ts';
import { serveDemonstration } from './served.ts';

export interface Told {
  readonly portal: Portal;
  /** Says that its figures are invented. */
  readonly invented: FastifyInstance;
  /** Says the same figures as if they were real. */
  readonly real: FastifyInstance;
  /** Has none to say. */
  readonly bare: FastifyInstance;
  readonly stop: () => Promise<void>;
}

/** What a site is drawn with, without a build. */
export function drawnAtOnce(): { readonly built: Built; readonly remove: () => void } {
  const client = mkdtempSync(join(tmpdir(), 'client-'));
  const built = {
    dress: () => ({ style: '', tail: '', aside: '', parts: '' }),
    early: '',
    render: renderView,
    renderAlone,
    renderWritten: renderWritten,
    says: () => true,
    client,
    shareScript: '<script type="module" src="/share.js"></script>',
    version: 'test',
  };
  return { built, remove: () => rmSync(client, { recursive: true }) };
}

/** Whole sites, drawn without a build, reached at this origin. */
export async function tellTwice(origin = ''): Promise<Told> {
  const { portal, current, stop } = await serveDemonstration();
  const { built, remove } = drawnAtOnce();
  const siteOver = async (over: CurrentLedger) =>
    await buildSite({ portal, current: over, built, parts: SERVER_PARTS, log: false, origin });
  const invented = await siteOver(current);
  const real = await siteOver(asImported(current));
  const bare = await siteOver({
    get: () => {
      throw new LedgerUnavailable('none');
    },
  } as unknown as CurrentLedger);
  return {
    portal,
    invented,
    real,
    bare,
    stop: async () => {
      await invented.close();
      await real.close();
      await bare.close();
      await stop();
      remove();
    },
  };
}

function asImported(current: CurrentLedger): CurrentLedger {
  const known = new Map<Ledger, Ledger>();
  const imported = (ledger: Ledger): Ledger => {
    const manifest = { value: { ...ledger.manifest, mark: undefined } };
    const made = known.get(ledger) ?? (Object.create(ledger, { manifest }) as Ledger);
    known.set(ledger, made);
    return made;
  };
  return { get: () => imported(current.get()) } as CurrentLedger;
}
