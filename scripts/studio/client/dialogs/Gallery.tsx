// What there is to be made like: pages, kinds of block and charts, each with its picture and its YAML.

import { useState } from 'react';

import type { GalleryThing } from '../../contract.ts';
import { writePreview } from '../addresses.ts';
import { useAsk } from '../ask.ts';
import { useDesk } from '../desk.ts';
import { Tabs } from '../Tabs.tsx';
import { Dialog } from './Dialog.tsx';

export function Gallery() {
  const { state, words, language } = useDesk();
  const { gives, problem } = useAsk('gallery', { drafts: state.now.drafts, language });
  const [sort, setSort] = useState<GalleryThing['sort']>('page');
  return (
    <Dialog title={words.gallery} said={problem?.said[language] ?? ''} wide>
      <Tabs label={words.gallery} tabs={words.gallerySorts} chosen={sort} onChoose={setSort}>
        {!gives && !problem && <p>{words.opening}</p>}
        <ul className="gallery">
          {gives?.things
            .filter((thing) => thing.sort === sort)
            .map((thing) => (
              <Thing key={thing.name} thing={thing} />
            ))}
        </ul>
      </Tabs>
    </Dialog>
  );
}

function Thing({ thing }: { readonly thing: GalleryThing }) {
  const { words, checked, opened, show, openFile, attempt } = useDesk();
  const { title, name, address, svg, yaml, path } = thing;
  const [copied, setCopied] = useState(false);
  const figures = opened.figures[0] ?? 'demonstration';
  const copy = async () => {
    await navigator.clipboard.writeText(yaml);
    setCopied(true);
  };
  return (
    <li>
      <h3>{title}</h3>
      <div className="picture" inert>
        {svg !== '' && <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />}
        {svg === '' && address !== '' && checked.state !== null && (
          <iframe
            loading="lazy"
            title={title}
            src={writePreview({ state: checked.state, figures, address })}
          />
        )}
      </div>
      <div className="tools">
        {path !== '' && (
          <>
            <button onClick={() => show({ name: 'copy', path })}>{words.makeLike}</button>
            <button
              onClick={() => {
                show(null);
                openFile(path);
              }}
            >
              {words.open}
            </button>
          </>
        )}
        <button onClick={() => attempt(copy)}>{copied ? words.copied : words.copyYaml}</button>
      </div>
      <details>
        <summary>YAML: {name}</summary>
        <pre tabIndex={0}>{yaml}</pre>
      </details>
    </li>
  );
}
