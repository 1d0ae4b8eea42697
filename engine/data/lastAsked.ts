// Of several questions on their way only the last is still wanted.

/** Begins a question: what is returned tells whether no other was begun since. */
export function lastAsked(): () => () => boolean {
  let begun = 0;
  return () => {
    const own = ++begun;
    return () => own === begun;
  };
}
