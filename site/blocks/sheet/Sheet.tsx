// Tables of a document with their drawings, written out on the server.

import type { ReactNode } from 'react';

import { Written, writtenPart, type WrittenView } from '../../../engine/parts.ts';
import './sheet.css';

export function Sheet({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="written" />;
}

export const sheet = writtenPart(Sheet);
