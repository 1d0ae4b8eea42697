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

/** What every page needs and parts that come later need too, in one piece: split up it would pack worse. */
const COMMON = {
  name: 'common',
  test: /node_modules[\\/](react|react-dom|scheduler|react-i18next|i18next|react-router|@tanstack)[\\/]|engine[\\/](addresses|data|filters|language|model)[\\/]/,
};

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), gridStyles],
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
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'entry-server.tsx' }
      : { input: 'entry-client.ts', output: { codeSplitting: { groups: [COMMON] } } },
  },
}));
