// A page as HTML that stands where a component of one of its blocks does not.

import { failedView, logFailure, type FailureLog } from '../blocks/contract/failure.server.ts';
import type { SayMessage } from '../language/messages.ts';
import type { FrameShell, View } from '../model/portal.ts';
import type { RenderView } from './built.ts';

/** A page to be rendered: where it stands, in which words, who is told of failures. */
export interface Standing {
  readonly shell: FrameShell;
  readonly view: View;
  readonly address: string;
  readonly say: SayMessage;
  readonly log?: FailureLog | undefined;
}

/** The HTML with the view that it shows: each block that cannot be rendered by itself says so in its place. Throws where it is no block that fails. */
export async function renderStanding(
  render: RenderView,
  { shell, view, address, say, log }: Standing,
): Promise<{ readonly html: string; readonly view: View }> {
  try {
    return { html: await render(shell, view, address), view };
  } catch (error) {
    const blocks = await Promise.all(
      view.blocks.map(async (block) => {
        try {
          await render(shell, { ...view, blocks: [block] }, address);
          return block;
        } catch (own) {
          logFailure(log, { page: view.page, block: block.id, kind: block.kind }, own);
          return failedView(block, own, say);
        }
      }),
    );
    if (blocks.every((block, i) => block === view.blocks[i])) throw error;
    const left = { ...view, blocks };
    return { html: await render(shell, left, address), view: left };
  }
}
