// Brings the page of a document to life, in slices, with the figures it came with.

import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { changeQuery } from '../addresses/query.ts';
import {
  loadParts,
  type BrowserPart,
  type BrowserParts,
  type PartLoaders,
} from '../blocks/contract/part.ts';
import { Answers } from '../data/answers.ts';
import { FailureNote } from '../data/FailureNote.tsx';
import { livingParts } from '../data/Living.tsx';
import { pause } from '../data/pause.ts';
import { readMarkup } from '../language/Markup.tsx';
import { createI18n } from '../language/messages.ts';
import type { NumberStyle, Shell, View } from '../model/portal.ts';
import { withShownWords } from '../page/carriedView.ts';
import { Page } from '../page/Page.tsx';
import { App, createNavigator, type AppProps } from './App.tsx';
import { Browsing, type Shown } from './browsing.ts';

/** What the document says of itself, in a script element that is no script. */
export interface Carried {
  /** What the page was made for. */
  readonly address: string;
  readonly view: View;
}

/** `asked` is the shell on its way. Resolves when the page can be used, with what resolves when all of it is alive. */
export async function hydratePage(
  root: HTMLElement,
  asked: Promise<Shell>,
  carried: Carried,
  loaders: PartLoaders,
): Promise<{ readonly whole: Promise<void> }> {
  // those of views that come later are added
  const parts: Record<string, BrowserPart> = {};
  const take = async ({ blocks }: Pick<View, 'blocks'>) =>
    Object.assign(
      parts,
      await loadParts(
        loaders,
        blocks.filter(({ kind }) => !(kind in parts)),
      ),
    );
  const [shell] = await Promise.all([asked, take(carried.view)]);
  await pause();
  const view = withShown(carried.view, parts, shell.locale.numbers);
  const query = new URLSearchParams(location.search);
  const zoom = query.get(shell.queries.zoom);
  // a failed page stands at the address that failed
  const address = view.status < 500 ? carried.address : location.pathname + location.search;
  // what the server did not understand is taken out of the address, or links made from it would differ
  const { look: name } = shell.queries;
  const [path = '', search = ''] = address.split('?');
  // how the document looks is no matter of what it shows
  const seen = path + changeQuery(search, { [name]: query.get(name) });
  if (seen !== location.pathname + location.search)
    history.replaceState(history.state, '', seen + location.hash);
  const answers = new Answers({ address, view });
  const going = new Browsing({ answers, shell, take, first: view });
  await pause();
  const words = createI18n(shell.locale.code, shell.messages, (text) => console.warn(text));
  await pause();
  const live = { answers, going, navigator: createNavigator(going) };
  await new Promise<void>((done) =>
    startTransition(() => {
      hydrateRoot(root, <Live app={{ shell, words, parts, live }} going={going} done={done} />, {
        onRecoverableError: (error) => console.error(error),
      });
    }),
  );
  // the full screen is opened in the browser only
  if (zoom !== null)
    await going.to(
      location.pathname + changeQuery(location.search, { [shell.queries.zoom]: zoom }),
      {
        keepScroll: true,
        replace: true,
      },
    );
  // the choices, and each block
  return { whole: livingParts(1 + view.blocks.length) };
}

interface LiveProps {
  readonly app: Pick<AppProps, 'shell' | 'words' | 'parts' | 'live'>;
  readonly going: Browsing;
  readonly done: () => void;
}

function Live({ app, going, done }: LiveProps): ReactNode {
  const [shown, show] = useState<Shown>(going.shown);
  const { view, location, keepScroll } = shown;
  const drawn = useRef(new WeakMap<Shown, () => void>());
  useEffect(() => drawn.current.get(shown)?.(), [shown]);
  useEffect(() => {
    const end = going.listen(
      (next) =>
        new Promise((resolve) => {
          drawn.current.set(next, resolve);
          startTransition(() => show(next));
        }),
    );
    done();
    return end;
  }, [going, done]);
  return (
    <App {...app} view={view} location={location}>
      <Page keepScroll={keepScroll} />
      <FailureNote />
    </App>
  );
}

/** What the document shows it carries once; the view gets it from there. */
function withShown(view: View, parts: BrowserParts, numbers: NumberStyle): View {
  const markup = readMarkup();
  const blocks = view.blocks.map((block) => {
    const shown = {
      section: document.getElementById(block.id),
      markup: markup.get(block.id) ?? '',
      numbers,
    };
    return parts[block.kind]?.withShown?.(block, shown) ?? block;
  });
  return { ...withShownWords(view, document), blocks };
}
