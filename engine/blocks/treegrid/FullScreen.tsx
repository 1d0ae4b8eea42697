// A dialog on the full screen: it is open from its first moment, and gives back the focus and the address when it is left.

import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { InventedBar } from '../../data/InventedBar.tsx';
import { useShell } from '../../data/useShell.ts';
import { useGo } from './QueryLink.tsx';
import { ZOOM_LINK } from './ZoomLink.tsx';
import './zoom.css';

interface FullScreenProps {
  /** The block whose rows it shows. */
  readonly id: string;
  readonly name: string;
  /** What stands below its name, and the tools beside. */
  readonly about: ReactNode;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Its name, what is said of it, a button that closes it; the rest of the screen is for the children. */
export function FullScreen(props: FullScreenProps): ReactNode {
  const { t } = useTranslation();
  const { id, name, about, tools, children } = props;
  const { dialog, closed } = useFullScreen(id);
  return (
    <dialog ref={dialog} className="zoom" aria-label={name} onClose={closed}>
      <InventedBar />
      <div className="zoom-head">
        <div className="zoom-what">
          <h2>{name}</h2>
          {about}
        </div>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('table.unzoom')}
        </button>
        {tools === undefined ? null : <div className="zoom-tools">{tools}</div>}
      </div>
      {children}
      <p className="announcement visually-hidden" role="status" />
    </dialog>
  );
}

interface OpenScreen {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** To be called when the dialog has closed. */
  readonly closed: () => void;
}

/** Opened by its address it has nobody to give the focus back to, and that goes to the link that opens it. */
export function useFullScreen(id: string): OpenScreen {
  const { queries } = useShell();
  const go = useGo({ replace: true });
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const closed = () => {
    const block = document.getElementById(id);
    const focused = document.activeElement;
    const isBack = block?.contains(focused) && !dialog.current?.contains(focused);
    if (!isBack) block?.querySelector<HTMLElement>(ZOOM_LINK)?.focus();
    go({ [queries.zoom]: null });
  };
  return { dialog, closed };
}
