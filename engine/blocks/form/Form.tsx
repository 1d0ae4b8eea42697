// A form that readers send: until it has come to life, and without scripts, the address to write to.

import { useEffect, useState, type ReactNode } from 'react';

import { fetching } from '../../data/fetching.ts';
import { useStop } from '../../data/useStop.ts';
import type { BrowserPart } from '../contract/part.ts';
import type { FormView } from './form.kind.ts';
import './place.css';

type Loaded = Pick<typeof import('./Steps.tsx'), 'Steps'>;

export const form: BrowserPart<FormView> = { Component: Form };

/** Loads its steps on demand; until then, and without scripts, it offers an address for e-mail. */
export function Form({ view }: { readonly view: FormView }): ReactNode {
  const stop = useStop();
  const loaded = useLoaded();
  const mail = (
    <a href={`mailto:${view.mail}`} {...stop(view.tab)}>
      {view.mail}
    </a>
  );
  return (
    <>
      <noscript>
        <p className="form-without">
          {view.words['form.needs-script']}{' '}
          <a href={`mailto:${view.mail}`} data-tab-order={view.tab}>
            {view.mail}
          </a>
        </p>
      </noscript>
      <div className="form-place" data-asks="">
        {loaded ? (
          <loaded.Steps view={view} />
        ) : (
          <p>
            {view.words['form.loading']} {mail}
          </p>
        )}
      </div>
    </>
  );
}

/** The form's own scripts come once the page is alive; the server never loads them. */
function useLoaded(): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!import.meta.env.SSR) void fetching(import('./Steps.tsx')).then(setLoaded, console.error);
  }, []);
  return loaded;
}
