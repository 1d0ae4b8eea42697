// Something new: what is to be made is chosen, a few questions answered, and the files are there as drafts.

import { useState } from 'react';

import type { MakerAnswers } from '../../contract.ts';
import { ask, problemOf, useAsk } from '../ask.ts';
import { startDrafts, useDesk } from '../desk.ts';
import { FileForm } from '../form/FileForm.tsx';
import { Dialog } from './Dialog.tsx';

/** Maker of a copy: it is asked for by name from a file or a picture. */
const COPY = 'copy';

/** `copied`: the file that something like it is made of. */
export function New({ copied }: { readonly copied?: string }) {
  const { state, words, language } = useDesk();
  const { gives, problem } = useAsk('makers', { drafts: state.now.drafts, language });
  const [chosen, setChosen] = useState(copied === undefined ? null : COPY);
  const maker = gives?.makers.find(({ name }) => name === chosen);
  const [said, setSaid] = useState('');
  return (
    <Dialog
      title={copied === undefined ? words.new : words.fileTool.copy}
      said={said || (problem?.said[language] ?? '')}
      wide
    >
      {!gives && !problem && <p>{words.opening}</p>}
      {copied === undefined && (
        <ul className="makers">
          {gives?.makers.map(({ name, title, about }) => (
            <li key={name}>
              <button
                className="file"
                aria-pressed={name === chosen}
                onClick={() => setChosen(name)}
              >
                <span>{title}</span>
                <small>{about}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {maker && (
        <Questions
          key={maker.name}
          maker={maker}
          start={copied === undefined ? maker.start : { ...maker.start, path: copied }}
          onRefused={setSaid}
        />
      )}
    </Dialog>
  );
}

function Questions({
  maker,
  start,
  onRefused,
}: {
  readonly maker: { readonly name: string; readonly schema: object };
  readonly start: MakerAnswers;
  readonly onRefused: (said: string) => void;
}) {
  const desk = useDesk();
  const { state, words, language, opened, show, openFile } = desk;
  const [answers, setAnswers] = useState<unknown>(start);
  const make = async () => {
    try {
      const { drafts } = state.now;
      const made = await ask('make', {
        drafts,
        maker: maker.name,
        answers: answers as MakerAnswers,
      });
      await startDrafts(desk, made.drafts);
      show(null);
      openFile(made.open);
    } catch (error) {
      onRefused(problemOf(error).said[language]);
    }
  };
  return (
    <>
      <FileForm
        schema={maker.schema}
        data={answers}
        language={language}
        languages={opened.languages}
        names={opened.names}
        mistakes={[]}
        at=""
        onChange={setAnswers}
      />
      <button className="main" onClick={() => void make()}>
        {words.make}
      </button>
    </>
  );
}
