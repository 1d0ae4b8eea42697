// The headers that every answer of every portal carries.

import type { APIResponse } from '@playwright/test';

import { expect } from './test.ts';

const POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
];

/** The whole set, as strict as it is; `what` names the answer. */
export function expectHeaders(response: APIResponse, what: string): void {
  const headers = response.headers();
  const policy = (headers['content-security-policy'] ?? '').split('; ');
  expect(policy, what).toEqual(expect.arrayContaining(POLICY));
  expect(
    policy.find((rule) => rule.startsWith('script-src')),
    what,
  ).toMatch(/^script-src 'self'( 'sha256-[A-Za-z0-9+/=]+')*$/);
  expect(
    policy.find((rule) => rule.startsWith('style-src')),
    what,
  ).toMatch(/^style-src 'self'( 'sha256-[A-Za-z0-9+/=]+')*$/);
  expect(headers['strict-transport-security'], what).toMatch(/^max-age=31536000/);
  expect(headers, what).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['permissions-policy'], what).toContain('geolocation=()');
  expect(headers['set-cookie'], what).toBeUndefined();
}
