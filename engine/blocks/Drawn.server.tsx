// A written block as the server draws it: by its kind, in what it stands in.

import type { ComponentType, ReactNode } from 'react';

import type { WrittenKind } from '../model/portal.ts';
import { DrawnArticle } from './article/Article.server.tsx';
import { DrawnCalendar } from './calendar/Calendar.server.tsx';
import { DrawnCalls } from './calls/Calls.server.tsx';
import { DrawnCodes } from './codes/Codes.server.tsx';
import { DrawingFrame, Empty } from './elements.server.tsx';
import { DrawnList } from './list/List.server.tsx';
import { DrawnResults } from './results/Results.server.tsx';
import { DrawnSheet } from './sheet/Sheet.server.tsx';
import { DrawnSitemap } from './sitemap/Sitemap.server.tsx';
import { DrawnText } from './text/Text.server.tsx';
import type { DrawingPage, WrittenContents, WrittenDraft } from './written.server.ts';

const DRAWINGS: {
  readonly [K in WrittenKind]: ComponentType<{ readonly content: WrittenContents[K] }>;
} = {
  text: DrawnText,
  article: DrawnArticle,
  list: DrawnList,
  codes: DrawnCodes,
  sheet: DrawnSheet,
  calendar: DrawnCalendar,
  sitemap: DrawnSitemap,
  results: DrawnResults,
  calls: DrawnCalls,
};

interface DrawnProps {
  readonly draft: WrittenDraft;
  readonly page: DrawingPage;
}

export function Drawn({ draft: { kind, tab, lang, content }, page }: DrawnProps): ReactNode {
  const Kind = DRAWINGS[kind] as ComponentType<{ readonly content: unknown }>;
  // names are known in the language of the page
  const mark = lang === '' ? page.mark : (text: string) => [text];
  return (
    <DrawingFrame page={{ ...page, mark }} tab={tab}>
      {content === null ? <Empty message="outcome.failed" /> : <Kind content={content} />}
    </DrawingFrame>
  );
}
