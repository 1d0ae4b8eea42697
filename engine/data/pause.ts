// Lets the browser draw and listen between two pieces of work.

declare const scheduler: { readonly yield?: () => Promise<void> } | undefined;

/** Resolves in a task of its own. */
export async function pause(): Promise<void> {
  if (typeof scheduler !== 'undefined' && scheduler.yield) return await scheduler.yield();
  await new Promise((resolve) => setTimeout(resolve));
}
