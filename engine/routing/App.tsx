// What every page stands in: the shell, the language, the query cache.

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

import type { BrowserParts } from '../blocks/part.ts';
import { PartsContext } from '../blocks/useParts.ts';
import { NavigateContext, type Navigate } from '../data/navigate.ts';
import { ScrollingContext, type Scrolling } from '../data/scrolling.ts';
import { ShellContext } from '../data/useShell.ts';
import type { Shell } from '../model/portal.ts';

interface AppProps {
  readonly shell: Shell;
  readonly words: i18n;
  readonly client: QueryClient;
  /** The browser part of every kind of block that the portal has. */
  readonly parts: BrowserParts;
  /** Null on the server. */
  readonly navigate: Navigate | null;
  /** Null on the server. */
  readonly scrolling?: Scrolling | null;
  readonly children: ReactNode;
}

export function App({
  shell,
  words,
  client,
  parts,
  navigate,
  scrolling = null,
  children,
}: AppProps): ReactNode {
  return (
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={words}>
        <ShellContext value={shell}>
          <PartsContext value={parts}>
            <NavigateContext value={navigate}>
              <ScrollingContext value={scrolling}>{children}</ScrollingContext>
            </NavigateContext>
          </PartsContext>
        </ShellContext>
      </I18nextProvider>
    </QueryClientProvider>
  );
}
