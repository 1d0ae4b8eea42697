// Draws two documents beside each other: what they are, key figures, each chapter by its rows and words; or a form to choose them.

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table whose rows are laid out as cards is one to some readers only where its roles are said */

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { LinkTo, Stop, useAddress, useSay } from '../written/elements.server.tsx';
import { NothingThere } from '../written/NothingThere.server.tsx';
import type { NoRecord } from '../contract/noRecord.server.ts';
import type { ComparedChapter, ComparedLine, ComparedText } from './comparedChapters.server.ts';
import type { ChoiceGroup, VersusChoice } from './choice.server.ts';
import type { VersusContent, VersusSide } from './versus.server.ts';

/** A sentence instead where the address names a document that does not exist. */
export function RenderedVersus({
  content,
}: {
  readonly content: VersusContent | NoRecord;
}): ReactNode {
  return 'named' in content ? <NothingThere of={content} /> : <Both of={content} />;
}

function Both({ of }: { readonly of: VersusContent }): ReactNode {
  const { notes, sides, choice, figures, chapters, explanation } = of;
  const say = useSay();
  return (
    <div className="versus">
      {figures.length === 0 ? null : (
        <Lines of={figures} named={say('versus.figures')} content={of} />
      )}
      {of.invented ? <p className="invented">{say('page.invented')}</p> : null}
      {sides.length === 0 ? null : <Sides of={sides} />}
      {notes.map((note) => (
        <p key={note} className="versus-note">
          {note}
        </p>
      ))}
      {choice === null ? <Ways of={of} /> : <Choice of={choice} />}
      {chapters.map((chapter, i) => (
        <Chapter key={i} of={chapter} content={of} />
      ))}
      {explanation === null ? null : (
        <section className="versus-chapter">
          <h2>{say('versus.explanation')}</h2>
          {explanation.paragraphs.map((words, i) => (
            <p key={i} className="versus-text">
              <Say words={words} />
            </p>
          ))}
        </section>
      )}
    </div>
  );
}

function Sides({ of }: { readonly of: readonly VersusSide[] }): ReactNode {
  const say = useSay();
  return (
    <ol className="versus-sides">
      {of.map(({ name, form, year, published, cancelled, to }, i) => (
        <li key={to}>
          <small>{say(i === 0 ? 'versus.first' : 'versus.second')}</small>{' '}
          <LinkTo to={to}>
            <Say words={name} />
            {year === '' ? '' : `, ${year}`}
          </LinkTo>{' '}
          <span>
            {[
              form,
              published === '' ? '' : say('versus.published', { date: published }),
              cancelled === '' ? '' : say('registry.cancelled', { date: cancelled }),
            ]
              .filter((text) => text !== '')
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Ways({ of: { ways, summary, deviates } }: { readonly of: VersusContent }): ReactNode {
  const say = useSay();
  const { another, swapped, other, onlyChanged } = ways;
  const links = [
    [other, onlyChanged ? 'versus.everything' : 'versus.only-changed'],
    [another, 'versus.another'],
    [swapped, 'versus.swap'],
  ] as const;
  const told = links.filter(([to]) => to !== '');
  return (
    <>
      {summary === '' ? null : (
        <p>
          {summary} {deviates ? null : say('versus.legend')}
        </p>
      )}
      {told.length === 0 ? null : (
        <p className="versus-ways">
          {told.map(([to, key]) => (
            <LinkTo key={key} to={to}>
              {say(key)}
            </LinkTo>
          ))}
        </p>
      )}
    </>
  );
}

function Choice({
  of: { action, query, first, groups },
}: {
  readonly of: VersusChoice;
}): ReactNode {
  const say = useSay();
  const address = useAddress();
  const asked = first === '' ? groups : groups.slice(1);
  if (asked.some((each) => each.length === 0))
    return <p className="empty">{say('versus.nothing')}</p>;
  const select = (label: string, of: readonly ChoiceGroup[]) => (
    <label>
      {say(label)}
      <Stop as="select" name={query} required defaultValue="">
        <option value="">{say('versus.choose')}</option>
        {of.map(({ title, options }, i) => (
          <optgroup key={i} label={plainWords(title)}>
            {options.map(({ value, label: option }) => (
              <option key={value} value={value}>
                {option}
              </option>
            ))}
          </optgroup>
        ))}
      </Stop>
    </label>
  );
  return (
    <form method="get" action={address(action)} className="versus-choice">
      {first === '' ? (
        select('versus.first', groups[0])
      ) : (
        <input type="hidden" name={query} value={first} />
      )}
      {select('versus.second', groups[1])}
      <Stop as="button" type="submit" className="main-act">
        {say('versus.compare')}
      </Stop>
    </form>
  );
}

interface ChapterProps {
  readonly of: ComparedChapter;
  readonly content: VersusContent;
}

function Chapter({ of, content }: ChapterProps): ReactNode {
  const { id, title, only, text, lines } = of;
  const say = useSay();
  return (
    <section className="versus-chapter">
      <h2>
        {id === '' ? '' : `${id}. `}
        <Say words={title} />
      </h2>
      {only === null ? null : <p className="note">{say(`versus.only-${only}`)}</p>}
      {text === null ? null : <Text of={text} lang={content.lang} />}
      {lines.length === 0 ? null : <Lines of={lines} named={plainWords(title)} content={content} />}
    </section>
  );
}

/** What is gone and what is new is said in words, drawn as lines, and coloured last. */
function Text({
  of: { changed, parts },
  lang,
}: {
  readonly of: ComparedText;
  readonly lang: string;
}): ReactNode {
  const say = useSay();
  return (
    <>
      {changed ? null : <p className="versus-alike">{say('versus.alike')}</p>}
      <p className="versus-text" lang={lang === '' ? undefined : lang}>
        {parts.map(({ kind, text }, i) => {
          if (kind === 'same') return text;
          const Mark = kind === 'gone' ? 'del' : 'ins';
          return (
            <Mark key={i}>
              <i className="versus-word">{say(`versus.${kind}`)} </i>
              {text}
            </Mark>
          );
        })}
      </p>
    </>
  );
}

interface LinesProps {
  readonly of: readonly ComparedLine[];
  readonly named: string;
  readonly content: VersusContent;
}

const COLUMNS = ['first', 'second', 'difference', 'percent', 'note'] as const;
const DEVIATIONS = { difference: 'deviation', percent: 'deviation-percent', note: 'note' } as const;

function Lines({ of, named, content: { heads, deviates } }: LinesProps): ReactNode {
  const say = useSay();
  const shown = COLUMNS.filter((column) => of.some((line) => line[column] !== ''));
  const called = (column: (typeof COLUMNS)[number]) => {
    if (column === 'first') return heads[0];
    if (column === 'second') return heads[1];
    return say(`versus.${deviates ? DEVIATIONS[column] : column}`);
  };
  return (
    <table className="cards versus-table" role="table" aria-label={named}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {say('versus.figure')}
          </th>
          {shown.map((column) => (
            <th key={column} role="columnheader" scope="col" className={findClass(column)}>
              {called(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {of.map((line, i) => (
          <tr key={i} role="row">
            <th role="rowheader" scope="row">
              {line.label.map((words, j) => (
                <span key={j}>
                  <Say words={words} />
                </span>
              ))}
            </th>
            {shown.map((column) => (
              <td
                key={column}
                role="cell"
                className={findClass(column)}
                data-label={called(column)}
              >
                {line[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Figures stand to the right, words do not. */
function findClass(column: (typeof COLUMNS)[number]): string | undefined {
  return column === 'note' ? undefined : 'amount';
}
