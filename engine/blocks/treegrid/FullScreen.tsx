// A dialog on the full screen: it is open from its first moment, and gives back the focus and the address when it is left.

import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { InventedBar } from '../../data/InventedBar.tsx';
import { useShell } from '../../data/useShell.ts';
import './zoom.css';

interface FullScreenProps {
  /** The block whose rows it shows. */
  readonly id: string;
  readonly name: string;
  /** What stands below its name, and the tools beside. */
  readonly about: ReactNode;
  readonly tools?: ReactNode;
  /** Finds in the block what opens its full screen. */
  readonly opener: (block: HTMLElement) => HTMLElement | null | undefined;
  readonly children: ReactNode;
}

/** Its name, what is said of it, a button that closes it; the rest of the screen is for the children. */
export function FullScreen(props: FullScreenProps): ReactNode {
  const { t } = useTranslation();
  const { id, name, about, tools, opener, children } = props;
  const { dialog, closed } = useFullScreen(id, opener);
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
    </dialog>
  );
}

interface OpenScreen {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** To be called when the dialog has closed. */
  readonly closed: () => void;
}

/** `opener` finds in a block what opens its full screen: opened by its address that has nobody to give the focus back to, and it goes there. */
export function useFullScreen(id: string, opener: FullScreenProps['opener']): OpenScreen {
  const { queries } = useShell();
  const [, setSearch] = useSearchParams();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const closed = () => {
    const block = document.getElementById(id);
    const focused = document.activeElement;
    const isBack = block?.contains(focused) && !dialog.current?.contains(focused);
    if (block && !isBack) opener(block)?.focus();
    setSearch(
      (before) => {
        before.delete(queries.zoom);
        return before;
      },
      { preventScrollReset: true, replace: true },
    );
  };
  return { dialog, closed };
}
