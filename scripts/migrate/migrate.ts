// The files of a portal, written for an older version of the configuration → those that are written otherwise now.

import { parse } from 'yaml';

import { applyEdits } from './edits.ts';
import { MOVES, STEPS } from './steps.ts';

/** The version that the last step leads to: the one that is read. */
const NEWEST = Math.max(...Object.keys(STEPS).map(Number)) + 1;
const PORTAL = 'portal.yaml';

/** Files by their paths below `config` → those that change. Throws where the version cannot be read, or is a newer one. */
export function migrateFiles(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const version = readVersion(files);
  const changed = new Map(files);
  for (let from = version; from < NEWEST; from++)
    for (const step of STEPS[from] ?? [])
      for (const [file, text] of changed) changed.set(file, applyEdits(text, step(file, text)));
  if (version < NEWEST) changed.set(PORTAL, withVersion(changed.get(PORTAL) ?? ''));
  return new Map([...changed].filter(([file, text]) => files.get(file) !== text));
}

/** Files by their paths below `content` that lie elsewhere now → where. */
export function findMoves(
  config: ReadonlyMap<string, string>,
  content: readonly string[],
): ReadonlyMap<string, string> {
  const moves = content.map((name) => {
    let now = name;
    for (let from = readVersion(config); from < NEWEST; from++) now = MOVES[from]?.(now) ?? now;
    return [name, now] as const;
  });
  return new Map(moves.filter(([name, now]) => name !== now));
}

function readVersion(files: ReadonlyMap<string, string>): number {
  const portal = files.get(PORTAL);
  if (portal === undefined) throw new Error(`config/${PORTAL} is not there`);
  const { version = 1 } = parse(portal) as { version?: unknown };
  if (typeof version !== 'number' || version > NEWEST)
    throw new Error(
      `config/${PORTAL} says version ${String(version)}; this engine knows 1 to ${NEWEST}`,
    );
  return version;
}

/** The version stands first, below the comments of the head. */
function withVersion(text: string): string {
  const line = `version: ${NEWEST}\n`;
  const written = /^version:.*\n?/m.exec(text);
  if (written) return text.replace(written[0], line);
  const head = /^(?:#.*\n)*/.exec(text)?.[0] ?? '';
  return head + line + text.slice(head.length);
}
