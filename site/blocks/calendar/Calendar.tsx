// Events as a list, on a timeline, by months or one alone, written out on the server.

import type { ReactNode } from 'react';

import { Written, writtenPart, type WrittenView } from '../../../engine/parts.ts';
import './calendar.css';

export function Calendar({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="written" />;
}

export const calendar = writtenPart(Calendar);
