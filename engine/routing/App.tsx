// What is alive of a document, on the server and in the browser: the page with the way to it, in the words, units and figures of its portal.

import type { i18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Router, type Location, type Navigator } from 'react-router';

import { withPrefix } from '../addresses/query.ts';
import { PartsContext, type BrowserParts } from '../blocks/contract/part.ts';
import { AnswersContext, type Answers } from '../data/answers.ts';
import { GoingContext, type Going } from '../data/navigate.ts';
import { ShellContext } from '../data/useShell.ts';
import { ViewContext } from '../data/view.ts';
import { createHeard } from '../language/heard.ts';
import { speaker } from '../language/messages.ts';
import { HeardContext } from '../language/Say.tsx';
import type { Shell, View } from '../model/portal.ts';

export interface AppProps {
  readonly shell: Shell;
  readonly words: i18n;
  /** The browser parts that have come: of all kinds of block on the page. */
  readonly parts: BrowserParts;
  readonly view: View;
  /** With the language prefix. */
  readonly location: Partial<Location>;
  /** What changes the page in place; left out on the server, where nobody goes anywhere. */
  readonly live?: {
    readonly answers: Answers;
    readonly going: Going;
    readonly navigator: Navigator;
  };
  readonly children: ReactNode;
}

/** `live` is left out on the server: links then only render, and nothing is fetched. */
export function App({ shell, words, parts, view, location, live, children }: AppProps): ReactNode {
  const heard = useMemo(
    () => createHeard(speaker(words), shell.locale.numbers, shell.heard),
    [words, shell],
  );
  return (
    <I18nextProvider i18n={words}>
      <HeardContext value={heard}>
        <ShellContext value={shell}>
          <PartsContext value={parts}>
            <AnswersContext value={live?.answers ?? null}>
              <GoingContext value={live?.going ?? null}>
                <ViewContext value={view}>
                  <Router
                    basename={withPrefix('/', shell.locale.prefix)}
                    location={location}
                    navigator={live?.navigator ?? STANDING}
                    static={!live}
                  >
                    {children}
                  </Router>
                </ViewContext>
              </GoingContext>
            </AnswersContext>
          </PartsContext>
        </ShellContext>
      </HeardContext>
    </I18nextProvider>
  );
}

/** Writes addresses, and goes nowhere. */
const STANDING: Navigator = {
  createHref: (to) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  go: () => {},
  push: () => {},
  replace: () => {},
};

/** A navigator of the router that changes the page in place. */
export function createNavigator(going: Going): Navigator {
  const go =
    (replace: boolean): Navigator['push'] =>
    (to, _, options) =>
      void going.to(STANDING.createHref(to), {
        keepScroll: options?.preventScrollReset ?? false,
        replace,
      });
  return { ...STANDING, go: (by) => history.go(by), push: go(false), replace: go(true) };
}
