// Draws a comparison: its members by number, rows of dots on one scale, which only eyes need, and the same as a table.

import type { ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { Linked, LinkTo, SoftName, useSay } from '../written/elements.server.tsx';
import { Figure } from '../figure/Figure.tsx';
import type { ComparedMember, ComparisonContent, DottedRow } from './content.server.ts';
import { SideBySide } from './SideBySide.server.tsx';

/** Only a sentence that invites to choose members where none is chosen. */
export function RenderedComparison({
  content,
}: {
  readonly content: ComparisonContent;
}): ReactNode {
  const { members, rows, lead } = content;
  if (lead !== null)
    return (
      <p className="lead">
        <Say words={lead} />
      </p>
    );
  return (
    <Figure of={content} link={LinkTo}>
      <Members of={members} />
      {rows.length === 0 ? null : <Dots of={content} />}
      <SideBySide of={content} />
    </Figure>
  );
}

/** Whom it is of, each with its number in the table. */
function Members({ of }: { readonly of: readonly ComparedMember[] }): ReactNode {
  const say = useSay();
  return (
    <ol className="compared">
      {of.map((member, i) => (
        <li key={member.code} value={member.number}>
          <span className="compared-name">
            <span className={i === 0 ? 'dot-sign own' : 'dot-sign'} aria-hidden="true">
              {member.number}
            </span>
            <Linked words={member.name} to={member.to} />
          </span>{' '}
          <b title={member.total.exact}>{member.total.text}</b>
          <span className="compared-acts">
            {i === 0 || member.emphasise === '' ? null : (
              <LinkTo
                to={member.emphasise}
                data-keep={`emphasise ${member.code}`}
                data-done={say('comparison.emphasised', { name: plainWords(member.name) })}
                aria-label={say('comparison.emphasise-whom', { name: plainWords(member.name) })}
              >
                {say('comparison.emphasise')}
              </LinkTo>
            )}{' '}
            <LinkTo
              to={member.remove}
              data-keep={`remove ${member.code}`}
              data-done={say('comparison.removed', { name: plainWords(member.name) })}
              aria-label={say('comparison.remove-whom', { name: plainWords(member.name) })}
            >
              {say('comparison.remove')}
            </LinkTo>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Dots({ of }: { readonly of: ComparisonContent }): ReactNode {
  const { rows, members, zero, ticks, shares } = of;
  const say = useSay();
  const [own] = members;
  return (
    <>
      <p className="comparison-key">
        {say(shares ? 'comparison.key-shares' : 'comparison.key', {
          name: own ? plainWords(own.name) : '',
        })}
      </p>
      <ul className="dotted">
        <li className="dot-axis" aria-hidden="true">
          <svg aria-hidden="true" focusable="false">
            {ticks.map(({ at, words }) => (
              <text key={at} x={`${at}%`} y="0.9em" className={findEnd(at, words)}>
                {words}
              </text>
            ))}
          </svg>
        </li>
        {rows.map((row, i) => (
          <li key={i}>
            <p className="pair">
              <span className="pair-name">
                <SoftName words={row.name} />
              </span>{' '}
              <b>{row.own}</b>{' '}
              {row.ends === '' ? null : <span className="dotted-ends">{row.ends}</span>}
            </p>
            <Line row={row} zero={zero} ticks={ticks} own={own?.number ?? 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface LineProps {
  readonly row: DottedRow;
  readonly zero: number | null;
  readonly ticks: ComparisonContent['ticks'];
  /** The number of the member that is emphasised. */
  readonly own: number;
}

/** Words at the ends of an axis stay on it: on the narrowest a letter takes two percent. */
function findEnd(at: number, { length }: string): string | undefined {
  if (at < length) return 'dot-start';
  return at > 100 - length ? 'dot-end' : undefined;
}

/** From the least to the most a line, on it a dot for each; the ends have their names beside them. */
function Line({ row: { dots, labels }, zero, ticks, own }: LineProps): ReactNode {
  const places = dots.map(({ at }) => at);
  const [from, to] = [Math.min(...places), Math.max(...places)];
  // the emphasised one lies above the others
  const ordered = [...dots].sort((a, b) => Number(a.number === own) - Number(b.number === own));
  return (
    <svg className="dot-line" aria-hidden="true" focusable="false">
      {ticks.map(({ at }) => (
        <line key={at} x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
      ))}
      {zero === null ? null : (
        <line className="dot-zero" x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="100%" />
      )}
      <line className="dot-rung" x1={`${from}%`} x2={`${to}%`} y1="50%" y2="50%" />
      {ordered.map(({ number, at }) => (
        <circle
          key={number}
          className={number === own ? 'own' : undefined}
          cx={`${at}%`}
          cy="50%"
          r=".4em"
        />
      ))}
      {labels.map(({ at, words }, i) => (
        <text
          key={words}
          className={i === 0 ? 'dot-end' : 'dot-start'}
          x={`${at}%`}
          y="50%"
          dx={i === 0 ? '-.7em' : '.7em'}
          dy=".35em"
        >
          {words}
        </text>
      ))}
    </svg>
  );
}
