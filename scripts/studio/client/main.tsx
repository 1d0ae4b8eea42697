// The studio starts: its document is written by the server.

import { createRoot } from 'react-dom/client';

import { Studio } from './Studio.tsx';
import './studio.css';

const root = document.getElementById('studio');
if (root) createRoot(root).render(<Studio />);
