// A block of a page by its kind, with its heading.

import { memo, type ComponentType, type ReactNode } from 'react';

import { Say } from '../language/Say.tsx';
import type { BlockKind, BlockView } from '../model/portal.ts';
import { Article } from './article/Article.tsx';
import { Calendar } from './calendar/Calendar.tsx';
import { Calls } from './calls/Calls.tsx';
import { Chart } from './chart/Chart.tsx';
import { Codes } from './codes/Codes.tsx';
import { Facts } from './facts/Facts.tsx';
import { Form } from './form/Form.tsx';
import { List } from './list/List.tsx';
import { Results } from './results/Results.tsx';
import { Sheet } from './sheet/Sheet.tsx';
import { Sitemap } from './sitemap/Sitemap.tsx';
import { Table } from './table/Table.tsx';
import { Tabs } from './tabs/Tabs.tsx';
import { Text } from './text/Text.tsx';
import './blocks.css';

const KINDS: Readonly<Record<BlockKind, ComponentType<{ view: never }>>> = {
  table: Table,
  chart: Chart,
  text: Text,
  tabs: Tabs,
  facts: Facts,
  article: Article,
  list: List,
  codes: Codes,
  sheet: Sheet,
  calendar: Calendar,
  sitemap: Sitemap,
  results: Results,
  calls: Calls,
  form: Form,
};

/** Drawn anew with another answer, not each time the router moves. */
export const Block = memo(function Block({ view }: { readonly view: BlockView }): ReactNode {
  const Kind = KINDS[view.kind] as ComponentType<{ view: BlockView }>;
  // an answer of its own gives a block a state of its own
  const key =
    view.kind === 'table'
      ? view.call
      : view.kind === 'chart'
        ? `${view.chart} ${view.caption}`
        : view.id;
  return (
    <section
      className={`block block-${view.kind}`}
      id={view.id}
      aria-labelledby={view.title === null ? undefined : `${view.id}-title`}
    >
      {view.title === null ? null : (
        <h2 id={`${view.id}-title`}>
          <Say words={view.title} />
        </h2>
      )}
      <Kind key={key} view={view} />
    </section>
  );
});
