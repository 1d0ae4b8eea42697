// How the site is built: one bundle for browsers, one for the server, from the same sources.

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'public',
  // the server's bundle stands by itself, wherever the data folder lies
  ssr: isSsrBuild ? { noExternal: true } : {},
  css: { modules: false },
  build: {
    manifest: !isSsrBuild,
    target: 'es2022',
    cssTarget: 'chrome123',
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: { input: isSsrBuild ? 'entry-server.tsx' : 'entry-client.ts' },
  },
}));
