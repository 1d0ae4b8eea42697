// A format of import made from a file: dropped, recognised, its columns mapped by choosing, tried on the first rows, kept as a draft.

import { useId, useState } from 'react';

import type { ImportSample, StudioCalls } from '../../contract.ts';
import { ask, problemOf, useAsk, type AnsweredCall } from '../ask.ts';
import { startDrafts, useDesk } from '../desk.ts';
import { formatName } from '../listing.ts';
import { meaningsOf, withMeaning } from '../meanings.ts';
import { base64Of } from './download.ts';
import { Dialog } from './Dialog.tsx';

/** Bytes of a dropped file that are looked at. */
const MOST = 1 << 20;
const SHOWN_ROWS = 8;

interface Recognised {
  readonly sample: ImportSample;
  readonly format: StudioCalls['recognise']['gives'];
}

export function Import() {
  const { state, words, language } = useDesk();
  const [found, setFound] = useState<Recognised | null>(null);
  const [said, setSaid] = useState('');
  const id = useId();
  const look = async (file: File | undefined) => {
    if (!file) return;
    setSaid('');
    setFound(null);
    try {
      const sample = { name: file.name, base64: await base64Of(file, MOST) };
      const format = await ask('recognise', { sample, drafts: state.now.drafts });
      setFound({ sample, format });
    } catch (error) {
      setSaid(problemOf(error).said[language]);
    }
  };
  return (
    <Dialog title={words.import} said={said} wide>
      <label htmlFor={id}>{words.dropFile}</label>
      <input
        id={id}
        type="file"
        className="drop"
        onChange={({ target }) => void look(target.files?.[0])}
      />
      {found && <Mapping key={found.sample.base64} found={found} onRefused={setSaid} />}
    </Dialog>
  );
}

function Mapping({
  found: { sample, format },
  onRefused,
}: {
  readonly found: Recognised;
  readonly onRefused: (said: string) => void;
}) {
  const desk = useDesk();
  const { state, words, language, show, openFile } = desk;
  const [name, setName] = useState(() => formatName(sample.name));
  const [text, setText] = useState(format.text);
  const [columns, setColumns] = useState(format.columns);
  const id = useId();
  const path = `config/imports/${name}.yaml`;
  const taken = path in state.now.drafts || desk.opened.files.some((file) => file.path === path);
  const ready = name !== '' && !taken;
  const { drafts } = state.now;
  const tried = useAsk(
    'tryImport',
    ready ? { sample, drafts: { ...drafts, [path]: text }, format: name } : null,
  );
  const attempt = (work: () => Promise<void>) =>
    void work().catch((error: unknown) => onRefused(problemOf(error).said[language]));
  const choose = async (column: string, means: string) => {
    const { data } = await ask('parse', { path, text });
    const written = await ask('write', { path, text, data: withMeaning(data, column, means) });
    setText(written.text);
    setColumns((all) => all.map((spec) => (spec.name === column ? { ...spec, means } : spec)));
  };
  const keep = async () => {
    await startDrafts(desk, { [path]: text });
    show(null);
    openFile(path);
  };
  return (
    <>
      <div className="tools">
        <label htmlFor={id}>{words.formatName}</label>
        <input id={id} value={name} onChange={({ target }) => setName(target.value)} />
        <button className="main" disabled={!ready} onClick={() => attempt(keep)}>
          {words.keepFormat}
        </button>
      </div>
      {format.known !== '' && <p className="notice">{words.knownFormat(format.known)}</p>}
      {taken && <p className="notice wrong">{words.nameTaken}</p>}
      <ColumnTable
        columns={columns}
        rows={format.rows}
        onChoose={(column, means) => attempt(() => choose(column, means))}
      />
      <Tried tried={tried} />
    </>
  );
}

function Tried({
  tried: { gives, problem },
}: {
  readonly tried: AnsweredCall<StudioCalls['tryImport']['gives']>;
}) {
  const { words, language } = useDesk();
  if (problem) return <p className="notice wrong">{problem.said[language]}</p>;
  if (!gives) return null;
  const [head = [], ...rows] = gives.rows;
  return (
    <section aria-live="polite">
      <h3>{words.tried(rows.length)}</h3>
      <ul>
        {gives.mistakes.map((said) => (
          <li key={said.en} className="error">
            {said[language]}
          </li>
        ))}
      </ul>
      <Rows rows={rows} label={words.tried(rows.length)}>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </Rows>
    </section>
  );
}

function ColumnTable({
  columns,
  rows,
  onChoose,
}: {
  readonly columns: StudioCalls['recognise']['gives']['columns'];
  readonly rows: readonly (readonly string[])[];
  readonly onChoose: (column: string, means: string) => void;
}) {
  const { words, language, opened } = useDesk();
  const [recognised] = useState(columns);
  const meanings = meaningsOf(opened.names, recognised);
  const titles = new Map(
    [...(opened.names['dimensions'] ?? []), ...(opened.names['measures'] ?? [])].map(
      ({ name, title }) => [name, title[language]],
    ),
  );
  return (
    <Rows rows={rows.slice(0, SHOWN_ROWS)} label={words.columns}>
      {columns.map(({ name, means }) => (
        <th key={name} scope="col">
          {name}
          <select
            aria-label={words.columnMeans(name)}
            value={means}
            onChange={({ target }) => onChoose(name, target.value)}
          >
            <option value="">{words.meanings['ignore']}</option>
            {meanings.map(({ means, sort, name }) => (
              <option key={means} value={means}>
                {words.meanings[sort] ?? sort}
                {name !== '' && `: ${titles.get(name) ?? name}`}
              </option>
            ))}
          </select>
        </th>
      ))}
    </Rows>
  );
}

function Rows({
  rows,
  label,
  children,
}: {
  readonly rows: readonly (readonly string[])[];
  readonly label: string;
  readonly children: React.ReactNode;
}) {
  return (
    <div className="scrolled" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>{children}</tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // rows of a file have no names but their places
            <tr key={`${at}`}>
              {row.map((cell, column) => (
                <td key={`${column}`}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
