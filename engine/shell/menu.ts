// The folded menu of narrow screens in a browser: opened and closed in place; going on leaves it closed.

/** Does nothing where the frame has no menu. Escape closes it and returns the focus to its button. */
export function startMenu(frame: HTMLElement): void {
  const jump = frame.querySelector<HTMLElement>('.menu-jump');
  const shut = frame.querySelector<HTMLElement>('.menu-close');
  if (!jump || !shut) return;
  const set = (open: boolean) => {
    if (open) frame.dataset['menu'] = 'open';
    else delete frame.dataset['menu'];
    jump.setAttribute('aria-expanded', String(open));
  };
  const isOpen = () => 'menu' in frame.dataset;
  const close = () => {
    set(false);
    jump.focus();
  };
  jump.setAttribute('role', 'button');
  jump.setAttribute('aria-controls', 'menu');
  shut.setAttribute('role', 'button');
  // opened by its address before the script was there
  set(location.hash === '#menu');
  press(jump, () => set(!isOpen()));
  press(shut, close);
  document.addEventListener('keydown', (event) => {
    // a panel inside it may have taken the key
    if (event.key === 'Escape' && isOpen() && !event.defaultPrevented) close();
  });
  // a page that is come back to as it was left
  addEventListener('pagehide', () => set(false));
}

/** Links that are buttons: a key that presses buttons presses them too. */
function press(link: HTMLElement, act: () => void): void {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    act();
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    act();
  });
}
