// Headers that every response carries.

import { createHash } from 'node:crypto';

/** `sha256-…` of an inline script or style, as a policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** `scripts` and `styles` are hashes of what stands inline in our own documents; nothing else inline runs. */
export function securityHeaders(
  scripts: readonly string[],
  styles: readonly string[],
): Record<string, string> {
  const policy = {
    'default-src': `'none'`,
    'script-src': [`'self'`, ...scripts].join(' '),
    'style-src': [`'self'`, ...styles].join(' '),
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
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  };
}
