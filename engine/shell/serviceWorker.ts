// Registers the service worker at the root scope once the page is at rest; a failure is only logged.

import { trustedScript } from '../language/trusted.ts';

const SCRIPT = '/service-worker.js';

/** Never throws: a browser without service workers, or a failure, is logged. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) {
    console.info('this browser has no service workers');
    return;
  }
  navigator.serviceWorker
    .register(trustedScript(SCRIPT), { scope: '/' })
    .catch((error: unknown) => console.info('the service worker was not registered', error));
}
