// The dialog that is open.

import { useEffect } from 'react';

import type { OpenDialog } from '../desk.ts';
import { Changes } from './Changes.tsx';
import { Delete, Rename, Uses } from './FileTools.tsx';
import { Gallery } from './Gallery.tsx';
import { Import } from './Import.tsx';
import { New } from './New.tsx';
import { Save } from './Save.tsx';
import { Sets } from './Sets.tsx';

export function Dialogs({ dialog }: { readonly dialog: OpenDialog | null }) {
  useEffect(() => {
    // what was pressed may be off by now
    if (!dialog && document.activeElement === document.body)
      document.getElementById('editor')?.focus();
  }, [dialog]);
  switch (dialog?.name) {
    case 'save':
      return <Save />;
    case 'changes':
      return <Changes />;
    case 'new':
      return <New />;
    case 'import':
      return <Import />;
    case 'gallery':
      return <Gallery />;
    case 'sets':
      return <Sets />;
    case 'copy':
      return <New copied={dialog.path} />;
    case 'rename':
      return <Rename path={dialog.path} />;
    case 'uses':
      return <Uses path={dialog.path} />;
    case 'delete':
      return <Delete path={dialog.path} />;
    default:
      return null;
  }
}
