// A tree of codes that opens in place without scripts, written out on the server.

import type { ReactNode } from 'react';

import { Written, writtenPart, type WrittenView } from '../../../engine/parts.ts';
import './codes.css';

export function Codes({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="written" />;
}

export const codes = writtenPart(Codes);
