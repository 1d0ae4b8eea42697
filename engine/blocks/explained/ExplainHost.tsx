// The place of the popover that tells where a figure comes from: one for the whole page, empty until it is asked for.

import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { atPage, useExplained } from '../../data/explain.ts';
import { fetching } from '../../data/fetching.ts';
import { report } from '../../data/message.ts';

const Popover = lazy(async () => ({ default: (await load()).Explained }));

/** Renders the popover when a figure is asked about and closes it when the path of the page changes. */
export function ExplainHost(): ReactNode {
  const view = useExplained();
  const { pathname } = useLocation();
  useEffect(() => atPage(pathname), [pathname]);
  return view === null ? null : (
    <Suspense fallback={null}>
      <Popover view={view} />
    </Suspense>
  );
}

/** Where it does not come the reader is told, and may try again. */
async function load(): Promise<typeof import('./Explained.tsx')> {
  for (;;) {
    try {
      return await fetching(import('./Explained.tsx'));
    } catch {
      await new Promise<void>((again) =>
        report({ text: 'figure.failed', error: 'offline', from: 'explained', again }),
      );
    }
  }
}
