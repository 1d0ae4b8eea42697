// What the site's build made: styles and scripts of the frame and of each kind of block, the renderers.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, parse, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { lookup, assertDefined } from '../model/lookup.ts';
import type { RenderWritten } from '../blocks/written/written.server.ts';
import type { FrameShell, View } from '../model/portal.ts';

export type RenderView = (shell: FrameShell, view: View, address: string) => Promise<string>;

/** What a document has of the build, by the kinds of block that stand on it. */
export interface Dress {
  /** Stands inline: of the frame and of these kinds alone, what they share once. */
  readonly style: string;
  /** Elements that load the starter and what the first paint does not need, after everything that can be read. */
  readonly tail: string;
  /** Addresses of the scripts and sheets that the page comes alive with, what others build on first. */
  readonly parts: string;
  /** The sheet of what the first paint does not need, as an element; empty where there is none. */
  readonly aside: string;
}

export interface Built {
  readonly dress: (kinds: readonly string[]) => Dress;
  /** Runs before the first paint: how this reader wants pages to look. */
  readonly early: string;
  readonly render: RenderView;
  /** The blocks of a view, without a frame around them. */
  readonly renderAlone: RenderView;
  readonly renderWritten: RenderWritten;
  /** Whether the scripts of the build may say the message of a key. */
  readonly says: (key: string) => boolean;
  /** Folder of files that browsers ask for. */
  readonly client: string;
  /** What in a page changes with another build. */
  readonly version: string;
  /** The element that loads the script of documents that tell how a page is cited, embedded and saved. */
  readonly shareScript: string;
  /** In development: lets the bundler put its own scripts into a document. */
  readonly finish?: (html: string, address: string) => Promise<string>;
}

export interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
}

export type BuildManifest = Readonly<Record<string, ManifestEntry>>;

/** What the bundle for the server has. */
export interface ServerBundle {
  readonly renderView: RenderView;
  readonly renderAlone: RenderView;
  readonly renderWritten: RenderWritten;
  readonly EARLY_SCRIPT: string;
}

/** Reads a build: `client` and `server` folders below `folder`. */
export async function readBuilt(folder: string): Promise<Built> {
  const client = resolve(folder, 'client');
  const manifest = JSON.parse(
    await readFile(join(client, '.vite', 'manifest.json'), 'utf8'),
  ) as BuildManifest;
  const sheets = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  const styles = Object.fromEntries(
    await Promise.all(
      sheets.map(async (file) => [file, await readFile(join(client, file), 'utf8')] as const),
    ),
  );
  const integrity = await readIntegrity(client, manifest);
  const { renderView, renderAlone, renderWritten, EARLY_SCRIPT } = (await import(
    pathToFileURL(resolve(folder, 'server', 'entry-server.js')).href
  )) as ServerBundle;
  return {
    dress: dresser(manifest, styles, integrity),
    says: buildMessageFilter(await readScripts(client, manifest)),
    early: EARLY_SCRIPT,
    render: renderView,
    renderAlone,
    renderWritten: renderWritten,
    client,
    shareScript: scriptElement(lookup(manifest, SHARE_ENTRY).file, integrity),
    version: buildEntry(manifest).file,
  };
}

/** What the bytes of each script and style must be, by file: `sha384-…`. */
type Integrity = Readonly<Record<string, string>>;

async function readIntegrity(client: string, manifest: BuildManifest): Promise<Integrity> {
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const known: Record<string, string> = {};
  for (const file of new Set(files.filter((name) => /\.(?:js|css)$/.test(name))))
    known[file] = `sha384-${createHash('sha384')
      .update(await readFile(join(client, file)))
      .digest('base64')}`;
  return known;
}

function scriptElement(file: string, integrity: Integrity): string {
  return `<script type="module" src="/${file}"${integrityOf(file, integrity)}></script>`;
}

function integrityOf(file: string, integrity: Integrity): string {
  const known = integrity[file];
  return known === undefined ? '' : ` integrity="${known}"`;
}

