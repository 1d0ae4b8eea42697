// Draws tables of a document, each with its heading, its drawing, its note and what it rests on.

import type { ReactNode } from 'react';

import {
  ExploredDrawing,
  Paragraphs,
  Points,
  Say,
  SourcesList,
  Stop,
  useSay,
} from '../../../engine/render.ts';
import type { SheetContent, SheetLine, SheetTable } from './sheet.server.ts';
import type { SheetDrawing } from './drawing.server.ts';

export function RenderedSheet({ content }: { readonly content: SheetContent }): ReactNode {
  const say = useSay();
  return (
    <>
      {content.tables.map((table, i) => (
        <Table key={i} of={table} />
      ))}
      {content.isMissing ? <p className="note">{say('written.not-entered')}</p> : null}
    </>
  );
}

function Table({ of }: { readonly of: SheetTable }): ReactNode {
  const say = useSay();
  const Heading = `h${of.level}` as const;
  return (
    <section className="sheet">
      <Heading>
        <Say words={of.title} />
      </Heading>
      {of.demonstration ? <p className="note">{say('written.demonstration')}</p> : null}
      {of.drawing === null ? null : <Picture of={of.drawing} name={of.label} />}
      <Stop as="div" tabIndex={0} className="table-scroll" role="region" aria-label={of.label}>
        <table className="plain">
          <caption>{of.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{say('table.name')}</th>
              {of.years.map((year) => (
                <th key={year} scope="col" className="amount">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {of.rows.map((row, i) => (
              <Line key={i} of={row} />
            ))}
          </tbody>
        </table>
      </Stop>
      <Paragraphs of={of.note} />
      <SourcesList of={of.sources} />
    </section>
  );
}

/** The drawing is explored; the sentence and the table below say what it shows too. */
function Picture({ of, name }: { readonly of: SheetDrawing; readonly name: string }): ReactNode {
  return (
    <figure className="sheet-drawing">
      <p className="subtitle">{of.subtitle}</p>
      <ExploredDrawing name={name} sounds>
        <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: of.markup }} />
        <Points of={of.rows} />
      </ExploredDrawing>
      <figcaption>{of.sentence}</figcaption>
    </figure>
  );
}

function Line({ of: { title, unit, level, cells } }: { readonly of: SheetLine }): ReactNode {
  return (
    <tr className={`level-${level}`}>
      <th scope="row">
        <Say words={title} />
        {unit === null ? null : (
          <small>
            , <Say words={unit} />
          </small>
        )}
      </th>
      {cells.map((cell, i) => (
        <td key={i} className="amount">
          {cell ?? <Unknown />}
        </td>
      ))}
    </tr>
  );
}

/** A dash that a screen reader has in words. */
function Unknown(): ReactNode {
  const say = useSay();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{say('facts.unknown')}</span>
    </>
  );
}
