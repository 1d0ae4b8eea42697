// Addresses of a ClickHouse: what they say, and how those are refused that say something else.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { parseAddress } from './address.ts';

const folder = mkdtempSync(join(tmpdir(), 'pem-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [pem, other] = [join(folder, 'a.pem'), join(folder, 'a.txt')];
writeFileSync(pem, '-----BEGIN CERTIFICATE-----\n');
writeFileSync(other, 'a text');

describe('an address', () => {
  it('has login, place and database', () => {
    expect(parseAddress('clickhouse://me:a%3Ab%2Fc@db.example:9000/figures')).toEqual({
      hosts: ['db.example:9000'],
      path: '/',
      username: 'me',
      password: 'a:b/c',
      database: 'figures',
      cluster: null,
      tls: null,
      shown: 'clickhouse://db.example:9000/figures',
    });
    expect(parseAddress('clickhouse://db.example?secure=true')).toMatchObject({
      hosts: ['db.example:8443'],
      username: 'default',
      password: '',
      database: 'default',
      tls: {},
    });
  });

  it('has several servers, a proxy’s path, a cluster', () => {
    expect(
      parseAddress('clickhouse://me:p@h1:8123,h2,[::1]:9/proxy/of/ours/figures?cluster=a-b.c'),
    ).toMatchObject({
      hosts: ['h1:8123', 'h2:8123', '[::1]:9'],
      path: '/proxy/of/ours/',
      database: 'figures',
      cluster: 'a-b.c',
      shown: 'clickhouse://h1:8123,h2:8123,[::1]:9/proxy/of/ours/figures',
    });
    expect(parseAddress('clickhouse://me@p@h1,h1/').hosts).toEqual(['h1:8123']);
  });

  it('has an authority of its own, and a certificate', () => {
    const { tls, hosts } = parseAddress(`clickhouse://h/x?ca=${pem}&cert=${pem}&key=${pem}`);
    expect(Object.keys(tls ?? {})).toEqual(['ca', 'cert', 'key']);
    expect(hosts).toEqual(['h:8443']);
  });

  it.each([
    ['', /address/],
    ['http://db:8123/x', /address/],
    ['clickhouse:///x', /address/],
    ['clickhouse://me:secret@/x', /address/],
    ['clickhouse://me:secret@db,/x', /address/],
    ['clickhouse://me:secret@:8123/x', /address/],
    ['clickhouse://me:secret@db/a-b', /address/],
    ['clickhouse://me:secret%@db/x', /address/],
    ['clickhouse://me:secret@db/100%', /address/],
    ['clickhouse://me:secret@db:port/x', /address/],
    ['clickhouse://me:secret@db/x#y', /address/],
    ['clickhouse://me:secret@db/x?user=y', /options .* not "user"/],
    ['clickhouse://me:secret@db/x?cluster=a&cluster=b', /each once, not "cluster"/],
    ['clickhouse://me:secret@db/x?secure=yes', /secure must/],
    ["clickhouse://me:secret@db/x?cluster=a'b", /cluster must/],
    ['clickhouse://me:secret@db/x?cluster=', /cluster must/],
    [`clickhouse://me:secret@db/x?ca=${pem}&secure=false`, /for TLS/],
    [`clickhouse://me:secret@db/x?cert=${pem}`, /go together/],
    [`clickhouse://me:secret@db/x?key=${pem}`, /go together/],
    ['clickhouse://me:secret@db/x?ca=/nowhere', /ca must name .* \(ENOENT\)/],
    [`clickhouse://me:secret@db/x?ca=${other}`, /ca must name .* \(PEM\)/],
  ])('is refused in both languages, without its password: %s', (text, why) => {
    const refused = (() => {
      try {
        return JSON.stringify(parseAddress(text));
      } catch (error) {
        return (error as Error).message;
      }
    })();
    const [uk, en, ...more] = refused.split('\n');
    expect(uk).toMatch(/[а-яіїє]{4}.*\.$/u);
    expect(en).toMatch(why);
    expect(en).not.toMatch(/[а-яіїє]/u);
    expect(more).toEqual([]);
    expect(refused).not.toContain('secret');
  });
});
