// Tables of a document with their drawings, written out on the server.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { Written } from '../Written.tsx';
import { writtenPart } from '../writtenPart.ts';
import './sheet.css';

export function Sheet({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="written" />;
}

export const sheet = writtenPart(Sheet);
