// Kinds that the server writes out: each makes plain data of what it shows, which its renderer turns into HTML.

import { dayIn } from '../../language/days.ts';
import type { SayMessage } from '../../language/messages.ts';
import type { BlockBase, Outcome, Portal, Words, WrittenView } from '../../model/portal.ts';
import type { Picture } from '../../charts/pictures.ts';
import type { PageContext, ServerPart, WrittenDraft } from '../contract/context.server.ts';
import { fillChosen } from '../contract/memberChoices.server.ts';

/** A name in a text: `term` is the key of what opens there, `to` where it is told in full. */
export interface MarkedName {
  readonly term: string;
  readonly words: string;
  readonly to: string;
}

/** A text cut at the names that are marked in it. */
export type MarkedPart = string | MarkedName;

/** What a renderer takes from the page it stands on. */
export interface RenderingPage {
  readonly say: SayMessage;
  /** Language in addresses; empty for the default one. */
  readonly prefix: string;
  /** Its address without language. */
  readonly path: string;
  readonly emitTabindex: boolean;
  /** Asked in the order of reading: a name is marked where it first stands. */
  readonly mark: (text: string) => readonly MarkedPart[];
  /** A name in pieces between which a line may end within a word. */
  readonly pieces: (words: Words) => readonly string[];
}

/** Turns a draft into HTML; the server's bundle has it. */
export type RenderWritten = (draft: WrittenDraft, page: RenderingPage) => string | Promise<string>;

export interface WrittenPart<Block extends BlockBase, Content> extends ServerPart<
  Block,
  WrittenView
> {
  /** What the renderer of the kind takes; null where there is nothing to show and no need to say so. */
  readonly buildContent: BuildContent<Block, Content>;
}

type BuildContent<Block, Content> = (
  context: PageContext,
  block: Block,
) => Content | null | Promise<Content | null>;

/** What the renderer of each written kind among some takes. */
export type ContentsOf<Parts> = {
  readonly [
    Kind in keyof Parts & string as Parts[Kind] extends { buildContent: unknown } ? Kind : never
  ]: Parts[Kind] extends { buildContent: (...args: never[]) => infer Content }
    ? NonNullable<Awaited<Content>>
    : never;
};

/** What else a written kind says of its blocks. */
export interface WrittenMore<Block extends BlockBase, Content> extends Omit<
  ServerPart<Block, WrittenView>,
  'build' | 'picture'
> {
  /** A picture for saving of what its renderer takes; null where there is nothing to be drawn. */
  readonly picture?: (content: Content) => Picture | null;
  /** The language of its content; left out: that of the page. */
  readonly langOf?: (context: PageContext, block: Block) => string;
  /** What its view says besides. */
  readonly viewOf?: (content: Content) => Partial<Pick<WrittenView, 'title'> & Outcome>;
  /** Whether there is nothing of what the address names. */
  readonly isAbsent?: (content: Content) => boolean;
}

/** The server part of a written kind: its content, and what else is made of its blocks. */
export function writtenPart<Block extends BlockBase, Content>(
  buildContent: BuildContent<Block, Content>,
  { langOf, viewOf, isAbsent, picture, ...part }: WrittenMore<Block, Content> = {},
): WrittenPart<Block, Content> {
  return {
    ...part,
    buildContent,
    build: async (context, block): Promise<WrittenDraft | null> => {
      const content = await buildContent(context, block);
      if (content === null) return null;
      return {
        ...buildViewStart(context, block),
        lang: langOf?.(context, block) ?? '',
        ...viewOf?.(content),
        ...(isAbsent?.(content) ? { absent: true } : {}),
        content,
      };
    },
    withoutShown: (view) => ({ ...view, html: '' }),
    ...(picture && { picture: ({ content }: WrittenDraft<Content>) => picture(content) }),
  };
}

/** What the view of a block begins with, whatever its kind. */
export function buildViewStart(
  context: PageContext,
  block: BlockBase,
): Pick<WrittenView, 'kind' | 'id' | 'title' | 'tab'> {
  return {
    kind: block.kind,
    id: block.id,
    title: block.title ? fillChosen(context, context.formatter.words(block.title)) : null,
    tab: block.tab,
  };
}

/** Today in the portal's time zone. */
export function readToday({ settings: { timeZone } }: Portal): string {
  return dayIn(timeZone, new Date());
}
