// Asks what the fields of the composer say, as an entry of the history; what was asked before can be taken back and done again.

import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { LEDGER } from '../../addresses/query.ts';
import { useShell } from '../../data/useShell.ts';
import type { CubeView } from './cube.kind.ts';
import { WAY } from './ways.ts';
import { writtenQuestion } from './written.ts';

interface Question {
  /** `changed` is the name of the field that was changed. */
  readonly ask: (changed: string) => void;
  /** Null where there is nothing to take back, or to do again. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

/** Addresses that were asked before this one, and those that were taken back. */
interface Steps {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Undo and redo are null where there is nothing to go to. A change that resets drops all that was chosen before. */
export function useQuestion(view: CubeView, form: RefObject<HTMLFormElement | null>): Question {
  const navigate = useNavigate();
  const { queries } = useShell();
  const [search] = useSearchParams();
  const { steps, goTo } = useSteps();
  const ask = (changed: string) => {
    if (!form.current) return;
    const resets = view.fields.find(({ name }) => name === changed)?.resets === true;
    const names = [...(resets ? [] : [WAY]), queries.unit, LEDGER];
    const kept = names.flatMap((name): [string, string][] => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    });
    const own = writtenQuestion(form.current, view);
    const written = [...own.filter(([name]) => !resets || name === changed), ...kept];
    const query = new URLSearchParams(written).toString();
    const text = query.replaceAll('%2C', ',').replaceAll('%3A', ':');
    if (text === search.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')) return;
    void navigate(
      { pathname: view.path, search: text === '' ? '' : `?${text}` },
      { preventScrollReset: true },
    );
  };
  const [undone] = steps.before.slice(-1);
  const [redone] = steps.after.slice(-1);
  return {
    ask,
    undo: undone === undefined ? null : () => goTo(undone, 'back'),
    redo: redone === undefined ? null : () => goTo(redone, 'on'),
  };
}

/** Every change of the address is a step, whoever made it: a field, a link, the browser’s own way back. */
function useSteps() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const [steps, setSteps] = useState<Steps>({ before: [], after: [] });
  const last = useRef(here);
  const way = useRef<'back' | 'on' | ''>('');
  useEffect(() => {
    if (last.current === here) return;
    const left = last.current;
    const going = way.current;
    last.current = here;
    way.current = '';
    setSteps(({ before, after }) => {
      if (going === 'back') return { before: before.slice(0, -1), after: [...after, left] };
      if (going === 'on') return { before: [...before, left], after: after.slice(0, -1) };
      return { before: [...before, left], after: [] };
    });
  }, [here]);
  const goTo = (address: string, direction: 'back' | 'on') => {
    way.current = direction;
    void navigate(address, { preventScrollReset: true });
  };
  return { steps, goTo };
}

/** Asks with each change of the question, never for the one that the page came with, whether the names of its fields are those of its figures; that it could not be asked is only logged. */
export function useChecks({ checks }: CubeView): void {
  const fields = checks?.fields.join(',') ?? '';
  const address = checks?.address ?? '';
  const before = useRef(fields);
  useEffect(() => {
    if (address === '' || fields === before.current) return;
    before.current = fields;
    checkFields(address, fields.split(',')).catch((error: unknown) => {
      console.warn('the check of fields failed', error);
    });
  }, [address, fields]);
}

async function checkFields(address: string, fields: readonly string[]): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ fields }),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const known = (await response.json()) as readonly { readonly field: string }[];
  const strange = fields.filter((name) => known.every(({ field }) => field !== name));
  if (strange.length > 0) console.info('fields that the check does not know', strange.join(', '));
}
