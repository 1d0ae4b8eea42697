// Draws the list of a filter: who is in it, a form that adds one and links, none of which needs a script.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { Linked, LinkTo, Outcome, Stop, useAddress, useSay } from '../written/elements.server.tsx';
import type { MembersContent, MembersForm, Proposal } from './members.server.ts';

/** The longest text that is looked for. */
export const LONGEST = 100;

/** The form and the lists to add from are left out where the list is full. */
export function Members({ of }: { readonly of: MembersContent }): ReactNode {
  const { chosen, full, form, found, like, failed, examples } = of;
  const say = useSay();
  return (
    <div className="members">
      {chosen.length === 0 ? null : <Chosen of={of} />}
      <Outcome of={full} as="members-full" />
      {form === null ? null : <AddForm of={form} more={chosen.length} />}
      <Links title={say('selection.found')} of={found} />
      <Links title={say('selection.like')} of={like} />
      {failed ? <p className="notes">{say('selection.like-failed')}</p> : null}
      <Links title={say('selection.examples')} of={examples} />
    </div>
  );
}

function Chosen({ of: { chosen, removeAll } }: { readonly of: MembersContent }): ReactNode {
  const say = useSay();
  return (
    <>
      <ol
        aria-label={say('selection.chosen')}
        data-outcome={say('selection.outcome', {
          count: chosen.length,
          name: plainWords(chosen.at(-1)?.name ?? ''),
        })}
      >
        {chosen.map(({ code, name, to, remove }) => (
          <li key={code}>
            <Linked words={name} to={to} />{' '}
            <LinkTo
              to={remove}
              data-keep={`remove ${code}`}
              data-done={say('comparison.removed', { name: plainWords(name) })}
              aria-label={say('comparison.remove-whom', { name: plainWords(name) })}
            >
              {say('comparison.remove')}
            </LinkTo>
          </li>
        ))}
      </ol>
      <p>
        <LinkTo to={removeAll} data-keep="remove-all" data-done={say('selection.removed-all')}>
          {say('selection.remove-all')}
        </LinkTo>
      </p>
    </>
  );
}

interface FormProps {
  readonly of: MembersForm;
  /** How many are in the list already. */
  readonly more: number;
}

function AddForm({ of, more }: FormProps): ReactNode {
  const { action, query, label, kept } = of;
  const address = useAddress();
  const say = useSay();
  return (
    <form method="get" action={address(action)}>
      {kept.map(([name, value], i) => (
        <input key={i} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span>{label}</span>
        <Stop
          as="input"
          type="search"
          name={query}
          maxLength={LONGEST}
          required
          autoComplete="off"
        />
      </label>
      <Stop as="button" type="submit" className="main-act">
        {say(more === 1 ? 'selection.add-second' : 'selection.add')}
      </Stop>
    </form>
  );
}

interface LinksProps {
  readonly title: string;
  readonly of: readonly (Omit<Proposal, 'why'> & Partial<Proposal>)[];
}

function Links({ title, of }: LinksProps): ReactNode {
  const say = useSay();
  if (of.length === 0) return null;
  return (
    <>
      <p className="members-head">{title}</p>
      <ul>
        {of.map(({ words, to, why = '' }, i) => (
          <li key={i}>
            <LinkTo
              to={to}
              data-keep="add"
              data-done={say('selection.added', { name: plainWords(words) })}
            >
              <Say words={words} />
            </LinkTo>
            {why === '' ? null : <small> {why}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}
