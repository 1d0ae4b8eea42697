// The door for what browsers load of kinds of block: the engine's parts, and what a portal's own components draw with.

export { PARTS } from './blocks/contract/parts.tsx';
export type { BrowserPart, PartLoaders, ShownBlock } from './blocks/contract/part.ts';
export { exploredPart } from './blocks/figure/exploredPart.tsx';
export { Written } from './blocks/written/Written.tsx';
export { writtenPart } from './blocks/written/writtenPart.tsx';
export { PageLink } from './data/PageLink.tsx';
export { useLive } from './data/useLive.ts';
export { useAmountStyle, useShell, useUnit } from './data/useShell.ts';
export { useStop } from './data/useStop.ts';
export { Markup } from './language/Markup.tsx';
export { Say } from './language/Say.tsx';
export { plainWords } from './language/text.ts';
export type * from './model/portal.ts';
