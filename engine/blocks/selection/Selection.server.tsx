// Draws a selection: a form and links, none of which needs a script.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { Linked, LinkTo, Stop, useAddress, useSay } from '../written/elements.server.tsx';
import type { LinkedWords } from '../written/texts.server.ts';
import type { SelectionContent, SelectionForm } from './selection.server.ts';

/** The longest name that is looked for. */
const LONGEST = 100;

/** The form and the lists to add from are left out where the selection is full. */
export function RenderedSelection({ content }: { readonly content: SelectionContent }): ReactNode {
  const { chosen, full, form, found, like, failed, examples } = content;
  const say = useSay();
  return (
    <div className="selection">
      {chosen.length === 0 ? null : <Chosen of={content} />}
      {full === '' ? null : (
        <p className="selection-full" role="status">
          {full}
        </p>
      )}
      {form === null ? null : <AddForm of={form} more={chosen.length} />}
      <Links title={say('selection.found')} of={found} />
      <Links title={say('selection.like')} of={like} />
      {failed ? <p className="notes">{say('selection.like-failed')}</p> : null}
      <Links title={say('selection.examples')} of={examples} />
    </div>
  );
}

function Chosen({ of: { chosen, removeAll } }: { readonly of: SelectionContent }): ReactNode {
  const say = useSay();
  return (
    <>
      <ol className="selection-list" aria-label={say('selection.chosen')}>
        {chosen.map(({ code, name, to, remove }) => (
          <li key={code}>
            <Linked words={name} to={to} />{' '}
            <LinkTo
              to={remove}
              data-keep=""
              aria-label={say('comparison.remove-whom', { name: plainWords(name) })}
            >
              {say('comparison.remove')}
            </LinkTo>
          </li>
        ))}
      </ol>
      <p>
        <LinkTo to={removeAll} data-keep="">
          {say('selection.remove-all')}
        </LinkTo>
      </p>
    </>
  );
}

interface FormProps {
  readonly of: SelectionForm;
  /** How many are in the list already. */
  readonly more: number;
}

function AddForm({ of, more }: FormProps): ReactNode {
  const { action, query, label, kept } = of;
  const address = useAddress();
  const say = useSay();
  return (
    <form className="selection-form" method="get" action={address(action)}>
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

function Links({
  title,
  of,
}: {
  readonly title: string;
  readonly of: readonly (LinkedWords & { readonly why?: string })[];
}): ReactNode {
  if (of.length === 0) return null;
  return (
    <>
      <p className="selection-head">{title}</p>
      <ul className="selection-links">
        {of.map(({ words, to, why = '' }, i) => (
          <li key={i}>
            <LinkTo to={to} data-keep="">
              <Say words={words} />
            </LinkTo>
            {why === '' ? null : <span className="selection-why"> {why}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
