import { expect, test } from 'vitest';
import { originOf } from './tenant-of';

const hostnames = ['reifen.example', 'localhost', 'nord-ostsee.localhost', '127.0.0.1', '[::1]'];
const ports = [80, 443, 3000, 41_234];
const schemes = [undefined, 'http', 'https'] as const;

/** What stands before the shop, as an operator names it. */
const cases = hostnames.flatMap((hostname) =>
  ports.flatMap((port) =>
    schemes.flatMap((publicScheme) =>
      [[], ['10.0.0.0/8'], ['127.0.0.1', '::1']].map((trustedProxies) => ({
        hostname,
        port,
        publicScheme,
        trustedProxies,
      })),
    ),
  ),
);

const originAt = ({ hostname, ...settings }: (typeof cases)[number]) => originOf({ hostname }, settings);

test.each(cases.filter(({ trustedProxies }) => trustedProxies.length > 0))(
  'behind a proxy links have its scheme and no port: %j',
  (settings) => {
    const { protocol, host } = new URL(originAt(settings));
    expect([protocol, host]).toEqual([`${settings.publicScheme ?? 'https'}:`, settings.hostname]);
  },
);

test.each(cases.filter(({ trustedProxies }) => trustedProxies.length === 0))(
  'without a named proxy links lead to the shop itself, unless TLS ends before it: %j',
  (settings) => {
    const { protocol, hostname, port } = new URL(originAt(settings));
    const isSecure = settings.publicScheme === 'https';
    expect([protocol, hostname]).toEqual([isSecure ? 'https:' : 'http:', settings.hostname]);
    expect(port).toBe(isSecure || settings.port === 80 ? '' : String(settings.port));
  },
);
