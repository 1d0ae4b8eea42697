// How the site is built: one bundle for browsers, one for the server, from the same sources.

import { existsSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Rules of the grid for summary and group rows, which no table here has. They depend on positions and would restyle all rows on scroll. */
const LEFT_OUT =
  /& > :nth-(?:last-)?child\(1 of [^)]*\) \{\s*& > [^{}]*\{[^{}]*\}\s*\}|@layer rdg\.GroupedRow \{(?:[^{}]|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*\}/g;

const gridStyles: Plugin = {
  name: 'grid-styles',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('react-data-grid/lib/styles.css')) return null;
    const kept = code.replace(LEFT_OUT, '');
    if (kept.includes(':nth-'))
      throw new Error(
        'the styles of react-data-grid have changed: LEFT_OUT in site/vite.config.ts has to follow',
      );
    return kept;
  },
};

/** The router's own links and forms, which no page here has, would come along with it: their names are written onto them, and so they look used. */
const routerParts: Plugin = {
  name: 'router-parts',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('react-router/dist/production/lib/dom/lib.js')) return null;
    return code
      .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(');
  },
};

/** Of all entries and rooms: they are as this file is, TypeScript or what it was compiled to. */
const ENDING = extname(import.meta.filename);
const ENGINE = resolve(import.meta.dirname, '../engine');
/** The folder `site` of the portal: what lies there goes before what comes along with the engine. */
const OWN = resolve('site');
const choose = (own: string, otherwise: string) =>
  existsSync(join(OWN, own)) ? join(OWN, own) : otherwise;

/** What portals elsewhere import of the engine is imported by this name. */
const PACKAGE = 'open-budget-portal';
const ENGINE_PARTS = join(ENGINE, `parts${ENDING}`);
const INPUTS = ['client', 'share'].map((name) =>
  join(import.meta.dirname, `entry-${name}${ENDING}`),
);

/** What the entries take of the portal, wherever it lies. */
export const OWN_PARTS = {
  '~own/parts.tsx': choose('parts.tsx', ENGINE_PARTS),
  '~own/theme.css': choose('theme.css', join(import.meta.dirname, 'theme.css')),
  '~own/blocks': join(OWN, 'blocks'),
};

/** In browsers the words of one language need sixteen kilobytes less than i18next has. */
const WORDS = join(ENGINE, `language/browserWords${ENDING}`);
const SMALL = { 'react-i18next': WORDS, i18next: WORDS };

/** React by itself: what takes longest to run. */
const REACT = { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ };

/** What runs before a page is touched stays out of what comes with React. */
const STARTER = reachedFrom(join(ENGINE, `starter${ENDING}`));
const SHARED_ROOMS =
  /node_modules[\\/]react-router[\\/]|engine[\\/](?:language|model|addresses|data)[\\/](?!client)/;

/** What every live page needs is one piece: split up it would compress worse. The cache of answers comes later. */
const COMMON = {
  name: 'common',
  test: (id: string) => SHARED_ROOMS.test(id) && !STARTER.has(id),
};

/** Files that a module imports before it runs, and those that they import, itself included. */
function reachedFrom(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known;
  known.add(file);
  const text = readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type [^;]*;/gm, '');
  for (const [, name = ''] of text.matchAll(/^(?:import|export) (?:[^;]*? from )?'(\.[^']*)';/gms))
    reachedFrom(resolve(file, '..', name), known);
  return known;
}

/** Styles that several kinds share stand before those of the kinds: each travels with a script that the kinds import. */
const SHARED = [
  {
    name: 'figures',
    test: /engine[\\/]blocks[\\/](figure[\\/]((figures|lane)\.css|(Covered|Lane)\.[jt]sx?)|explained[\\/](told\.css|(Told|Years)\.[jt]sx?))$/,
  },
  { name: 'cards', test: /engine[\\/]blocks[\\/]written[\\/]cards\.(css|[jt]s)$/ },
  { name: 'pills', test: /engine[\\/]blocks[\\/]written[\\/]pills\.css$/ },
  {
    name: 'written',
    test: /engine[\\/]blocks[\\/]written[\\/](prose\.css|writtenPart\.[jt]sx?)$/,
  },
];

/** Every page names some twenty files: what is not asked for by itself has no name but its hash, and neither have styles. */
const FIRST = /^(?:react|common|rolldown-runtime)$/;
const SHORT_NAMES = {
  entryFileNames: ({ name }: { name: string }) =>
    `assets/${name.replace('entry-client', 'entry')}-[hash:6].js`,
  chunkFileNames: ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }) =>
    isDynamicEntry || FIRST.test(name)
      ? `assets/${name.replace('rolldown-', '')}-[hash:6].js`
      : 'assets/[hash:6].js',
  assetFileNames: ({ names }: { names: readonly string[] }) =>
    names.some((name) => /\.(?:css|woff2)$/.test(name))
      ? 'assets/[hash:6][extname]'
      : 'assets/[name]-[hash][extname]',
};

/** What the sheets are called: their files are not, and their order is that of their names. */
const sheetNames: Plugin = {
  name: 'sheet-names',
  enforce: 'post',
  generateBundle(_, bundle) {
    const sheets = Object.values(bundle).flatMap((made) =>
      made.type === 'asset' && made.fileName.endsWith('.css')
        ? [[made.fileName, made.names[0] ?? ''] as const]
        : [],
    );
    const source = JSON.stringify(Object.fromEntries(sheets));
    this.emitFile({ type: 'asset', fileName: '.vite/sheets.json', source });
  },
};

/** Whatever the starter brought along would be paid for by every page before it is touched. */
const starterAlone: Plugin = {
  name: 'starter-alone',
  generateBundle(_, bundle) {
    for (const made of Object.values(bundle))
      if (made.type === 'chunk' && made.name === 'entry-client' && made.imports.length > 0)
        throw new Error(`the starter brings ${made.imports.join(', ')} to every page`);
  },
};

/** What the browser has loaded before it loads anything else. */
const THERE = /^assets\/(?:react|common|runtime)-/;

/** What goes through this door for one kind of block does not come along with the others. */
const DOOR = /engine[\\/]parts\.[jt]s$/;

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), gridStyles, routerParts, ...(isSsrBuild ? [] : [sheetNames, starterAlone])],
  publicDir: isSsrBuild ? false : choose('public', 'public'),
  resolve: { alias: { ...OWN_PARTS, ...(isSsrBuild || command === 'serve' ? {} : SMALL) } },
  // the server's bundle stands by itself, wherever the data folder lies; of the engine there is one copy, also where it is a package
  ssr: { noExternal: isSsrBuild ? true : [PACKAGE] },
  optimizeDeps: {
    entries: [...INPUTS, OWN_PARTS['~own/parts.tsx'], ENGINE_PARTS],
    exclude: [PACKAGE],
  },
  cacheDir: resolve('.portal/vite'),
  server: { fs: { allow: [resolve(), resolve(ENGINE, '..')] } },
  // on the server too React is the one for readers, whatever NODE_ENV says there
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: { modules: false },
  build: {
    manifest: !isSsrBuild,
    target: 'es2022',
    cssTarget: 'chrome123',
    modulePreload: {
      polyfill: false,
      // the common part is there before anything comes later
      resolveDependencies: (_, files) => files.filter((file) => !THERE.test(file)),
    },
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: `entry-server${ENDING === '.ts' ? '.tsx' : ENDING}` }
      : {
          input: INPUTS,
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [REACT, COMMON, ...SHARED],
            },
            ...SHORT_NAMES,
          },
          treeshake: { moduleSideEffects: (id) => (DOOR.test(id) ? false : undefined) },
        },
  },
}));
