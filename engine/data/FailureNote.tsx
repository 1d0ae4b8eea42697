// The dialog of what failed: over everything, the full screen too, with a way to try again; the focus returns where it was.

import { useEffect, useId, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { endFailure, listenFailure, toldFailure, type Failure } from './message.ts';
import './failure.css';

/** Renders nothing while no fetch has failed; only the latest failure is shown. */
export function FailureNote(): ReactNode {
  const failure = useSyncExternalStore(listenFailure, toldFailure, () => null);
  return failure === null ? null : <Note failure={failure} />;
}

function Note({ failure }: { readonly failure: Failure }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // a second failure is told in the note that is open
    dialog.current?.showModal();
  }, []);
  const again = () => {
    // closed before it is tried: the focus is back where the reader was, and stays there
    dialog.current?.close();
    failure.again();
  };
  return (
    <dialog
      ref={dialog}
      className="failure"
      role="alertdialog"
      aria-labelledby={id}
      data-error={failure.error}
      data-from={failure.from}
      onClose={endFailure}
    >
      <p id={id}>{t(failure.text)}</p>
      <p className="failure-ways">
        <button type="button" onClick={again}>
          {t('errors.again')}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('table.unzoom')}
        </button>
      </p>
    </dialog>
  );
}
