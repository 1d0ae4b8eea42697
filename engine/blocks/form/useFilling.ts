// Where a reader is in a form, what is held of it, and what became of sending it.

import { useRef, useState } from 'react';
import type { ErrorSchema } from '@rjsf/utils';

import { useShell } from '../../data/useShell.ts';
import { fillNames } from '../../language/fillNames.ts';
import { lookup } from '../../model/lookup.ts';
import type { FormView } from './form.kind.ts';
import { buildErrors, findErrors, type Held } from './held.ts';
import { useProof } from './proof.ts';
import { sendMessage, type SendOutcome } from './send.ts';

export type Filling = ReturnType<typeof useFilling>;

export function useFilling(view: FormView) {
  const { locale } = useShell();
  const [at, setAt] = useState(0);
  const [moved, setMoved] = useState(false);
  const [held, setHeld] = useState<Held>({});
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [refused, setRefused] = useState<ErrorSchema>({});
  const [sent, setSent] = useState('');
  // one key for what is sent: a changed message is another one
  const key = useRef({ of: held, is: '' });
  const proof = useProof(view.challenge);

  const go = (step: number) => {
    setTrouble('');
    setMoved(true);
    setAt(step);
  };
  const change = (part: Held) => {
    const next = { ...held, ...part };
    setHeld(next);
    // what is wrong with files is said as soon as they are chosen
    const files = view.fields.filter(({ name, kind }) => kind === 'files' && name in part);
    setRefused(findErrors(view, files, next));
  };
  const send = async () => {
    if (key.current.is === '' || key.current.of !== held)
      key.current = { of: held, is: crypto.randomUUID() };
    setSending(true);
    setTrouble('');
    const filled = { held, key: key.current.is, lang: locale.code };
    const outcome = await sendMessage(view, filled, proof);
    setSending(false);
    if (outcome.kind === 'sent') {
      setSent(outcome.id);
      setHeld({});
    } else if (outcome.kind === 'wrong') {
      const wrong = outcome.fields.map(({ name, reason }) => [name, reason] as const);
      setRefused(buildErrors(view, held, wrong));
      go(
        Math.max(
          0,
          view.steps.findIndex(({ fields }) => wrong.some(([of]) => fields.includes(of))),
        ),
      );
    } else setTrouble(describeTrouble(view, outcome));
  };
  const another = () => {
    setSent('');
    setAt(0);
  };
  return { at, moved, held, sending, trouble, refused, sent, proof, go, change, send, another };
}

const TROUBLES = { busy: 'form.busy', 'not-kept': 'form.not-kept', failed: 'message.failed' };
const MINUTE = 60;
/** From so many minutes on hours are counted. */
const MANY_MINUTES = 90;

/** What a reader whose message was not taken is told to do. */
function describeTrouble(
  { words, mail }: FormView,
  outcome: Exclude<SendOutcome, { kind: 'sent' | 'wrong' }>,
): string {
  if (outcome.kind !== 'many') return fillNames(lookup(words, TROUBLES[outcome.kind]), { mail });
  const minutes = Math.ceil(outcome.again / MINUTE);
  return minutes < MANY_MINUTES
    ? fillNames(lookup(words, 'form.many-minutes'), { count: minutes, mail })
    : fillNames(lookup(words, 'form.many-hours'), { count: Math.ceil(minutes / 60), mail });
}
