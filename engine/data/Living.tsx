// A part of a page that comes alive by itself: the one that is touched first, then the others.

import { startTransition, useEffect, useState, type ReactNode } from 'react';

import { listening } from './listening.ts';
import { LiveContext } from './useLive.ts';

let living = 0;
/** Whether all that came with the document is alive. */
let isComplete = false;
const { listen, changed } = listening();

/** What only a living page has comes after what stands in the document; in what comes later it stands from the first moment. */
export function Living({ children }: { readonly children: ReactNode }): ReactNode {
  const [isLive, live] = useState(isComplete);
  useEffect(() => {
    startTransition(() => live(true));
  }, []);
  useEffect(() => {
    if (!isLive) return;
    living++;
    changed();
  }, [isLive]);
  return <LiveContext value={isLive}>{children}</LiveContext>;
}

/** Resolves when so many parts are alive. */
export async function livingParts(count: number): Promise<void> {
  await new Promise<void>((done) => {
    const look = () => {
      if (living >= count) done();
    };
    listen(look);
    look();
  });
  isComplete = true;
}
