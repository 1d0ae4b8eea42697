// Plays the points of a drawing when its button is pressed; what plays is fetched by then.

import { useCallback, useEffect, useRef, type RefObject } from 'react';

import { fetching } from '../../data/fetching.ts';
import { readPoints, tell } from './walk.ts';

const BUTTON = 'button[data-listen]';

/** Hears the buttons inside; gives what stops the sound. Without a press there is none. */
export function useListening(box: RefObject<HTMLElement | null>): () => void {
  const playing = useRef<(() => void) | null>(null);
  const stop = useCallback(() => {
    playing.current?.();
    playing.current = null;
  }, []);
  useEffect(() => {
    const inside = box.current;
    const press = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
      if (!button) return;
      const wasPressed = button.ariaPressed === 'true';
      stop();
      if (!wasPressed) playing.current = play(button);
    };
    inside?.addEventListener('click', press);
    return () => {
      inside?.removeEventListener('click', press);
      stop();
    };
  }, [box, stop]);
  return stop;
}

/** The drawing beside the button, point after point, each told when it is heard. */
function play(button: HTMLElement): () => void {
  const drawing = button.parentElement?.querySelector<HTMLElement>(':scope > .drawing');
  const ended = new AbortController();
  const end = () => {
    button.ariaPressed = 'false';
    ended.abort();
  };
  if (!drawing) return end;
  button.ariaPressed = 'true';
  void fetching(import('./listen.ts')).then(
    async ({ listen }) => {
      await listen(readPoints(drawing), (at) => tell(drawing, at), ended.signal);
      end();
    },
    // without the sound the points are walked all the same
    end,
  );
  return end;
}
