// The next dates of a calendar, written out on the server.

import type { ReactNode } from 'react';

import { Written, writtenPart, type WrittenView } from '../../../engine/parts.ts';
import './dates.css';

export function Dates({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="written" />;
}

export const dates = writtenPart(Dates);
