// What renderers of written kinds are made of: stops with their places in the Tab order, links, marked names, paragraphs, sources.

import {
  createContext,
  createElement,
  Fragment,
  useContext,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';

import { withPrefix } from '../../addresses/query.ts';
import type { SayMessage } from '../../language/messages.ts';
import { Say } from '../../language/Say.tsx';
import type { Words } from '../../model/portal.ts';
import type { NoRecord } from '../contract/noRecord.server.ts';
import type { LinkedWords, LabelledWords } from './texts.server.ts';
import type { RenderingPage, MarkedName } from './written.server.ts';

interface Rendering {
  readonly page: RenderingPage;
  /** Number of the block in the Tab order. */
  readonly tab: number;
  /** The place of the next stop: the number of the block and, behind the point, its own. */
  readonly next: () => string;
}

const RenderingContext = createContext<Rendering | null>(null);
const MarkingContext = createContext(false);

interface RenderingFrameProps {
  readonly page: RenderingPage;
  readonly tab: number;
  readonly children: ReactNode;
}

/** The frame around one block; it numbers the stops inside. */
export function RenderingFrame({ page, tab, children }: RenderingFrameProps): ReactNode {
  return (
    <RenderingContext value={{ page, tab, next: countStops(tab) }}>{children}</RenderingContext>
  );
}

/** Renderers ask for numbers in the order of reading. */
function countStops(tab: number): () => string {
  let count = 0;
  return () => `${tab}.${String(++count).padStart(4, '0')}`;
}

function useRendering(): Rendering {
  const rendering = useContext(RenderingContext);
  if (!rendering) throw new Error('drawn outside of a frame');
  return rendering;
}

/** Interface words in the page's language. */
export function useSay(): SayMessage {
  return useRendering().page.say;
}

type StopTag = 'a' | 'button' | 'summary' | 'select' | 'input' | 'div';

type StopProps<Tag extends StopTag> = { readonly as: Tag } & ComponentPropsWithoutRef<Tag>;

/** An element that the Tab key reaches, with its place in the order of the page. */
export function Stop<Tag extends StopTag>({ as, ...rest }: StopProps<Tag>): ReactNode {
  const { page, tab, next } = useRendering();
  return createElement(as, {
    ...rest,
    'data-tab-order': next(),
    ...(page.emitTabindex ? { tabIndex: tab } : {}),
  });
}

/** The place of the next stop, for what is one only by scripts. */
export function useStopPlace(): string {
  return useRendering().next();
}

/** The same address in the language of the page. */
export function useAddress(): (path: string) => string {
  const { prefix } = useRendering().page;
  return (path) => withPrefix(path, prefix);
}

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'rel'> {
  readonly to: string;
  readonly children: ReactNode;
}

interface AboutProps {
  readonly words: Words;
  readonly to: string;
  readonly about: Words | null;
}

/** A link: to an address of the portal without language, which gets it here, or outside. Nothing is marked in it; the page it stands on is not asked for beforehand. */
export function LinkTo({ to, children, ...rest }: LinkProps): ReactNode {
  const address = useAddress();
  const { path } = useRendering().page;
  const outward = /^https?:/.test(to) ? { rel: 'noopener external' } : {};
  const here = /^\/[^?#]*/.exec(to)?.[0] === path ? { rel: 'nofollow' } : {};
  return (
    <AsWritten>
      <Stop as="a" href={to.startsWith('/') ? address(to) : to} {...outward} {...here} {...rest}>
        {children}
      </Stop>
    </AsWritten>
  );
}

/** A name whose long words may break between syllables where their place is narrow. The places are empty elements whose hyphen is drawn: nobody copies, hears or finds it. */
export function SoftName({ words }: { readonly words: Words }): ReactNode {
  const { pieces } = useRendering().page;
  const parts = pieces(words).map((piece, i) => (
    <Fragment key={i}>
      {i > 0 && <span className="soft" />}
      {piece}
    </Fragment>
  ));
  return typeof words === 'string' ? parts : <span lang={words.lang}>{parts}</span>;
}

interface NamedLink extends LinkedWords {
  /** What it is called where its words are those of another; left out: by its words. */
  readonly name?: string | undefined;
}

/** Words with a link where they lead somewhere. */
export function Linked({ words, to, name }: NamedLink): ReactNode {
  if (to === '') return <MarkedWords words={words} />;
  return (
    <LinkTo to={to} aria-label={name}>
      <SoftName words={words} />
    </LinkTo>
  );
}

/** A link that leads somewhere, and below it, where there is something to say, what about. */
export function LinkAbout({ words, to, about }: AboutProps): ReactNode {
  return (
    <>
      <LinkTo to={to}>
        <Say words={words} />
      </LinkTo>
      {about === null ? null : (
        <p>
          <Say words={about} />
        </p>
      )}
    </>
  );
}

/** Names of entries are marked in what stands inside. */
export function NamesMarked({ children }: { readonly children: ReactNode }): ReactNode {
  return <MarkingContext value>{children}</MarkingContext>;
}

/** Nothing is marked in what stands inside. */
export function AsWritten({ children }: { readonly children: ReactNode }): ReactNode {
  return <MarkingContext value={false}>{children}</MarkingContext>;
}

/** A text with its names marked, each where it first stands on the page. */
export function Marked({ text }: { readonly text: string }): ReactNode {
  const marking = useContext(MarkingContext);
  const { mark } = useRendering().page;
  if (!marking) return text;
  return mark(text).map((part) =>
    typeof part === 'string' ? part : <MarkedLink key={part.term} of={part} />,
  );
}

/** A link to where the name is told in full, text like what it stands in: with scripts a press opens in its place what it means. */
function MarkedLink({ of: { term, words, to } }: { readonly of: MarkedName }): ReactNode {
  const address = useAddress();
  return (
    <Stop as="a" href={address(to)} className="term" data-term={term}>
      {words}
    </Stop>
  );
}

/** Words with their names marked; borrowed ones are in a language whose names the page does not know. */
export function MarkedWords({ words }: { readonly words: Words }): ReactNode {
  return typeof words === 'string' ? <Marked text={words} /> : <Say words={words} />;
}

/** Names are marked in the language of the page only; a text in another language has its `lang`. */
export function Paragraphs({ of }: { readonly of: readonly Words[] }): ReactNode {
  return of.map((words, i) =>
    typeof words === 'string' ? (
      <p key={i}>
        <Marked text={words} />
      </p>
    ) : (
      <p key={i} lang={words.lang}>
        {words.words}
      </p>
    ),
  );
}

/** What is called so, and what it is, one after another; nothing where there are none. */
export function Terms({ of }: { readonly of: readonly LabelledWords[] }): ReactNode {
  if (of.length === 0) return null;
  return (
    <dl className="details">
      {of.map(({ label, words, to }, i) => (
        <div key={i}>
          <dt>
            <Say words={label} />
          </dt>
          <dd>
            <Linked words={words} to={to} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What something rests on; nothing where it names none. */
export function SourcesList({ of }: { readonly of: readonly LinkedWords[] }): ReactNode {
  const say = useSay();
  if (of.length === 0) return null;
  return (
    <div className="sources">
      <b>{say(of.length === 1 ? 'written.source' : 'written.sources')}</b>
      <ul>
        {of.map((source, i) => (
          <li key={i}>
            <Linked {...source} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a choice of the reader came to, which is announced when the page has changed; nothing where it says nothing. */
export function Outcome({ of, as }: { readonly of: string; readonly as: string }): ReactNode {
  if (of === '') return null;
  return (
    <p className={as} data-outcome="">
      {of}
    </p>
  );
}

/** How many were found. */
export function Count({ of }: { readonly of: number }): ReactNode {
  return <Outcome of={useSay()('written.count', { count: of })} as="count" />;
}

/** The message of this key, in place of content that there is none of. */
export function Empty({ message }: { readonly message: string }): ReactNode {
  const say = useSay();
  return <p className="empty">{say(message)}</p>;
}

/** A sentence in place of the record, with a link back to the list of records where there is one. */
export function NothingThere({ of: { absent, back } }: { readonly of: NoRecord }): ReactNode {
  return (
    <>
      <p className="empty">{absent}</p>
      {back === null ? null : (
        <p>
          <Linked {...back} />
        </p>
      )}
    </>
  );
}
