// What drafts make: the portal that they would be, its mistakes, and its site over figures. The last few are kept.

import { createHash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { readUnjudged, type Folders, type Kinds, type Portal } from '../../engine/check.ts';
import { buildSite, type Built, type CurrentLedger, type Ledger } from '../../engine/serve.ts';
import { ROOMS } from '../own.ts';
import { SERVER_PARTS } from '../own.server.ts';
import type { Drafts, Mistake } from './contract.ts';
import { withDrafts } from './drafts.ts';
import { DraftJudge } from './judge.ts';

/** So many states of the drafts can be looked at: what is written, what it was before, and what is compared. */
const KEPT = 4;

export type Figures = 'serving' | 'demonstration';

/** One state of drafts over one state of the disk. */
export interface DraftState {
  readonly id: string;
  readonly drafts: Drafts;
  readonly folders: Folders;
  /** Null where the files cannot be read. */
  readonly portal: Portal | null;
}

export interface WorkshopOptions {
  readonly folders: Folders;
  readonly kinds: Kinds;
  /** The ledger of each sort of figures that there is; made when it is first asked for. */
  readonly ledgers: Partial<Readonly<Record<Figures, (portal: Portal) => Promise<CurrentLedger>>>>;
  /** The build that pages are rendered by: that of readers. */
  readonly built: () => Promise<Built>;
  readonly log: FastifyBaseLogger | false;
}

export class Workshop {
  readonly options: WorkshopOptions;
  private readonly states = new Map<string, DraftState>();
  private readonly sites = new Map<string, Promise<FastifyInstance>>();
  private readonly verdicts = new WeakMap<DraftState, readonly Mistake[]>();
  private readonly judging: DraftJudge;
  private good: DraftState | null = null;
  /** Grows when files change on the disk. */
  private disk = 0;

  constructor(options: WorkshopOptions) {
    this.options = options;
    this.judging = new DraftJudge({
      config: options.folders.config,
      content: options.folders.content,
    });
  }

  /** What can be looked at of drafts before they are judged. */
  open(drafts: Drafts): DraftState {
    const written = JSON.stringify(Object.entries(drafts).sort(([a], [b]) => (a < b ? -1 : 1)));
    const id = createHash('sha256').update(`${this.disk} ${written}`).digest('hex').slice(0, 16);
    const state = this.states.get(id) ?? this.read(id, drafts);
    // least recently used first
    this.states.delete(id);
    this.states.set(id, state);
    for (const old of [...this.states.keys()].slice(0, -KEPT)) void this.drop(old);
    return state;
  }

  /** Every mistake of a state. `left` is aborted where nobody waits for it any more. */
  async judge(state: DraftState, left?: AbortSignal): Promise<readonly Mistake[]> {
    const mistakes = this.verdicts.get(state) ?? (await this.judging.judge(state.drafts, left));
    this.verdicts.set(state, mistakes);
    if (state.portal && !mistakes.some(({ severity }) => severity === 'error')) this.good = state;
    return mistakes;
  }

  /** Reads, judges and builds what is on the disk before it is asked for: the first time takes longest. A failure shows when it is asked for. */
  warmUp(): void {
    const state = this.open({});
    void this.judge(state).catch(() => undefined);
    void this.site(state.id, 'serving')?.catch(() => undefined);
  }

  /** The site of a state; null where it is no longer kept, has mistakes, or there are no such figures. */
  site(id: string, figures: Figures): Promise<FastifyInstance> | null {
    const portal = this.states.get(id)?.portal;
    const ledger = this.options.ledgers[figures];
    if (!portal || !ledger) return null;
    const key = `${id} ${figures}`;
    const site = this.sites.get(key) ?? this.build(portal, ledger);
    this.sites.set(key, site);
    // what could not be made is tried again
    site.catch(() => this.sites.delete(key));
    return site;
  }

  /** The last state without mistakes. */
  lastGood(): DraftState | null {
    return this.good;
  }

  /** The ledger that pages are made of; null where none serves. */
  async ledger(figures: Figures, portal: Portal): Promise<Ledger | null> {
    const current = await this.options.ledgers[figures]?.(portal);
    try {
      return current?.get() ?? null;
    } catch {
      return null;
    }
  }

  /** The sorts of figures that pages can be looked at with: invented ones beside those that were imported. */
  async figures(): Promise<Figures[]> {
    const portal = this.good?.portal ?? this.open({}).portal;
    const serving = portal && (await this.ledger('serving', portal));
    const isInvented = !serving || serving.manifest.mark !== undefined;
    return this.options.ledgers.demonstration && !isInvented
      ? ['serving', 'demonstration']
      : ['serving'];
  }

  /** Null where it is no longer kept. */
  state(id: string): DraftState | null {
    return this.states.get(id) ?? null;
  }

  /** Files have changed on the disk. */
  forget(): void {
    this.disk += 1;
  }

  async close(): Promise<void> {
    await this.judging.close();
    await Promise.all([...this.states.keys()].map(async (id) => await this.drop(id)));
  }

  private read(id: string, drafts: Drafts): DraftState {
    const folders = withDrafts(this.options.folders, drafts);
    return { id, drafts, folders, portal: readUnjudged(folders, this.options.kinds) };
  }

  private async build(
    portal: Portal,
    ledger: (portal: Portal) => Promise<CurrentLedger>,
  ): Promise<FastifyInstance> {
    const [current, built] = await Promise.all([ledger(portal), this.options.built()]);
    const { log } = this.options;
    const shown = { portal, current, built, log, parts: SERVER_PARTS, examples: ROOMS };
    const site = await buildSite({ ...shown, development: true });
    await site.ready();
    return site;
  }

  private async drop(id: string): Promise<void> {
    this.states.delete(id);
    for (const [key, site] of this.sites) {
      if (!key.startsWith(`${id} `)) continue;
      this.sites.delete(key);
      await (await site.catch(() => null))?.close();
    }
  }
}
