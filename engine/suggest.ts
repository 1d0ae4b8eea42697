// The door for the suggestions of search fields, which come without React.

export { suggestIn } from './blocks/search/suggest.ts';
