// Comes after the page is painted: asks for the shell of its language and brings the page to life.

import './theme.css';

import { hydratePortal, type Carried, type Shell } from '../engine/index.ts';
import { PARTS } from './parts.tsx';

const carried = JSON.parse(document.getElementById('carried')!.textContent) as Carried;
const response = await fetch(carried.shell);
if (!response.ok) throw new Error(`the words of this language did not come: ${response.status}`);
await hydratePortal(
  document.getElementById('root')!,
  (await response.json()) as Shell,
  carried,
  PARTS,
);
