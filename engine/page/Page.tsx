// The page of a document, as it is drawn on the server and alive in a browser; in development also the page of all examples.

import { lazy, Suspense, type ReactNode } from 'react';

import { useLive } from '../data/useLive.ts';
import { useView } from '../data/view.ts';
import type { BlockViewBase, ExampleView } from '../model/portal.ts';
import { PageView } from './PageView.tsx';

/** In development `/_blocks` is the page of examples. */
export function Page(props: { readonly keepScroll?: boolean }): ReactNode {
  const { path } = useView();
  // in development alone
  if (import.meta.env.DEV && path === '/_blocks') return <Examples />;
  return <PageView {...props} />;
}

const Preview = import.meta.env.DEV
  ? lazy(() => import('../blocks/chart/Preview.tsx'))
  : () => null;

/** Of development only: the blocks with their YAML, and with scripts a preview of charts. */
function Examples(): ReactNode {
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
