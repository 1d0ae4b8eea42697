// Says that too little is loaded for a drawing, and lists what is.

import type { ComponentType, ReactNode } from 'react';

import { Say } from '../../language/Say.tsx';
import type { FewView } from '../../model/portal.ts';

/** What is listed, and how. */
export interface FewProps {
  readonly of: FewView;
  /** How a name leads on where it stands. */
  readonly link: ComponentType<{ readonly to: string; readonly children: ReactNode }>;
}

/** `link` is the component for links, which differs between the server and the browser. */
export function Few({ of, link }: FewProps): ReactNode {
  const { words, links, others, more, unnamed } = of;
  return (
    <div className="few-loaded">
      <p>
        <Say words={words} />
      </p>
      <Members of={links} link={link} />
      {more === '' ? null : (
        <details>
          <summary>{more}</summary>
          <Members of={others} link={link} />
          {unnamed === '' ? null : <p>{unnamed}</p>}
        </details>
      )}
    </div>
  );
}

function Members({
  of,
  link: Link,
}: Pick<FewProps, 'link'> & { readonly of: FewView['links'] }): ReactNode {
  return (
    <ul>
      {of.map(({ words, to }) => (
        <li key={to}>
          <Link to={to}>
            <Say words={words} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
