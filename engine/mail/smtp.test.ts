// The address of the mail server: what is wrong with it is told by the name of its variable, and never by its value.

import { describe, expect, it } from 'vitest';

import { smtpFrom, smtpSender } from './smtp.ts';

const MAIL = { PORTAL_MAIL_TO: 'desk@portal.example', PORTAL_MAIL_FROM: 'portal@portal.example' };

function thrownBy(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('nothing was thrown');
}

describe('the address of the mail server', () => {
  it.each([
    'smtp://me:secret@host:port',
    'smtp://me:sec%ret@host',
    'smtps://me%:secret@host',
    'smtp://me:secret@ho st',
    'http://me:secret@host',
  ])('is refused without a word of it: %s', (url) => {
    const error = thrownBy(() => smtpFrom({ ...MAIL, PORTAL_SMTP: url }));
    expect(error.message).toContain('PORTAL_SMTP');
    expect([error.message, ...Object.values(error), String(error.cause)].join(' ')).not.toMatch(
      /secret|sec%ret/,
    );
  });

  it('may have a name and password with escapes, or none', () => {
    for (const url of [
      'smtp://me%40portal.example:a%25b%3A@host:2525?tls=required',
      'smtps://host',
    ]) {
      const settings = smtpFrom({ ...MAIL, PORTAL_SMTP: url });
      expect(settings).toMatchObject({ url });
      expect(() => smtpSender(settings!).close()).not.toThrow();
    }
  });
});
