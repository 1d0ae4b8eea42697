// Where the portals of the browser tests listen.

export const PORTS = {
  demonstration: 8191,
  real: 8192,
  library: 8193,
  empty: 8194,
  /** A site of somebody else, which frames what it is told to. */
  foreign: 8195,
  /** The studio over a copy of the product, which it writes into. */
  studio: 8196,
  /** The library over no ledger. */
  silentLibrary: 8197,
  /** Air quality, over days. */
  air: 8198,
  silentAir: 8199,
} as const;

export function origin(of: keyof typeof PORTS): string {
  return `http://127.0.0.1:${PORTS[of]}`;
}
