// Registers the service worker at the root scope once the page is at rest; a failure is only logged.

import { trustedScript } from '../language/Markup.tsx';

const SCRIPT = '/service-worker.js';

export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) {
    console.info('this browser has no service workers');
    return;
  }
  const register = () =>
    navigator.serviceWorker
      .register(trustedScript(SCRIPT), { scope: '/' })
      .catch((error: unknown) => console.info('the service worker was not registered', error));
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}
