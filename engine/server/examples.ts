// The named examples of every kind of block, as one page: documentation, fixture and picture book (development only).

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseTrusted, writeInLine } from '../config/yaml.ts';
import type { ServerParts } from '../blocks/contract/context.server.ts';
import type { BlockViewBase, ExampleView, Locale, Portal, View } from '../model/portal.ts';

/** The rooms of the engine's own kinds. */
const ROOMS = fileURLToPath(new URL('../blocks', import.meta.url));

export interface Example {
  readonly kind: string;
  readonly name: string;
  /** As an editor writes it. */
  readonly block: Readonly<Record<string, unknown>>;
  readonly view: BlockViewBase;
}

/** All examples of the engine's kinds and of the portal's own, kind by kind. */
export function readExamples(rooms: string): Example[] {
  return [ROOMS, rooms].filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(EXAMPLES))
      .toSorted()
      .flatMap((name) => listExamples(join(folder, name))),
  );
}

const EXAMPLES = '.examples.yaml';

function listExamples(file: string): Example[] {
  const kind = basename(file, EXAMPLES);
  const examples = parseTrusted(readFileSync(file, 'utf8')) as {
    name: string;
    block: Record<string, unknown>;
    view: Record<string, unknown>;
  }[];
  return examples.map(({ name, block, view }, i): Example => ({
    kind,
    name,
    block,
    view: {
      kind,
      id: `${kind}-${i + 1}`,
      tab: 100 + 10 * i,
      title: `${kind}: ${name}`,
      ...view,
    },
  }));
}

/** A block as it stands on a page: each key in a line of its own, what it holds in one line. */
export function asWritten(block: Example['block']): string {
  const lines = Object.entries(block).map(([key, value]) => `${key}: ${writeInLine(value)}`);
  return `- ${lines.join('\n  ')}`;
}

/** The page `/_blocks`: every example under its name with what an editor writes for it, what the server draws drawn with the portal's templates. */
export async function examplesView(
  portal: Portal,
  locale: Locale,
  parts: ServerParts,
  examples: readonly Example[],
): Promise<View> {
  const blocks = await Promise.all(
    examples.map(async ({ block, view }, i) => {
      const placed = { ...view, id: `example-${i + 1}`, tab: 100 + 10 * i };
      const drawn = (await parts[view.kind]?.drawExample?.(placed, portal, locale)) ?? placed;
      return { ...drawn, yaml: asWritten(block) } satisfies ExampleView;
    }),
  );
  return {
    status: 200,
    page: '_blocks',
    path: '/_blocks',
    title: 'Blocks',
    subject: null,
    heading: null,
    about: null,
    crumbs: [],
    fields: [],
    choices: [],
    choicesTab: 80,
    latest: null,
    notices: [],
    blocks,
    terms: [],
    ledger: '',
    demonstration: false,
    invented: null,
    unit: portal.settings.defaultUnit,
    wide: false,
    errors: [],
    scrollToTop: true,
  };
}
