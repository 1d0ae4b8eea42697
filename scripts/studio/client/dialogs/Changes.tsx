// What the drafts change for readers: pages with the sentences that go and come, before and after side by side.

import { useState } from 'react';

import { writePreview, type StudioFigures } from '../addresses.ts';
import { useAsk } from '../ask.ts';
import { useDesk } from '../desk.ts';
import { PageFrames } from '../PageFrames.tsx';
import { Dialog } from './Dialog.tsx';

const FRAME_WIDTH = 1024;

export function Changes() {
  const { state, words, language, opened } = useDesk();
  const [pageLanguage, setPageLanguage] = useState(opened.languages[0] ?? '');
  const figures: StudioFigures = opened.figures[0] ?? 'demonstration';
  const { drafts } = state.now;
  const { gives, problem } = useAsk('changes', { drafts, language: pageLanguage, figures });
  const [chosen, setChosen] = useState<string | null>(null);
  const page = gives?.pages.find(({ address }) => address === chosen) ?? gives?.pages[0];
  return (
    <Dialog title={words.changes} said={problem?.said[language] ?? ''} wide>
      <div className="tools">
        {opened.languages.map((code) => (
          <button
            key={code}
            aria-pressed={code === pageLanguage}
            onClick={() => setPageLanguage(code)}
          >
            {code}
          </button>
        ))}
      </div>
      {!gives && !problem && <p>{words.comparing}</p>}
      {gives && <p role="status">{words.pagesChanged(gives.pages.length)}</p>}
      <ul className="pages">
        {gives?.pages.map(({ address, title }) => (
          <li key={address}>
            <button
              className="file"
              aria-current={address === page?.address || undefined}
              onClick={() => setChosen(address)}
            >
              <span>{title}</span>
              <small>{address}</small>
            </button>
          </li>
        ))}
      </ul>
      {page && (
        <div className="beside">
          <Sentences title={words.gone} among={page.gone} />
          <Sentences title={words.come} among={page.come} />
        </div>
      )}
      {gives && page && <Sides states={gives} page={page} figures={figures} />}
    </Dialog>
  );
}

function Sides({
  states,
  page,
  figures,
}: {
  readonly states: Readonly<Record<'before' | 'after', string>>;
  readonly page: { readonly address: string; readonly title: string };
  readonly figures: StudioFigures;
}) {
  const { words } = useDesk();
  return (
    <div className="beside">
      {(['before', 'after'] as const).map((when) => (
        <figure key={when}>
          <figcaption>{words[when]}</figcaption>
          <PageFrames
            src={writePreview({ state: states[when], figures, address: page.address })}
            width={FRAME_WIDTH}
            title={`${words[when]}: ${page.title}`}
          />
        </figure>
      ))}
    </div>
  );
}

function Sentences({
  title,
  among,
}: {
  readonly title: string;
  readonly among: readonly string[];
}) {
  return (
    <section>
      <h3>
        {title} {among.length}
      </h3>
      <ul>
        {[...new Set(among)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
