// Comes after the page is painted, and waits: React and the parts of the page are fetched when a reader touches something that needs them.

import '~own/theme.css';
import './faces.css';
import './letters.css';

import { pause, startPage } from '../engine/starter.ts';

startPage({
  wake: async () => {
    const { parts = '', shell = '' } = document.getElementById('carried')?.dataset ?? {};
    const files = parts.split(' ').filter((file) => file !== '');
    const isScript = (file: string) => file.endsWith('.js');
    // all are asked for at once
    if (shell !== '') link({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: shell });
    for (const file of files)
      if (isScript(file)) link({ rel: 'modulepreload', href: file });
      // it stands inline already: named like this, it is not fetched with its script
      else link({ rel: 'stylesheet', href: file, disabled: true });
    // what others build on runs first, each in a task of its own
    for (const file of files.filter(isScript)) {
      await import(/* @vite-ignore */ file);
      await pause();
    }
    const { wakePage } = await import('./alive.ts');
    return await wakePage();
  },
  keepsWorker: import.meta.env.PROD,
});

function link(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}
