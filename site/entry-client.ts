// Comes after the page is painted, and waits: React and the parts of the page are fetched when a reader touches something that needs them.

import './theme.css';
import './letters.css';

import { pause, startPage } from '../engine/starter.ts';

startPage({
  wake: async () => {
    const files = document.getElementById('carried')?.dataset['parts']?.split(' ') ?? [];
    const scripts = files.filter((file) => file.endsWith('.js'));
    for (const file of files)
      document.head.append(
        Object.assign(
          document.createElement('link'),
          file.endsWith('.js')
            ? { rel: 'modulepreload', href: file }
            : // it stands inline already: named like this, it is not fetched with its script
              { rel: 'stylesheet', href: file, disabled: true },
        ),
      );
    // what others build on comes first, each in a task of its own
    for (const file of scripts) {
      await import(/* @vite-ignore */ file);
      await pause();
    }
    const { wakePage } = await import('./alive.ts');
    await wakePage();
  },
  keepsWorker: import.meta.env.PROD,
});
