// One file as a form and as text: two tabs that stay in step.

import { useCallback, useEffect, useRef, useState } from 'react';

import { problemOf, useAsk } from './ask.ts';
import { useDesk, type OpenPlace } from './desk.ts';
import { FileForm } from './form/FileForm.tsx';
import { useInStep } from './inStep.ts';
import type { BeganFrom } from './store.ts';
import { Tabs } from './Tabs.tsx';

interface OpenedText {
  readonly path: string;
  readonly text: string;
  readonly began: BeganFrom;
}

/** `began`: what a draft of the file begins from. */
export function FilePanels({ path, text, began }: OpenedText) {
  const { dispatch, language, words, at, tell, state } = useDesk();
  const [drafts] = useState(state.now.drafts);
  const form = useAsk('form', path.endsWith('.md') ? null : { drafts, path, language });
  const schema = form.gives?.schema ?? null;
  const [tab, setTab] = useTab(at);
  const edit = (text: string, field: string) =>
    dispatch({
      do: 'edit',
      changes: { [path]: text },
      begun: { [path]: began },
      field: field === '' ? '' : `${path} ${field}`,
      at: Date.now(),
    });
  const fail = useCallback(
    (error: unknown) => tell(problemOf(error).said[language]),
    [tell, language],
  );
  const step = useInStep({ path, text: schema === null ? null : text, onText: edit, fail });
  const written = <TextPanel text={text} at={at} onChange={(text) => edit(text, 'text')} />;
  if (path.endsWith('.md') || form.problem) return written;
  if (schema === null) return <p>{words.opening}</p>;
  return (
    <Tabs
      label={words.editAs}
      tabs={{ form: words.form, text: words.text }}
      chosen={tab}
      onChoose={setTab}
    >
      {tab === 'text' ? written : <FormPanel schema={schema} path={path} step={step} />}
    </Tabs>
  );
}

/** A place that is to be shown chooses the tab: a field the form, a line without a field the text; then the editor does. */
function useTab(at: OpenPlace) {
  const [chosen, setChosen] = useState<{ at: OpenPlace | null; tab: 'form' | 'text' }>({
    at: null,
    tab: 'form',
  });
  let { tab } = chosen;
  if (chosen.at !== at && at.pointer !== '') tab = 'form';
  else if (chosen.at !== at && at.line > 0) tab = 'text';
  return [tab, (tab: 'form' | 'text') => setChosen({ at, tab })] as const;
}

function FormPanel({
  schema,
  path,
  step: { held, setData },
}: {
  readonly schema: object;
  readonly path: string;
  readonly step: ReturnType<typeof useInStep>;
}) {
  const { language, words, opened, checked, at, sentences } = useDesk();
  const shown = Object.fromEntries(
    Object.entries(sentences).flatMap(([mark, said]) =>
      mark.startsWith(`${path}#`) ? [[mark.slice(path.length + 1), said]] : [],
    ),
  );
  const [unread] = held?.mistakes ?? [];
  return (
    <>
      {unread && (
        <p role="alert" className="notice wrong">
          {words.unreadable(unread.line)} {unread.said[language]}
        </p>
      )}
      {held && held.data !== undefined && (
        <fieldset className="plain" disabled={unread !== undefined}>
          <FileForm
            schema={schema}
            data={held.data}
            language={language}
            languages={opened.languages}
            names={opened.names}
            mistakes={checked.mistakes.filter(({ file }) => file === path)}
            shown={shown}
            at={at.pointer}
            onChange={(data) => setData(data, focusedField())}
          />
        </fieldset>
      )}
    </>
  );
}

/** The input that has the focus, by its id; empty for buttons and whatever else is no typing. */
function focusedField(): string {
  const field = document.activeElement;
  return field?.matches('input:not([type=checkbox], [type=radio]), textarea') ? field.id : '';
}

function TextPanel({
  text,
  at,
  onChange,
}: {
  readonly text: string;
  readonly at: OpenPlace;
  readonly onChange: (text: string) => void;
}) {
  const { words } = useDesk();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = area;
    if (!current || at.line === 0) return;
    const lines = current.value.split('\n');
    const start = lines.slice(0, at.line - 1).join('\n').length + (at.line > 1 ? 1 : 0);
    current.focus();
    current.setSelectionRange(start, start + (lines[at.line - 1]?.length ?? 0));
    current.scrollTop = (current.scrollHeight / lines.length) * Math.max(0, at.line - 4);
  }, [at]);
  return (
    <textarea
      ref={area}
      className="text"
      aria-label={words.text}
      spellCheck={false}
      wrap={at.path.endsWith('.md') ? 'soft' : 'off'}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
