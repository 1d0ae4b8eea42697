// The line at the foot of what is printed: address, day, source.

import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useShell } from '../data/useShell.ts';
import { withPrefix } from '../addresses/query.ts';
import { Say } from '../language/Say.tsx';

/** The day and what the reader chose are known where it is printed; without scripts the address of the page stands there. */
export function PrintLine({ path }: { readonly path: string }): ReactNode {
  const { t } = useTranslation();
  const { owner, locale } = useShell();
  const address = useRef<HTMLElement>(null);
  const day = useRef<HTMLElement>(null);
  useEffect(() => {
    const write = () => {
      if (address.current) address.current.textContent = location.href;
      if (day.current)
        day.current.textContent = t('shell.printed', {
          day: new Date().toLocaleDateString(locale.tag, DAY),
        });
    };
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, [t, locale]);
  return (
    <p className="print-line">
      <span ref={address} lang="zxx">
        {withPrefix(path || '/', locale.prefix)}
      </span>
      <span ref={day} />
      <span>
        <Say words={owner} />
      </span>
    </p>
  );
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
