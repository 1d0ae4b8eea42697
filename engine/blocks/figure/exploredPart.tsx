// The browser part of written kinds whose drawings are explored.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import type { BrowserPart } from '../contract/part.ts';
import { Written } from '../written/Written.tsx';
import { drawnPart } from '../written/drawnPart.tsx';
import { Explored } from './Explored.tsx';

/** As `drawnPart` has it. */
export function exploredPart(className?: string): BrowserPart<WrittenView> {
  return drawnPart(function ExploredPart({ view }: { readonly view: WrittenView }): ReactNode {
    return (
      <Explored>
        <Written view={view} className={className} />
      </Explored>
    );
  });
}
