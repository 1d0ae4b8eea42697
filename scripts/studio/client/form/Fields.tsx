// An object of a form: its fields in the order of the schema, and those that may be added.

import { useState, type ReactNode } from 'react';

import { join, type FormObject } from './data.ts';
import { useDesk } from './desk.ts';
import { Wrong } from './Frame.tsx';
import { keysOf, resolve, startOf, type FormSchema } from './schema.ts';
import { Value } from './Value.tsx';
import { say } from './words.ts';

/** So few stand open. */
const FEW = 6;
/** More than these are looked for by typing. */
const MANY = 30;

interface FieldsProps {
  readonly schema: FormSchema;
  readonly pointer: string;
  readonly value: FormObject;
}

export function Fields({ schema, pointer, value }: FieldsProps): ReactNode {
  const desk = useDesk();
  const { properties = {}, required = [] } = schema;
  const { shown, offered } = keysOf(schema, value);
  const add = (key: string) => {
    desk.change(join(pointer, key), startOf(desk.root, properties[key] ?? {}, desk.languages));
    desk.go(join(pointer, key));
  };
  return (
    <div className="sf-fields">
      {shown.map((key) => (
        <Value
          key={key}
          schema={properties[key] ?? {}}
          pointer={join(pointer, key)}
          value={value[key] ?? startOf(desk.root, properties[key] ?? {}, desk.languages)}
          onRemove={
            required.includes(key) ? undefined : () => desk.change(join(pointer, key), undefined)
          }
        />
      ))}
      {/* what is wrong with a key that is not there */}
      {offered.map((key) => (
        <Wrong key={key} pointer={join(pointer, key)} />
      ))}
      <Offers
        label={say(desk.language, 'addField')}
        offers={offered.map((key) => ({
          name: key,
          title: resolve(desk.root, properties[key] ?? {}).title ?? key,
        }))}
        onAdd={add}
        isAsked={shown.length === 0}
      />
    </div>
  );
}

interface OffersProps {
  readonly label: string;
  readonly offers: readonly { readonly name: string; readonly title: string }[];
  readonly onAdd: (name: string) => void;
  /** They stand open from the start, as there is nothing else. */
  readonly isAsked?: boolean;
}

/** What can be added, each by its own button: a few are there at once, many once they are asked for. */
export function Offers({ label, offers, onAdd, isAsked = false }: OffersProps): ReactNode {
  const { language } = useDesk();
  const [isOpen, setOpen] = useState(isAsked);
  const [looked, setLooked] = useState('');
  if (offers.length === 0) return null;
  const isFew = offers.length <= FEW;
  const has = (words: string) => words.toLowerCase().includes(looked.toLowerCase());
  const found = offers.filter(({ name, title }) => has(`${title} ${name}`)).slice(0, MANY);
  const add = (name: string) => {
    setOpen(false);
    onAdd(name);
  };
  return (
    <div className="sf-offers" role="group" aria-label={label}>
      {isFew ? (
        <span className="sf-quiet">{label}:</span>
      ) : (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          + {label} ({offers.length})
        </button>
      )}
      {isOpen && offers.length > MANY ? (
        <input
          type="text"
          aria-label={say(language, 'look')}
          placeholder={say(language, 'look')}
          value={looked}
          onChange={({ target }) => setLooked(target.value)}
        />
      ) : null}
      {isFew || isOpen
        ? found.map(({ name, title }) => (
            <button
              key={name}
              type="button"
              className="sf-chip"
              title={name}
              onClick={() => add(name)}
            >
              + {title}
            </button>
          ))
        : null}
    </div>
  );
}
