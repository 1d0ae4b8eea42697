// What new things can be called.

/** Sort of thing → pattern of its name. */
export const NAMES = {
  page: /^(?:[a-z0-9][a-z0-9-]*|\[[a-z][A-Za-z0-9]*\])(?:\/(?:[a-z0-9][a-z0-9-]*|\[[a-z][A-Za-z0-9]*\]))*$/,
  filter: /^[a-z][A-Za-z0-9]*$/,
  call: /^[a-z0-9][a-z0-9-]*\/[a-z0-9][a-z0-9-]*$/,
  chart: /^[a-z0-9[][A-Za-z0-9\]/[-]*\/[a-z][a-z0-9-]*$/,
  term: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  section: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  entry: /^[a-z][A-Za-z0-9-]*\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
  block: /^[a-z]+$/,
  answer: /^[a-z]+$/,
};
