// In the browser while a portal is written: a panel over every page with what is wrong, until it is mended.

import type { Trouble } from './problems.ts';

const STYLE = `
  :host { position: fixed; inset: auto 0 0 0; z-index: 2147483647; font: 16px/1.5 system-ui, sans-serif; }
  details { max-height: 60vh; overflow: auto; background: #fff; color: #1a1a1a; border-top: 4px solid #b3261e; box-shadow: 0 -4px 16px rgb(0 0 0 / 25%); }
  details.told { border-color: #8a5a00; }
  summary { padding: 8px 16px; font-weight: 600; cursor: pointer; }
  ol { margin: 0; padding: 0 16px 16px 40px; }
  p { margin: 4px 0; overflow-wrap: anywhere; }
  pre { margin: 4px 0 12px; padding: 8px; overflow: auto; background: #f2f2f2; font: 14px/1.4 ui-monospace, monospace; }
`;

let panel: ShadowRoot | null = null;

/** Nothing wrong: no panel. */
function show(troubles: readonly Trouble[]): void {
  panel ??= place();
  panel.replaceChildren();
  if (troubles.length === 0) return;
  const style = make('style', STYLE);
  const details = document.createElement('details');
  details.open = troubles.some(({ severity }) => severity !== 'warning');
  details.className = details.open ? '' : 'told';
  details.append(make('summary', headOf(troubles)), listOf(troubles));
  panel.append(style, details);
}

function place(): ShadowRoot {
  const host = document.createElement('div');
  host.setAttribute('role', 'alert');
  document.body.append(host);
  return host.attachShadow({ mode: 'open' });
}

function headOf(troubles: readonly Trouble[]): string {
  const warnings = troubles.filter(({ severity }) => severity === 'warning').length;
  const wrong = troubles.length - warnings;
  return [
    ...(wrong > 0 ? [`Помилки · Mistakes: ${wrong}`] : []),
    ...(warnings > 0 ? [`Застереження · Warnings: ${warnings}`] : []),
  ].join(' · ');
}

function listOf(troubles: readonly Trouble[]): HTMLElement {
  const list = document.createElement('ol');
  for (const { uk, en, frame } of troubles) {
    const item = document.createElement('li');
    const [first, second] = [make('p', uk), make('p', en)];
    first.lang = 'uk';
    second.lang = 'en';
    item.append(first, second, ...(frame === '' ? [] : [make('pre', frame)]));
    list.append(item);
  }
  return list;
}

function make(name: 'p' | 'pre' | 'style' | 'summary', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

// the addresses are those of problems.ts, which is not for browsers
import.meta.hot?.on('portal:problems', (troubles: readonly Trouble[]) => show(troubles));
show((await (await fetch('/_problems')).json()) as readonly Trouble[]);
