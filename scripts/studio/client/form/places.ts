// The places that texts below a part of a form can have, where the schema says so of a part around them.

import { createContext } from 'react';

import type { NamePick } from './schema.ts';

export const PlacesContext = createContext<NamePick | null>(null);
