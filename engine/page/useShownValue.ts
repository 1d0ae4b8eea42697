// What an answer says stands in its field, and the focus stays where it is: fields are the document's own, so that they work before the page is alive.

import { useLayoutEffect, useRef, type RefObject } from 'react';

import type { Field } from '../model/portal.ts';

/** Puts its value into a field with each answer, which may give it the same one again. */
export function useShownValue(
  ref: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  field: Field,
): void {
  const shown = useRef(field);
  useLayoutEffect(() => {
    // what a reader chose before the page was alive stands, and is told of by its field; with the answer itself: later it would undo what is chosen next
    if (shown.current === field) return;
    shown.current = field;
    if (ref.current) ref.current.value = shownValue(field);
  }, [ref, field]);
}

/** What stands in a field: of a member its name, or what was asked where nobody has it. */
export function shownValue({ member, value }: Field): string {
  return member?.label ?? value;
}
