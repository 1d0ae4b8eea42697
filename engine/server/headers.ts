// Headers that every response carries.

import { createHash } from 'node:crypto';

/** `sha256-…` of an inline script or style, as a policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export const POLICY = 'content-security-policy';

/** Of a document that stands in frames of others: nothing runs in it, and anybody may frame it; `styles` stand inline. */
export function embedPolicy(styles: readonly string[]): string {
  return writePolicy({
    'default-src': `'none'`,
    'script-src': `'none'`,
    'style-src': [`'self'`, ...styles.map(hashSource)].join(' '),
    'img-src': `'self' data:`,
    'font-src': `'self'`,
    'form-action': `'none'`,
    'base-uri': `'none'`,
    'frame-ancestors': '*',
    'object-src': `'none'`,
    'require-trusted-types-for': `'script'`,
    'trusted-types': `'none'`,
  });
}

/** What else a page of another origin asks of a document that it frames, whatever policy of its own it has (HTML, cross-origin embedder policy). */
export const FRAMED = {
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** What may run and be shown: `scripts` and `styles` are what stands inline in a document of ours; nothing else inline runs. */
export function contentPolicy(scripts: readonly string[], styles: readonly string[]): string {
  return writePolicy({
    'default-src': `'none'`,
    'script-src': [`'self'`, ...scripts.map(hashSource)].join(' '),
    'style-src': [`'self'`, ...styles.map(hashSource)].join(' '),
    'img-src': `'self' data:`,
    'font-src': `'self'`,
    'connect-src': `'self'`,
    'manifest-src': `'self'`,
    'worker-src': `'self'`,
    'form-action': `'self'`,
    'base-uri': `'none'`,
    'frame-ancestors': `'none'`,
    'object-src': `'none'`,
    'require-trusted-types-for': `'script'`,
    'trusted-types': 'portal',
  });
}

function writePolicy(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

/** Of every response; a document that has something inline says its own policy. */
export function securityHeaders(): Record<string, string> {
  return {
    [POLICY]: contentPolicy([], []),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  };
}

/** The preview of a chart being edited, on this page alone, makes a default policy that passes nothing but the empty text. */
export function withDefaultPolicy(
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const policy = headers[POLICY];
  return policy === undefined
    ? headers
    : {
        ...headers,
        [POLICY]: policy.replace('trusted-types portal', 'trusted-types portal default'),
      };
}
