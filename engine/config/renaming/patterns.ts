// What names of the things of a portal look like.

export const NAME_PATTERNS = {
  page: /^(?:[a-z0-9][a-z0-9-]*|\[[a-z][A-Za-z0-9]*\])(?:\/(?:[a-z0-9][a-z0-9-]*|\[[a-z][A-Za-z0-9]*\]))*$/,
  filter: /^[a-z][A-Za-z0-9]*$/,
  call: /^[a-z0-9][a-z0-9-]*\/[a-z0-9][a-z0-9-]*$/,
  field: /^[a-z][A-Za-z0-9]*$/,
  term: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  text: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
} as const;

/** What can be renamed. */
export type Renamable = keyof typeof NAME_PATTERNS;
