// Pages that give parameters to all their calls → pages whose blocks each give their own.

import type { GivenSpec, PageSpec } from '../../../schemas/types.ts';
import { partAt } from '../../addresses/parts.ts';
import { isObject } from '../../model/lookup.ts';
import type { Problem } from '../problems.ts';
import type { ConfigCollection, ConfigEntry } from '../read.ts';
import { here, problemAtKey, unknownNameAtKey, type Report } from '../rules/rule.ts';
import { escape } from '../yaml.ts';
import { moveSource, type Moved } from './source.ts';
import type { OpenedCall } from './spec.ts';

type Given = Readonly<Record<string, GivenSpec>>;

/** A parameter of the page goes to every block whose call takes it; what the block gives itself wins. */
export function openPage(
  entry: ConfigEntry<PageSpec>,
  calls: ConfigCollection<OpenedCall>,
  report: Report,
): ConfigEntry<PageSpec> {
  const { with: shared, ...rest } = entry.spec;
  if (!shared) return entry;
  const used = new Set<string>();
  const moved: Moved = new Map();
  const fill = <Asking extends object>(asking: Asking, pointer: string): Asking => {
    const taken = takenBy(calls, callOf(asking));
    const own = (partAt(asking, 'with') ?? {}) as Given;
    const given = Object.entries(shared).filter(([name]) => taken.includes(name) && !(name in own));
    for (const [name] of given) {
      used.add(name);
      moved.set(`${pointer}/with/${escape(name)}`, `/with/${escape(name)}`);
    }
    return given.length > 0
      ? { ...asking, with: { ...Object.fromEntries(given), ...own } }
      : asking;
  };
  const { blocks = [], heading } = entry.spec;
  const filled = {
    ...(heading ? { heading: fill(heading, '/heading') } : {}),
    blocks: blocks.map((block, i) => {
      const sentences = sentencesOf(block).map((sentence, k) =>
        fill(sentence, `/blocks/${i}/sentences/${k}`),
      );
      return { ...fill(block, `/blocks/${i}`), ...(sentences.length > 0 ? { sentences } : {}) };
    }),
  };
  const asking = [heading ?? [], blocks, blocks.flatMap(sentencesOf)].flat().map(callOf);
  const asked = [...new Set(asking.filter((call) => call !== null))];
  if (asked.every((call) => calls.entries.has(call)))
    for (const name of Object.keys(shared))
      if (!used.has(name)) report(unusedAt(entry, name, asked, calls));
  return {
    ...entry,
    source: moveSource(entry.source, moved),
    spec: { ...rest, ...filled },
  };
}

/** Sentences of a block, each of which may ask a call of its own. */
function sentencesOf(block: object): readonly object[] {
  const sentences = partAt(block, 'sentences');
  return Array.isArray(sentences) ? (sentences as readonly object[]).filter(isObject) : [];
}

function callOf(asking: object): string | null {
  const call = partAt(asking, 'call');
  return typeof call === 'string' ? call : null;
}

/** A section may be named by its folder, as in menus: its page is the folder's index. */
export function openRedirect(
  entry: ConfigEntry<PageSpec>,
  known: ReadonlySet<string>,
): ConfigEntry<PageSpec> {
  const { redirect } = entry.spec;
  if (redirect === undefined || known.has(redirect) || !known.has(`${redirect}/index`))
    return entry;
  return { ...entry, spec: { ...entry.spec, redirect: `${redirect}/index` } };
}

/** Either no call of the page takes the parameter, or every block that asks one gives its own. */
function unusedAt(
  entry: ConfigEntry<PageSpec>,
  name: string,
  asked: readonly string[],
  calls: ConfigCollection<OpenedCall>,
): Problem {
  const taken = asked.flatMap((call) => takenBy(calls, call));
  const pointer = `/with/${escape(name)}`;
  if (taken.includes(name))
    return problemAtKey(here(entry, pointer), 'shared-by-none', { written: name });
  const call = asked.join(', ');
  return unknownNameAtKey(here(entry, pointer), 'unknown-parameter', {
    written: name,
    allowed: taken,
    words: { call },
  });
}

function takenBy(calls: ConfigCollection<OpenedCall>, call: string | null): string[] {
  const params = calls.entries.get(call ?? '')?.spec.params ?? [];
  return params.map((param) => (typeof param === 'string' ? param.replace(/\*$/, '') : param.name));
}
