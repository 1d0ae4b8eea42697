// A field for a sum that is divided: a plain form, so that it works without scripts.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Kept } from '../../data/Kept.tsx';
import { useStop } from '../../data/useStop.ts';
import type { DivideView } from './bars.kind.ts';

interface DivideProps {
  readonly view: DivideView;
  readonly tab: number;
}

/** A GET form that keeps all other parameters of the address. */
export function Divide({ view, tab }: DivideProps): ReactNode {
  const { t } = useTranslation();
  const stop = useStop();
  return (
    <form className="divide" method="get" action={view.action}>
      <Kept but={view.query} />
      <label>
        <span>{t('bars.sum', { unit: view.unit })}</span>
        <input
          key={view.sum}
          name={view.query}
          defaultValue={view.sum}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          {...stop(tab)}
        />
      </label>
      <button type="submit" {...stop(tab)}>
        {t('bars.divide')}
      </button>
    </form>
  );
}
