// What every page stands in: the shell, the language, the answers, the message of what failed.

import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

import type { BrowserParts } from '../blocks/part.ts';
import { PartsContext } from '../blocks/useParts.ts';
import { AnswersContext, type Answers } from '../data/answers.ts';
import { FailureNote } from '../data/FailureNote.tsx';
import { GoingContext, type Going } from '../data/navigate.ts';
import { ScrollingContext, type Scrolling } from '../data/scrolling.ts';
import { ShellContext } from '../data/useShell.ts';
import type { Shell } from '../model/portal.ts';

interface AppProps {
  readonly shell: Shell;
  readonly words: i18n;
  /** The browser parts that have come: of all kinds of block on the page. */
  readonly parts: BrowserParts;
  /** Null on the server. */
  readonly answers: Answers | null;
  /** Null on the server. */
  readonly going: Going | null;
  /** Null on the server. */
  readonly scrolling?: Scrolling | null;
  readonly children: ReactNode;
}

export function App({
  shell,
  words,
  parts,
  answers,
  going,
  scrolling = null,
  children,
}: AppProps): ReactNode {
  return (
    <I18nextProvider i18n={words}>
      <ShellContext value={shell}>
        <PartsContext value={parts}>
          <AnswersContext value={answers}>
            <GoingContext value={going}>
              <ScrollingContext value={scrolling}>{children}</ScrollingContext>
            </GoingContext>
          </AnswersContext>
        </PartsContext>
        <FailureNote />
      </ShellContext>
    </I18nextProvider>
  );
}
