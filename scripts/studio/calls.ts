// The calls of the studio, each by its name.

import type { StudioCalls } from './contract.ts';
import { formOf } from './forms.ts';
import { drawCharts, gallery } from './gallery.ts';
import { recognise, tryImport } from './imports.ts';
import { make, makers, rename } from './makers.ts';
import { listFiles } from './open.ts';
import { parseText } from './parse.ts';
import { patchOf } from './patch.ts';
import { check, glance, listChanges, listPages, readFile } from './reading.ts';
import { StudioRefusal } from './refusal.ts';
import { saveDrafts, type RecoveredSave } from './save.ts';
import { unusedFiles, usesOf } from './uses.ts';
import type { Workshop } from './workshop.ts';
import { writeData } from './write/writeData.ts';

/** Takes the body of a call and gives its answer; throws StudioRefusal. `left` is aborted where whoever asked has gone. */
export type Handlers = {
  readonly [Name in keyof StudioCalls]: (
    takes: StudioCalls[Name]['takes'],
    left: AbortSignal,
  ) => StudioCalls[Name]['gives'] | Promise<StudioCalls[Name]['gives']>;
};

export interface StudioRoom {
  readonly workshop: Workshop;
  /** The folder of data. */
  readonly data: string;
  /** What became of a save that an earlier process was broken off in; told with the first `open`. */
  readonly recovered: RecoveredSave | null;
}

export function callsOf({ workshop, data, recovered }: StudioRoom): Handlers {
  const studio = workshop.options;
  const { folders } = studio;
  return {
    open: async (takes) => {
      const { names, ...listed } = await listFiles(studio, takes);
      const portal = workshop.open(takes.drafts).portal ?? workshop.lastGood()?.portal;
      const drawings = portal ? await drawCharts(portal) : {};
      const charts = (names['charts'] ?? []).map((chart) => {
        const svg = drawings[chart.name];
        return svg === undefined ? chart : { ...chart, svg };
      });
      return {
        ...listed,
        names: { ...names, charts },
        figures: await workshop.figures(),
        recovered: recovered?.said ?? null,
      };
    },
    file: (takes) => readFile(workshop, takes),
    pages: async (takes) => await listPages(workshop, takes),
    form: async (takes) => await formOf(studio, takes),
    write: ({ path, text, data: written }) => ({ text: writeData(path, text, written) }),
    parse: (takes) => parseText(studio, takes),
    glance: (takes) => glance(workshop, takes),
    check: async (takes, left) => await check(workshop, takes, left),
    save: async (takes) => {
      await refuseWrong(workshop, takes);
      const saved = await saveDrafts({ folders, data }, takes);
      workshop.forget();
      return saved;
    },
    patch: ({ drafts }) => ({ patch: patchOf(folders, drafts) }),
    changes: async (takes) => await listChanges(workshop, takes),
    uses: (takes) => usesOf(studio, takes),
    unused: (takes) => unusedFiles(studio, takes),
    makers: async (takes) => await makers(studio, takes),
    make: async (takes) => await make(studio, takes),
    rename: async (takes) => await rename(studio, takes),
    recognise: async (takes) => await recognise(studio, takes),
    tryImport: async (takes) => await tryImport(studio, takes),
    gallery: async (takes) => await gallery(workshop, takes),
  };
}

/** All drafts are checked before any of them is saved. */
async function refuseWrong(
  workshop: Workshop,
  { drafts }: StudioCalls['save']['takes'],
): Promise<void> {
  const mistakes = await workshop.judge(workshop.open(drafts));
  const first = mistakes.find(({ severity }) => severity === 'error');
  if (!first) return;
  const place = `${first.file}:${first.line}`;
  throw new StudioRefusal(422, {
    uk: `У чернетках є помилки, тож нічого не збережено. Перша: ${place} ${first.said.uk}`,
    en: `The drafts have mistakes, so nothing was saved. The first: ${place} ${first.said.en}`,
  });
}
