// A page in a frame: the next one loads unseen and takes the place of the last, so that nothing flashes and the scroll stays.

import { useEffect, useRef, useState } from 'react';

import { linkedAddress, pageAddress } from './addresses.ts';

interface FramedPage {
  /** Address of a preview. */
  readonly src: string;
  /** Width of the page in CSS pixels; it is made smaller to fit. */
  readonly width: number;
  readonly title: string;
  /** Somebody goes on by a link or form of the page. */
  readonly onAddress?: (address: string) => void;
  /** A block is clicked: its `data-studio`. */
  readonly onBlock?: (mark: string) => void;
  /** The page is there: `data-studio` → the sentence that stands there. */
  readonly onSentences?: (sentences: Readonly<Record<string, string>>) => void;
}

interface LoadedFrame {
  readonly id: number;
  readonly src: string;
  /** With what the reader has chosen in the page meanwhile. */
  readonly url: string;
}

export function PageFrames({ src, width, title, onAddress, onBlock, onSentences }: FramedPage) {
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const [frames, setFrames] = useState<readonly LoadedFrame[]>([{ id: 0, src, url: src }]);
  const [shown, setShown] = useState(0);
  const elements = useRef(new Map<number, HTMLIFrameElement>());
  useEffect(() => {
    setFrames((all) => {
      const last = all.at(-1);
      if (last?.src === src) return all;
      const url = withChoices(src, last, elements.current.get(last?.id ?? 0));
      // what is still loading will not be seen any more
      return [...all.slice(0, 1), { id: (last?.id ?? 0) + 1, src, url }];
    });
  }, [src]);
  const scale = Math.min(1, room.width / width);
  const loaded = (id: number, frame: HTMLIFrameElement) => {
    const page = frame.contentWindow;
    if (!page || page.location.href === 'about:blank') return;
    const old = elements.current.get(shown)?.contentWindow;
    if (old && pathOf(old) === pathOf(page)) page.scrollTo(0, old.scrollY);
    if (onAddress && onBlock) listen(page, { onAddress, onBlock });
    onSentences?.(sentencesIn(page.document));
    setShown(id);
    setFrames((all) => all.filter((frame) => frame.id >= id));
  };
  return (
    <div ref={place} className="frames">
      {frames.map(({ id, url }) => (
        <iframe
          key={id}
          ref={(element) => {
            if (element) elements.current.set(id, element);
            else elements.current.delete(id);
          }}
          src={url}
          title={title}
          className={id === shown ? '' : 'unseen'}
          aria-hidden={id === shown ? undefined : true}
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => loaded(id, currentTarget)}
        />
      ))}
    </div>
  );
}

/** Longer is no sentence. */
const LONGEST = 400;

/** What headings say, and blocks first of all: that is where findings are told. */
function sentencesIn(document: Document): Readonly<Record<string, string>> {
  const found = [...document.querySelectorAll('[data-studio]')].map((element) => {
    const told = element.matches('h1') ? element : element.querySelector('h2, p');
    return [element.getAttribute('data-studio') ?? '', (told?.textContent ?? '').trim()] as const;
  });
  return Object.fromEntries(found.filter(([, said]) => said !== '' && said.length < LONGEST));
}

/** The room of an element in CSS pixels. */
function useRoom(place: React.RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 360, height: 640 });
  useEffect(() => {
    if (!place.current) return;
    const watching = new ResizeObserver(([entry]) => {
      // hidden parts have none
      if (entry && entry.contentRect.width > 0) setRoom(entry.contentRect);
    });
    watching.observe(place.current);
    return () => watching.disconnect();
  }, [place]);
  return room;
}

/** Other drafts of the same page: what its address holds by now stays. */
function withChoices(
  src: string,
  last: LoadedFrame | undefined,
  element: HTMLIFrameElement | undefined,
): string {
  const page = element?.contentWindow;
  const address = pageAddress(src);
  if (!last || !page?.location.href.startsWith('http') || pageAddress(last.src) !== address)
    return src;
  return src.slice(0, src.length - address.length) + pathOf(page) + page.location.search;
}

function pathOf(page: Window): string {
  return pageAddress(page.location.pathname);
}

/** Links and forms lead on within the previews; a click on anything else opens its block. */
function listen(
  { document }: Window,
  { onAddress, onBlock }: Required<Pick<FramedPage, 'onAddress' | 'onBlock'>>,
): void {
  const go = (event: Event, href: string) => {
    const address = linkedAddress(href, new URL(document.location.href));
    if (address === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onAddress(address);
  };
  const clicked = (event: MouseEvent) => {
    // of another window: instanceof says no
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('a[href]:not([download])');
    if (link && link.origin !== document.location.origin) link.target = '_blank';
    else if (link) go(event, link.getAttribute('href') ?? '');
    else if (!target.closest('button, input, select, textarea, summary, label, a')) {
      const mark = target.closest('[data-studio]')?.getAttribute('data-studio');
      if (mark) onBlock(mark);
    }
  };
  const submitted = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.method !== 'get') return;
    const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    go(event, `${form.getAttribute('action') ?? ''}?${String(new URLSearchParams(texts))}`);
  };
  document.addEventListener('click', clicked, true);
  document.addEventListener('submit', submitted, true);
}
