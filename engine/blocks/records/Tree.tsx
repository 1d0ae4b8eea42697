// A tree of records that opens level by level: a treegrid whose rows are links without scripts; alive it is one stop with arrow keys.

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/control-has-associated-label -- a table whose rows are laid out as cards is a tree to some readers only where its roles are said */

import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { useLive } from '../../data/useLive.ts';
import { useStop } from '../../data/useStop.ts';
import { Say } from '../../language/Say.tsx';
import { plainWords } from '../../language/text.ts';
import { useRoving } from '../treegrid/useRoving.ts';
import { useToggleLinks, useTree } from '../treegrid/useTree.ts';
import { unpackRecord } from './carried.ts';
import type { RecordsView, RecordTree } from './records.kind.ts';
import { TreeLine } from './TreeLine.tsx';

/** Where the links of a tree stand in the Tab order of its block. */
const ROWS_STOP = 0.5;

interface TreeProps {
  readonly view: RecordsView;
  readonly tree: RecordTree;
}

/** Rows come as data, and are drawn alike on both sides. */
export function Tree({ view: { id, tab }, tree }: TreeProps): ReactNode {
  const [search] = useSearchParams();
  const live = useLive();
  const order = useStop()(tab + ROWS_STOP);
  const { heads, open } = tree;
  const rows = useMemo(() => tree.rows.map(unpackRecord), [tree.rows]);
  const standing = useTree({
    block: id,
    rows,
    open,
    opensAll: false,
    isFound: false,
    read: (part: RecordsView) => part.tree?.rows.map(unpackRecord) ?? [],
  });
  const { visible, waiting, toggle } = standing;
  const { row, column, listens } = useRoving({ tree: standing, live, keyed: live });
  const href = useToggleLinks(standing, id, search.toString());
  return (
    <div className="carded">
      <table role="treegrid" className="cards records-tree" aria-label={plainWords(tree.name)}>
        <thead role="rowgroup">
          <tr role="row">
            {heads.map(({ field, title, as }) => (
              <th key={field} role="columnheader" scope="col" className={as}>
                <Say words={title} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" {...listens}>
          {visible.map((each, i) => (
            <TreeLine
              key={each.node.id}
              row={each}
              tree={tree}
              href={href(each)}
              toggle={toggle}
              isWaiting={waiting === each.node.id}
              order={order}
              stop={live && i === row ? column : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
