// The place of the popover that tells where a figure comes from: one for the whole page, empty until it is asked for.

import { Suspense, type ReactNode } from 'react';

import { Popover, useExplained } from './explain.ts';

export function ExplainHost(): ReactNode {
  const view = useExplained();
  return view === null ? null : (
    <Suspense fallback={null}>
      <Popover view={view} />
    </Suspense>
  );
}
