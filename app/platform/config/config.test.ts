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
      hstsSubdomains: false,
      staffSession: { hours: 12, idleMinutes: 30 },
      auditDays: 90,
      drainSeconds: 5,
      smtpUrl: undefined,
      mailFrom: 'Radhaus <shop@radhaus.example>',
      logLevel: 'info',
      devRoutes: false,
      contentSources: [],
      imageSources: [],
      importSources: [],
      apiBase: undefined,
      imageBase: undefined,
      mapsKey: undefined,
      webhookTargets: [],
      apiOrigins: [],
      paypal: undefined,
      payone: undefined,
      providerApis: { paypal: 'https://api-m.paypal.com', payone: 'https://api.pay1.de' },
      payoneSources: ['185.60.20.0/24', '54.246.203.105'],
      pageCacheBytes: 192 * 1_048_576,
      queryCacheBytes: 128 * 1_048_576,
      routerCacheBytes: 16 * 1_048_576,
      pictureCacheBytes: 64 * 1_048_576,
      pictureDiskBytes: 1_024 * 1_048_576,
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
      'PAYONE_MERCHANT_ID',
      'PAYONE_SECRET',
      'PAYONE_MODE',
      'PAYONE_STATUS_SOURCES',
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
      IMPORT_SOURCES: 'preise.example',
      PUBLIC_API_BASE: 'https://api.example/shop/api/v1/',
      IMAGE_BASE_URL: 'https://bilder.example/',
      MAPS_KEY: 'AIza-schluessel_1',
      WEBHOOK_TARGETS: 'http://127.0.0.1:9000',
      API_ORIGINS: 'www.autohaus.example',
      PAYPAL_CLIENT_ID: 'shop',
      PAYPAL_CLIENT_SECRET: 'geheim',
      PAYPAL_API: 'https://api-m.sandbox.paypal.com/',
      PAYONE_MERCHANT_ID: '1',
      PAYONE_PORTAL_ID: '2',
      PAYONE_ACCOUNT_ID: '3',
      PAYONE_SECRET: 'verborgen',
      PAYONE_MODE: 'test',
      PAYONE_API: 'https://payone.example',
      PAYONE_STATUS_SOURCES: '10.1.0.0/16',
      HSTS_SUBDOMAINS: '1',
      STAFF_SESSION_HOURS: '8',
      STAFF_IDLE_MINUTES: '15',
      AUDIT_LOG_DAYS: '30',
      PAGE_CACHE_BYTES: '1048576',
      QUERY_CACHE_BYTES: '2097152',
      ROUTER_CACHE_BYTES: '4194304',
      PICTURE_CACHE_BYTES: '8388608',
      PICTURE_DISK_BYTES: '16777216',
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
    importSources: ['https://preise.example'],
    apiBase: 'https://api.example/shop',
    imageBase: 'https://bilder.example',
    mapsKey: 'AIza-schluessel_1',
    webhookTargets: ['http://127.0.0.1:9000'],
    apiOrigins: ['https://www.autohaus.example'],
    paypal: { api: 'https://api-m.sandbox.paypal.com', clientId: 'shop', secret: 'geheim' },
    payone: {
      api: 'https://payone.example',
      mode: 'test',
      merchantId: '1',
      portalId: '2',
      accountId: '3',
      key: 'verborgen',
    },
    providerApis: { paypal: 'https://api-m.sandbox.paypal.com', payone: 'https://payone.example' },
    payoneSources: ['10.1.0.0/16'],
    hstsSubdomains: true,
    staffSession: { hours: 8, idleMinutes: 15 },
    auditDays: 30,
    pageCacheBytes: 1_048_576,
    queryCacheBytes: 2_097_152,
    routerCacheBytes: 4_194_304,
    pictureCacheBytes: 8_388_608,
    pictureDiskBytes: 16_777_216,
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
  ['PAYONE_MERCHANT_ID', '1', 'PAYONE_PORTAL_ID'],
  ['PAYONE_MODE', 'probe', 'test or live'],
  ['PAYONE_API', 'api.pay1.de', 'an origin'],
  ['PAYONE_STATUS_SOURCES', 'überall', '10.0.0.0/8'],
  ['DRAIN_SECONDS', '-1', 'a number of seconds from 0 to 300'],
  ['DRAIN_SECONDS', 'lang', 'a number of seconds from 0 to 300'],
  ['PAGE_CACHE_BYTES', '96 MiB', 'a number of bytes'],
  ['PAGE_CACHE_BYTES', '1024', 'a number of bytes'],
  ['LOG_LEVEL', 'loud', 'one of fatal, error'],
  ['DEV_ROUTES', 'maybe', '0 or 1'],
  ['CONTENT_SOURCES', 'https://content.example/path', 'content.example'],
  ['CONTENT_SOURCES', 'two words', 'content.example'],
  ['IMAGE_SOURCES', 'https://bilder.example/fotos', 'content.example'],
  ['IMPORT_SOURCES', 'https://preise.example/liste', 'content.example'],
  ['PUBLIC_API_BASE', 'api.example', 'https://api.example.com/api/v1'],
  ['PUBLIC_API_BASE', 'https://api.example/?v=1', 'https://api.example.com/api/v1'],
  ['API_ORIGINS', 'https://www.autohaus.example/reifen', 'content.example'],
  ['IMAGE_BASE_URL', 'https://bilder.example/foto', 'an origin'],
  ['IMAGE_BASE_URL', 'javascript:alert(1)', 'an origin'],
  ['MAPS_KEY', 'kurz', 'a key of letters'],
  ['MAPS_KEY', 'schluessel&q=x y', 'a key of letters'],
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
