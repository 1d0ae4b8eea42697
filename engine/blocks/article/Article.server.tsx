// Draws an article: its parts one after another, what all of it rests on at the end.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import {
  NamesMarked,
  LinkTo,
  MarkedWords,
  Paragraphs,
  SourcesList,
  Terms,
  useSay,
} from '../written/elements.server.tsx';
import type { LinkedWords } from '../written/texts.server.ts';
import type {
  ArticleContent,
  ArticleExample,
  ArticleHeading,
  ArticleLevel,
  ArticlePart,
} from './article.server.ts';

/** Names of entries are marked in it, each where it first stands on the page. */
export function RenderedArticle({ content }: { readonly content: ArticleContent }): ReactNode {
  return (
    <NamesMarked>
      {content.parts.map((part, i) => (
        <Part key={i} of={part} />
      ))}
      <SourcesList of={content.sources} />
    </NamesMarked>
  );
}

function Part({ of }: { readonly of: ArticlePart }): ReactNode {
  return (
    <>
      {of.heading === null ? null : <Heading of={of.heading} />}
      <Paragraphs of={of.text} />
      {of.note.length === 0 ? null : (
        <div className="note">
          <Paragraphs of={of.note} />
        </div>
      )}
      {of.levels.length === 0 ? null : <Levels of={of.levels} className="levels" />}
      {of.example === null ? null : <Example of={of.example} />}
      <Terms of={of.details} />
      <SourcesList of={of.sources} />
      <Related of={of.related} />
    </>
  );
}

function Heading({ of: { id, level, words, status } }: { readonly of: ArticleHeading }): ReactNode {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id === '' ? undefined : id}>
      <Say words={words} />
      {status === '' ? null : (
        <>
          {' '}
          <span className="status">{status}</span>
        </>
      )}
    </Tag>
  );
}

interface LevelsProps {
  readonly of: readonly ArticleLevel[];
  readonly className?: string;
}

function Levels({ of, className }: LevelsProps): ReactNode {
  return (
    <ul className={className}>
      {of.map(({ title, text, holds, passes, below }, i) => (
        <li key={i} className={holds ? 'level-holds' : undefined}>
          <b>
            <Say words={title} />
          </b>
          <Paragraphs of={text} />
          {passes === null ? null : (
            <p className="level-passes">
              <Say words={passes} />
            </p>
          )}
          {below.length === 0 ? null : <Levels of={below} />}
        </li>
      ))}
    </ul>
  );
}

function Example({ of: { code, parts } }: { readonly of: ArticleExample }): ReactNode {
  const say = useSay();
  return (
    <table className="plain">
      <caption>
        {say('written.example')} <code>{code}</code>
      </caption>
      <thead>
        <tr>
          {['digits', 'positions', 'part', 'meaning'].map((name) => (
            <th key={name} scope="col">
              {say(`written.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part, i) => (
          <tr key={i}>
            <th scope="row">
              <code>{part.digits}</code>
            </th>
            <td>{part.positions}</td>
            <td>
              <MarkedWords words={part.title} />
            </td>
            <td>
              <MarkedWords words={part.meaning} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Related({ of }: { readonly of: readonly LinkedWords[] }): ReactNode {
  const say = useSay();
  if (of.length === 0) return null;
  return (
    <div className="related">
      <b>{say('written.related')}</b>
      <ul>
        {of.map(({ words, to }) => (
          <li key={to}>
            <LinkTo to={to}>
              <Say words={words} />
            </LinkTo>
          </li>
        ))}
      </ul>
    </div>
  );
}
