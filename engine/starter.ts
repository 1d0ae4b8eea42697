// The door for what runs in every document before it is touched: nothing behind it brings React.

export { pause } from './data/pause.ts';
export { startPage } from './shell/starter.ts';
