// Tabs with the keys that tabs have.

import { useId, type ReactNode } from 'react';

/** `tabs`: name → words. The children are the panel of the chosen one. */
export function Tabs<T extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  readonly label: string;
  readonly tabs: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly onChoose: (name: T) => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  const names = Object.keys(tabs) as T[];
  const move = (key: string) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const next = names.at((names.indexOf(chosen) + (by ?? 0)) % names.length);
    if (by === undefined || next === undefined) return;
    onChoose(next);
    document.getElementById(`${id}${next}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className="tabs">
        {names.map((name) => (
          <button
            key={name}
            id={`${id}${name}`}
            role="tab"
            aria-selected={name === chosen}
            aria-controls={`${id}panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            onKeyDown={({ key }) => move(key)}
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${chosen}`} className="panel">
        {children}
      </div>
    </>
  );
}
