// A map, written out on the server: alive its outlines are explored as the points of any drawing.

import { exploredPart } from '../figure/exploredPart.tsx';
import '../figure/lane.css';
import '../written/pills.css';
import './map.css';

export const map = exploredPart();
