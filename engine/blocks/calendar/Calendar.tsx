// Events as a list, on a timeline, by months or one alone, written out on the server.

import type { ReactNode } from 'react';

import type { WrittenView } from '../../model/portal.ts';
import { Written } from '../Written.tsx';
import { writtenPart } from '../writtenPart.ts';
import './calendar.css';

export function Calendar({ view }: { readonly view: WrittenView }): ReactNode {
  return <Written view={view} className="written" />;
}

export const calendar = writtenPart(Calendar);
