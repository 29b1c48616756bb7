import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.server';

describe('without any variable', () => {
  it('the defaults count', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: undefined,
      databaseUrl: undefined,
      networkFolder: undefined,
      dataDir: path.resolve('.data'),
      deployment: 'local',
      sessionSecrets: [],
      trustedProxies: [],
      publicScheme: undefined,
      drainSeconds: 5,
      smtpUrl: undefined,
      mailFrom: 'Radhaus <shop@radhaus.example>',
      logLevel: 'info',
      devRoutes: false,
      contentSources: [],
      imageSources: [],
      pageCacheBytes: 192 * 1_048_576,
      queryCacheBytes: 128 * 1_048_576,
      routerCacheBytes: 16 * 1_048_576,
    });
  });

  it('an empty one counts as not set, as container files write it', () => {
    const names = ['PORT', 'HOST', 'DATABASE_URL', 'DATA_DIR', 'DEPLOYMENT_ENVIRONMENT', 'TRUSTED_PROXIES'];
    const more = [
      'PUBLIC_ORIGIN_SCHEME',
      'SMTP_URL',
      'MAIL_FROM',
      'RADHAUS_NETWORK',
      'DRAIN_SECONDS',
      'LOG_LEVEL',
      'DEV_ROUTES',
      'CONTENT_SOURCES',
      'IMAGE_SOURCES',
      'SESSION_SECRET',
    ];
    const empty = Object.fromEntries([...names, ...more].map((name) => [name, '']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });
});

it('every variable is read', () => {
  expect(
    readConfig({
      PORT: '8080',
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgres://shop:secret@db:5432/shop',
      RADHAUS_NETWORK: '/srv/network',
      DRAIN_SECONDS: '30',
      DATA_DIR: '/srv/data',
      DEPLOYMENT_ENVIRONMENT: 'abnahme',
      SESSION_SECRET: `${'n'.repeat(32)}, ${'o'.repeat(40)}`,
      TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8,192.168.1.1',
      PUBLIC_ORIGIN_SCHEME: 'https',
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'Shop <a@b.example>',
      LOG_LEVEL: 'debug',
      DEV_ROUTES: '1',
      CONTENT_SOURCES: 'content.example, http://127.0.0.1:4000',
      IMAGE_SOURCES: 'bilder.example',
      PAGE_CACHE_BYTES: '1048576',
      QUERY_CACHE_BYTES: '2097152',
      ROUTER_CACHE_BYTES: '4194304',
    }),
  ).toEqual({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: 'postgres://shop:secret@db:5432/shop',
    networkFolder: '/srv/network',
    dataDir: path.resolve('/srv/data'),
    deployment: 'abnahme',
    sessionSecrets: ['n'.repeat(32), 'o'.repeat(40)],
    trustedProxies: ['10.0.0.0/8', 'fd00::/8', '192.168.1.1'],
    publicScheme: 'https',
    drainSeconds: 30,
    smtpUrl: 'smtps://mail.example',
    mailFrom: 'Shop <a@b.example>',
    logLevel: 'debug',
    devRoutes: true,
    contentSources: ['https://content.example', 'http://127.0.0.1:4000'],
    imageSources: ['https://bilder.example'],
    pageCacheBytes: 1_048_576,
    queryCacheBytes: 2_097_152,
    routerCacheBytes: 4_194_304,
  });
});

it.each([
  ['PORT', 'abc', 'a number from 0 to 65535'],
  ['PORT', '70000', 'a number from 0 to 65535'],
  ['PORT', '80.5', 'a number from 0 to 65535'],
  ['DATABASE_URL', 'mysql://x', 'postgres://'],
  ['DEPLOYMENT_ENVIRONMENT', 'prod', 'one of local, test, abnahme, production'],
  ['TRUSTED_PROXIES', '10.0.0.0/8, nonsense', '10.0.0.0/8'],
  ['TRUSTED_PROXIES', '10.0.0.0/40', '10.0.0.0/8'],
  ['PUBLIC_ORIGIN_SCHEME', 'ftp', 'http or https'],
  ['SMTP_URL', 'mail.example', 'smtp://'],
  ['MAIL_FROM', 'Autohaus Muster', 'shop@example.de'],
  ['MAIL_FROM', 'Autohaus <shop>', 'shop@example.de'],
  ['MAIL_FROM', 'a@b.example, c@d.example', 'shop@example.de'],
  ['MAIL_FROM', 'Shop <a@b.example> x', 'shop@example.de'],
  ['DRAIN_SECONDS', '-1', 'a number of seconds from 0 to 300'],
  ['DRAIN_SECONDS', 'lang', 'a number of seconds from 0 to 300'],
  ['PAGE_CACHE_BYTES', '96 MiB', 'a number of bytes'],
  ['PAGE_CACHE_BYTES', '1024', 'a number of bytes'],
  ['LOG_LEVEL', 'loud', 'one of fatal, error'],
  ['DEV_ROUTES', 'maybe', '0 or 1'],
  ['CONTENT_SOURCES', 'https://content.example/path', 'content.example'],
  ['CONTENT_SOURCES', 'two words', 'content.example'],
  ['IMAGE_SOURCES', 'https://bilder.example/fotos', 'content.example'],
])('a wrong value is told with its name and what it may be: %s=%s', (name, value, hint) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`${name} is "${value}", expected `);
  expect(read).toThrow(hint);
  expect(read).not.toThrow(/\n/);
});

it('all wrong values are told at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT.*LOG_LEVEL/);
});

it('a secret that is too short is refused, and not told', () => {
  const read = () => readConfig({ SESSION_SECRET: `${'n'.repeat(32)},geheim` });
  expect(read).toThrow('SESSION_SECRET is "…", expected secrets of at least 32 characters');
});

it('a password in a wrong address is not told', () => {
  const read = () => readConfig({ SMTP_URL: 'http://user:geheim@mail.example' });
  expect(read).toThrow('SMTP_URL');
  expect(read).not.toThrow(/geheim/);
});
