// The page of all examples in development, each with what an editor writes for it, and a place to try a chart.

import { lazy, Suspense, type ReactNode } from 'react';

import { useLive } from '../data/useLive.ts';
import type { BlockViewBase, ExampleView } from '../model/portal.ts';
import { PageView } from './PageView.tsx';

const Preview = import.meta.env.DEV
  ? lazy(() => import('../blocks/chart/Preview.tsx'))
  : () => null;

/** Of development only: the blocks with their YAML, and with scripts a preview of charts. */
export function Examples(): ReactNode {
  const live = useLive();
  return (
    <>
      <PageView below={written} />
      {live ? (
        <Suspense fallback={null}>
          <Preview />
        </Suspense>
      ) : null}
    </>
  );
}

/** To be copied into a page. */
function written(block: BlockViewBase): ReactNode {
  return (
    <pre className="example-yaml">
      <code>{(block as ExampleView).yaml}</code>
    </pre>
  );
}
