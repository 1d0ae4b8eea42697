// Where a ClickHouse is, as PORTAL_LEDGER or `--to` says it: servers, a proxy's path, database, login, TLS, cluster.

import { readFileSync } from 'node:fs';

/** `clickhouse://user:password@host:port,host:port/path/database?cluster=…&ca=…&cert=…&key=…`, read. */
export interface Address {
  /** The servers in the order in which they are tried: `host:port`. */
  readonly hosts: readonly string[];
  /** Where they are asked: `/`, or the path of a proxy, which ends with `/` too. */
  readonly path: string;
  readonly username: string;
  readonly password: string;
  readonly database: string;
  /** The name by which the servers know themselves as a cluster; null for one server. */
  readonly cluster: string | null;
  /** Null: without TLS. Empty: by the authorities that the system trusts. */
  readonly tls: Certificates | null;
  /** To be shown and logged: without the password. */
  readonly shown: string;
}

/** In PEM. */
interface Certificates {
  readonly ca?: Buffer;
  readonly cert?: Buffer;
  readonly key?: Buffer;
}

const FILES = ['ca', 'cert', 'key'] as const;
const OPTIONS: readonly string[] = ['secure', 'cluster', ...FILES];
/** `user:password@` is parsed with each host, for `@` may stand in it more than once. */
const PARTS = /^(clickhouse:\/\/(?:[^/?#]*@)?)([^/?#@]+)([/?][^#]*)?$/;

/** Throws an Error that says in Ukrainian and in English what is wrong; it does not repeat the text, for that may hold a password. */
export function parseAddress(text: string): Address {
  const [, login = '', hosts = '', rest = ''] = PARTS.exec(text) ?? refuseForm();
  const urls = hosts.split(',').map((host) => {
    const url = `${login}${host}${rest}`;
    return host !== '' && URL.canParse(url) ? new URL(url) : refuseForm();
  });
  const [url = refuseForm()] = urls;
  const options = collectOptions(url.searchParams);
  const tls = findTls(options);
  const names = urls.map((each) => `${each.hostname}:${each.port || (tls ? '8443' : '8123')}`);
  const path = decoded(url.pathname);
  const at = path.lastIndexOf('/') + 1;
  const database = path.slice(at) || 'default';
  if (names.some((name) => name.startsWith(':')) || !/^[A-Za-z_]\w{0,63}$/.test(database))
    refuseForm();
  return {
    hosts: [...new Set(names)],
    path: path.slice(0, at) || '/',
    database,
    username: decoded(url.username) || 'default',
    password: decoded(url.password),
    cluster: options.get('cluster') ?? null,
    tls,
    shown: `clickhouse://${names.join(',')}${path.slice(0, at) || '/'}${database}`,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return refuseForm();
  }
}

function collectOptions(params: URLSearchParams): ReadonlyMap<string, string> {
  const names = [...params.keys()];
  const strange = names.find((name, i) => !OPTIONS.includes(name) || names.indexOf(name) < i);
  const shown = JSON.stringify(strange?.slice(0, 40));
  if (strange !== undefined)
    refuse(
      `Адреса ClickHouse знає параметри ${OPTIONS.join(', ')}, кожен один раз, а не ${shown}.`,
      `The address of a ClickHouse knows the options ${OPTIONS.join(', ')}, each once, not ${shown}.`,
    );
  const secure = params.get('secure') ?? 'true';
  if (!/^(?:true|false)$/.test(secure))
    refuse('secure має бути true або false.', 'secure must be true or false.');
  const cluster = params.get('cluster') ?? 'any';
  if (!/^[A-Za-z_][\w.-]{0,63}$/.test(cluster))
    refuse(
      'cluster має бути назвою кластера, як її знають сервери (system.clusters): літери, цифри, крапка, риска.',
      'cluster must be the name that the servers know (system.clusters): letters, digits, dots, hyphens.',
    );
  return new Map(params);
}

function findTls(options: ReadonlyMap<string, string>): Certificates | null {
  const named = FILES.filter((name) => options.has(name));
  if (named.length === 0) return options.get('secure') === 'true' ? {} : null;
  if (options.get('secure') === 'false' || options.has('cert') !== options.has('key'))
    refuse(
      'ca, cert і key – для TLS (без secure=false), і cert буває лише разом із key.',
      'ca, cert and key are for TLS (without secure=false), and cert and key go together.',
    );
  return Object.fromEntries(named.map((name) => [name, readPem(name, options.get(name) ?? '')]));
}

function readPem(option: string, path: string): Buffer {
  let why = 'PEM';
  try {
    const pem = readFileSync(path);
    if (pem.includes('-----BEGIN ')) return pem;
  } catch (error) {
    why = (error as NodeJS.ErrnoException).code ?? '';
  }
  return refuse(
    `${option} має назвати файл PEM, який можна прочитати, а ${path} – ні (${why}).`,
    `${option} must name a PEM file that can be read; ${path} is none (${why}).`,
  );
}

function refuseForm(): never {
  return refuse(
    'Адреса ClickHouse має вигляд clickhouse://user:password@host:port/database; серверів може бути кілька через кому, перед базою – шлях проксі, % пишуть як %25, TLS просить ?secure=true.',
    'The address of a ClickHouse is clickhouse://user:password@host:port/database; several servers are divided by commas, a proxy’s path stands before the database, a % is written as %25, ?secure=true asks for TLS.',
  );
}

function refuse(uk: string, en: string): never {
  throw new Error(`${uk}\n${en}`);
}
