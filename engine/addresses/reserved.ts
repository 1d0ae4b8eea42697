// First steps of addresses that the server answers itself: no page can have them.

/** Folder of the calls and of everything else for programs. */
export const API = 'api';
/** Whether the process runs, and whether it can answer. */
export const LIVE = 'livez';
export const READY = 'readyz';
/** Folder of scripts and styles, as the build names it. */
export const ASSETS = 'assets';
/** Where assistants ask. */
export const ASSISTANTS = 'mcp';

/** Blocks of pages that others show on their sites: what follows is the address of the page. */
export const EMBED = 'embed';

export const RESERVED: readonly string[] = [API, LIVE, READY, ASSETS, ASSISTANTS, EMBED];
