// Draws two documents beside each other: what they are, key figures, each chapter by its rows and words; or a form to choose them.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { CardsTable } from '../written/CardsTable.server.tsx';
import { LinkTo, NothingThere, Stop, useAddress, useSay } from '../written/elements.server.tsx';
import type { NoRecord } from '../contract/noRecord.server.ts';
import { Numbered, Ways } from './Chapters.server.tsx';
import type { ChoiceGroup, VersusChoice } from './choice.server.ts';
import type { ComparedChapter, ComparedLine, ComparedText } from './comparedChapters.server.ts';
import type { VersusContent, VersusSide } from './versus.server.ts';

/** Columns of a table of both, behind the names of rows. */
const COMPARED = ['first', 'second', 'difference', 'percent', 'note'] as const;

/** A sentence instead where the address names a document that does not exist. */
export function RenderedVersus({
  content,
}: {
  readonly content: VersusContent | NoRecord;
}): ReactNode {
  return 'named' in content ? <NothingThere of={content} /> : <Both of={content} />;
}

function Both({ of }: { readonly of: VersusContent }): ReactNode {
  const { notes, sides, choice, summary, figures, chapters, explanation } = of;
  const say = useSay();
  return (
    <div className="paper">
      <Lines of={figures} named={say('versus.figures')} heads={of.heads} />
      {of.invented ? <p className="invented">{say('page.invented')}</p> : null}
      {sides.length === 0 ? null : <Sides of={sides} />}
      {notes.map((note) => (
        <p key={note} className="versus-note">
          {note}
        </p>
      ))}
      {summary === '' ? null : <p>{summary}</p>}
      <Ways of={of.ways} />
      {choice === null ? null : <Choice of={choice} />}
      {chapters.map((chapter, i) => (
        <Chapter key={i} of={chapter} content={of} />
      ))}
      {explanation.length === 0 ? null : (
        <section className="paper-chapter">
          <h2>{say('versus.explanation')}</h2>
          {explanation.map((words, i) => (
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
      {of.map(({ name, year, told, to }, i) => (
        <li key={to}>
          <small>{say(i === 0 ? 'versus.first' : 'versus.second')}</small>{' '}
          <LinkTo to={to}>
            <Say words={name} />
            {year === '' ? '' : `, ${year}`}
          </LinkTo>{' '}
          <span>{told}</span>
        </li>
      ))}
    </ol>
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
  readonly content: Pick<VersusContent, 'heads' | 'lang'>;
}

function Chapter({ of, content: { heads, lang } }: ChapterProps): ReactNode {
  const { id, title, only, text, lines } = of;
  const say = useSay();
  return (
    <section className="paper-chapter">
      <h2>
        <Numbered id={id} title={title} />
      </h2>
      {only === null ? null : <p className="note">{say(`versus.only-${only}`)}</p>}
      {text === null ? null : <Text of={text} lang={lang} />}
      <Lines of={lines} named={plainWords(title)} heads={heads} />
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
  readonly heads: VersusContent['heads'];
}

/** There is no column in which nothing stands. */
function Lines({ of, named, heads }: LinesProps): ReactNode {
  const say = useSay();
  if (of.length === 0) return null;
  const shown = COMPARED.filter((column) => of.some((line) => line[column] !== ''));
  const columns = shown.map((column) => ({ words: heads[column], amounts: column !== 'note' }));
  const rows = of.map((line) => [
    line.label.map((words, i) => (
      <span key={i}>
        <Say words={words} />
      </span>
    )),
    ...shown.map((column) => line[column]),
  ]);
  return (
    <CardsTable
      className="paper-table versus-table"
      named={named}
      head={[{ words: say('versus.figure'), amounts: false }, ...columns]}
      rows={rows}
      hasNames
    />
  );
}
