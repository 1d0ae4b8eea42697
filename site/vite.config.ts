// How the site is built: one bundle for browsers, one for the server, from the same sources.

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The grid's rules for rows of sums and groups, which no table here has, ask which child an element is: for their sake a browser would style every row anew with each row that scrolls in. */
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

/** The router's own links and forms, which no page here has, would come along with it: their names are written onto them, and so they look used. Nobody watches the router from outside either. */
const routerParts: Plugin = {
  name: 'router-parts',
  enforce: 'pre',
  transform(code, id) {
    const name = /react-router\/dist\/production\/lib\/(dom\/lib|router\/router)\.js$/.exec(
      id,
    )?.[1];
    if (name === 'router/router') return code.replaceAll('init.instrumentations', 'undefined');
    if (name === undefined) return null;
    return code
      .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(');
  },
};

/** What every page needs and parts that come later need too, in one piece: split up it would pack worse. The cache of answers comes with the first question. */
const COMMON = {
  name: 'common',
  test: /node_modules[\\/](react|react-dom|scheduler|react-i18next|i18next|react-router)[\\/]|engine[\\/](addresses|language|model)[\\/]|engine[\\/]data[\\/](?!client)/,
};

/** Styles that several kinds share stand before those of the kinds: each travels with a script that the kinds import. */
const SHARED = [
  {
    name: 'figures',
    test: /engine[\\/]blocks[\\/]((figures|hatch|told)\.css|(Covered|Hatch|Notes|Told|Years)\.tsx)$/,
  },
  { name: 'cards', test: /engine[\\/]blocks[\\/]cards\.(css|ts)$/ },
  { name: 'pills', test: /engine[\\/]blocks[\\/]pills\.css$/ },
  { name: 'written', test: /engine[\\/]blocks[\\/](prose\.css|Written\.tsx|writtenPart\.ts)$/ },
];

/** What the browser has loaded before it loads anything else. */
const THERE = /^assets\/(?:common|rolldown-runtime)-/;

/** What goes through this door for one kind of block does not come along with the others. */
const DOOR = /engine[\\/]parts\.ts$/;

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), gridStyles, routerParts],
  publicDir: isSsrBuild ? false : 'public',
  // the server's bundle stands by itself, wherever the data folder lies
  ssr: isSsrBuild ? { noExternal: true } : {},
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
      ? { input: 'entry-server.tsx' }
      : {
          input: ['entry-client.ts', 'entry-share.ts'],
          output: { codeSplitting: { groups: [COMMON, ...SHARED] } },
          treeshake: { moduleSideEffects: (id) => (DOOR.test(id) ? false : undefined) },
        },
  },
}));