async function readScripts(client: string, manifest: BuildManifest): Promise<string[]> {
  const files = new Set(Object.values(manifest).map(({ file }) => file));
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  return await Promise.all(scripts.map((file) => readFile(join(client, file), 'utf8')));
}

/** Keys of messages stand in scripts as they are written: a tree, a point, the rest, or as much of it as is no value. */
export function buildMessageFilter(scripts: readonly string[]): Built['says'] {
  const begun = new Set(
    scripts.flatMap((text) => [...text.matchAll(KEY)].map(([, written = '']) => written)),
  );
  return (key) => [...begun].some((written) => key.startsWith(written));
}

const KEY = /["'`]([a-z][a-z-]*\.[\w.-]*)/g;

/** Dresses documents from the list of what was built, the text of its styles by file, and what their bytes must be. */
export function dresser(
  manifest: BuildManifest,
  styles: Readonly<Record<string, string>>,
  integrity: Integrity = {},
): Built['dress'] {
  const entry = buildEntry(manifest);
  const sheet = manifest[ASIDE];
  const asideWith = (more: string) =>
    sheet ? `<link rel="stylesheet" href="/${sheet.file}"${more}>` : '';
  const aside = asideWith(sheet ? integrityOf(sheet.file, integrity) : '');
  const made = new Map<string, Dress>();
  return (kinds) => {
    // one order of styles, whatever page comes first
    const own = [...new Set(kinds)].sort();
    const key = own.join(' ');
    const known = made.get(key);
    if (known) return known;
    const alive = lookup(manifest, ALIVE_ENTRY);
    const rooms = own.flatMap((kind) => findKindEntries(manifest, kind));
    const all = buildFiles(manifest, [entry, alive, ...rooms]);
    const later = [...all.js.filter((file) => file !== entry.file), ...all.css];
    const dress = {
      style: all.css.map((file) => lookup(styles, file).trim()).join(''),
      tail: [
        // a page has to come in one flight: of what it loads, the script alone is told by its bytes
        asideWith(''),
        scriptElement(entry.file, integrity),
      ].join(''),
      parts: later.map((file) => `/${file}`).join(' '),
      aside,
    };
    made.set(key, dress);
    return dress;
  };
}

function buildEntry(manifest: BuildManifest): ManifestEntry {
  const entries = Object.entries(manifest).filter(
    ([name, { isEntry }]) => isEntry && name !== SHARE_ENTRY,
  );
  return assertDefined(entries[0])[1];
}

/** The sheet of what the first paint does not need, in the list of what was built. */
export const ASIDE = 'aside.css';
/** Of the entries: they are as this file is, TypeScript or what it was compiled to. */
const ENDING = extname(import.meta.filename);
/** What the starter loads when the page is touched. */
const ALIVE_ENTRY = `alive${ENDING}`;
/** Beside the entry of pages. */
const SHARE_ENTRY = `entry-share${ENDING}`;

/** The component of a kind is called as the kind and lies in its room, or in that of the kind whose room it shares; what stands for a block has none. */
function findKindEntries(manifest: BuildManifest, kind: string): ManifestEntry[] {
  const component = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const called = Object.entries(manifest).filter(
    ([name, { isDynamicEntry }]) => isDynamicEntry && parse(name).name === component,
  );
  const own = called.filter(([name]) => parse(name).dir.endsWith(`blocks/${kind}`));
  return (own.length > 0 ? own : called).map(([, entry]) => entry);
}

interface Files {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** Files that these parts of the build need to begin, each once: what others build on stands first. */
function buildFiles(manifest: BuildManifest, entries: readonly ManifestEntry[]): Files {
  const seen = new Set<string>();
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = ({ file, imports = [], css: own = [] }: ManifestEntry) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const name of imports) visit(lookup(manifest, name));
    js.add(file);
    for (const sheet of own) css.add(sheet);
  };
  for (const entry of entries) visit(entry);
  return { js: [...js], css: [...css] };
}
