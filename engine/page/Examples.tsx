// The page of all examples in development, with a place to try a chart.

import { lazy, Suspense, type ReactNode } from 'react';

import { useLive } from '../data/useLive.ts';
import { PageView } from './PageView.tsx';

const Preview = import.meta.env.DEV
  ? lazy(() => import('../blocks/chart/Preview.tsx'))
  : () => null;

export function Examples(): ReactNode {
  const live = useLive();
  return (
    <>
      <PageView />
      {live ? (
        <Suspense fallback={null}>
          <Preview />
        </Suspense>
      ) : null}
    </>
  );
}
