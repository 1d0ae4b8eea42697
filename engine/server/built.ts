// What the site's build made: the inline style, the script's address, the renderers.

import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { lookup, there } from '../model/lookup.ts';
import type { DrawWritten } from '../blocks/written.server.ts';
import type { Shell, View } from '../model/portal.ts';

export type RenderView = (shell: Shell, view: View, address: string) => Promise<string>;

export interface Built {
  readonly style: string;
  /** Runs before the first paint: how this reader wants pages to look. */
  readonly early: string;
  /** Elements that load the scripts, after everything that can be read. */
  readonly tail: string;
  readonly render: RenderView;
  readonly draw: DrawWritten;
  /** Folder of files that browsers ask for. */
  readonly client: string;
  /** What in a page changes with another build. */
  readonly version: string;
  /** In development: lets the bundler put its own scripts into a document. */
  readonly finish?: (html: string, address: string) => Promise<string>;
}

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

/** What the bundle for the server has. */
export interface ServerBundle {
  readonly renderView: RenderView;
  readonly drawWritten: DrawWritten;
  readonly EARLY_SCRIPT: string;
}

/** Reads a build: `client` and `server` folders below `folder`. */
export async function readBuilt(folder: string): Promise<Built> {
  const client = resolve(folder, 'client');
  const manifest = JSON.parse(
    await readFile(join(client, '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, ManifestEntry>;
  const entry = there(Object.values(manifest).find(({ isEntry }) => isEntry));
  const styles = await Promise.all(
    (entry.css ?? []).map((file) => readFile(join(client, file), 'utf8')),
  );
  const preload = (entry.imports ?? [])
    .map((name) => `<link rel="modulepreload" href="/${lookup(manifest, name).file}">`)
    .join('');
  const { renderView, drawWritten, EARLY_SCRIPT } = (await import(
    pathToFileURL(resolve(folder, 'server', 'entry-server.js')).href
  )) as ServerBundle;
  return {
    style: styles.join('').trim(),
    early: EARLY_SCRIPT,
    tail: `${preload}<script type="module" src="/${entry.file}"></script>`,
    render: renderView,
    draw: drawWritten,
    client,
    version: entry.file,
  };
}
