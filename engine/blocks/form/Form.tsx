// A form that readers send: until it has come to life, and without scripts, the address to write to.

import { useEffect, useState, type ReactNode } from 'react';

import { useStop } from '../../data/useStop.ts';
import type { BrowserPart } from '../part.ts';
import { lookup } from '../../model/lookup.ts';
import type { FormView } from './form.kind.ts';
import type { StepCheck } from './validator.ts';
import './place.css';

interface LoadedForm {
  readonly Steps: typeof import('./Steps.tsx').Steps;
  readonly checks: readonly StepCheck[];
}

export const form: BrowserPart<FormView> = { Component: Form };

/** Loads its steps on demand; until then, and without scripts, it offers an address for e-mail. */
export function Form({ view }: { readonly view: FormView }): ReactNode {
  const stop = useStop();
  const loaded = useLoaded(view);
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
          <loaded.Steps view={view} checks={loaded.checks} />
        ) : (
          <p>
            {view.words['form.loading']} {mail}
          </p>
        )}
      </div>
    </>
  );
}

/** The form's own scripts come once the page is at rest. */
function useLoaded({ validator, steps }: FormView): LoadedForm | null {
  const [loaded, setLoaded] = useState<LoadedForm | null>(null);
  useEffect(() => {
    // the server never loads them, and an example has none
    if (import.meta.env.SSR || validator === '') return undefined;
    let gone = false;
    const load = async () => {
      const [{ Steps }, checks] = await Promise.all([
        import('./Steps.tsx'),
        import(/* @vite-ignore */ validator) as Promise<Record<string, StepCheck>>,
      ]);
      if (!gone)
        setLoaded({
          Steps,
          checks: steps.flatMap((step, i) => (step.schema ? [lookup(checks, `step${i}`)] : [])),
        });
    };
    const begin = () => void load().catch((error: unknown) => console.error(error));
    const waits = typeof requestIdleCallback === 'function';
    const idle = waits
      ? requestIdleCallback(begin, { timeout: 2000 })
      : Number(setTimeout(begin, 200));
    return () => {
      gone = true;
      if (waits) cancelIdleCallback(idle);
      else clearTimeout(idle);
    };
  }, [validator, steps]);
  return loaded;
}
