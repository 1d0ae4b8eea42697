// The server part of a written kind that shows figures: its view says how they came out.

import type { BlockBase, Words } from '../../model/portal.ts';
import type { FigureView } from './Figure.tsx';
import { writtenPart, type WrittenMore, type WrittenPart } from '../written/written.server.ts';

/** What the renderer of a figure takes, whatever else it draws. */
export interface FigureContent extends FigureView {
  /** What its figures say in its heading; left out: its title stands. */
  readonly title?: Words;
}

/** What `writtenPart` makes, with the outcome beside: pages ask every block whether it has figures, whatever draws it. */
export function figurePart<Block extends BlockBase, Content extends FigureContent>(
  buildContent: WrittenPart<Block, Content>['buildContent'],
  more: WrittenMore<Block, Content>,
): WrittenPart<Block, Content> {
  return writtenPart(buildContent, {
    ...more,
    viewOf: ({ state, notes, title }) => ({ state, notes, ...(title && { title }) }),
  });
}
