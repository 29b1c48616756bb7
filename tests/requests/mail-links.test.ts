import { expect, it } from 'vitest';
import { addTyre, order, orderNumber } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { openHostedShop } from '../support/hosted-shop';
import { decodeHtml } from '../support/html-forms';
import { liftReservationLimits } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
await liftReservationLimits(database);

const places = [
  { host: 'localhost', location: 'muster', basename: '/muster' },
  { host: 'nord-ostsee.localhost', location: 'noa-kiel', basename: '/noa-kiel' },
  { host: 'efa.localhost', location: 'efa', basename: '' },
];

const outside = { DEPLOYMENT_ENVIRONMENT: 'abnahme', SESSION_SECRET: 'a-secret-for-the-links-of-mails-here' };

/** `port`: of the node, because no proxy stands in front of it. */
const settings = [
  { name: 'of a developer', environment: {}, scheme: 'http', hasPort: true },
  { name: 'without a proxy', environment: outside, scheme: 'http', hasPort: true },
  {
    name: 'without a proxy, named http',
    environment: { ...outside, PUBLIC_ORIGIN_SCHEME: 'http' },
    scheme: 'http',
    hasPort: true,
  },
  {
    name: 'with a proxy that sends no header',
    environment: { ...outside, PUBLIC_ORIGIN_SCHEME: 'https' },
    scheme: 'https',
    hasPort: false,
  },
  {
    name: 'with a trusted proxy',
    environment: { ...outside, TRUSTED_PROXIES: '10.0.0.0/8' },
    scheme: 'https',
    hasPort: false,
  },
  {
    name: 'with a trusted proxy without TLS',
    environment: { ...outside, TRUSTED_PROXIES: '10.0.0.0/8', PUBLIC_ORIGIN_SCHEME: 'http' },
    scheme: 'http',
    hasPort: false,
  },
];

interface MailRow {
  text: string;
  html: string;
}

/** Every address in the mail, of links, pictures and plain text. */
function addressesIn({ text, html }: MailRow): URL[] {
  const found = [
    ...[...html.matchAll(/(?:href|src)="(https?:[^"]+)"/g)].map(([, address = '']) => decodeHtml(address)),
    ...[...text.matchAll(/https?:\/\/[^\s<>)]+/g)].map(([address]) => address),
  ];
  return found.map((address) => new URL(address));
}

it('mails from jobs lead to where visitors are: the right scheme, host, port and path', async () => {
  const tyre = await someTyre(database, 'central > 20');
  const first = await openHostedShop({ DATABASE_URL: database.url });
  const numbers = new Map<string, string[]>();
  for (const { host, location, basename } of places) {
    const placed: string[] = [];
    const visitor = new Visitor(first, host);
    for (const index of settings.keys()) {
      await database.query('delete from attempts');
      await setStock(database, tyre.id, { here: 9 }, location);
      const { status, text } = await addTyre(visitor, basename, tyre.id, 2);
      expect([host, status, text.slice(0, 0)]).toEqual([host, 200, '']);
      placed.push(
        orderNumber(await order(visitor, basename, 'reservierung', `eva.${location}.${index}@example.de`)) ??
          expect.fail(`no order at ${host}`),
      );
    }
    numbers.set(host, placed);
  }
  await first.stop();

  for (const [index, { name, environment, scheme, hasPort }] of settings.entries()) {
    const node = await openHostedShop({ DATABASE_URL: database.url, ...environment });
    for (const { host, basename } of places) {
      const number = numbers.get(host)?.[index] ?? '';
      const mails = () =>
        database.query<MailRow>('select text, html from mails where subject like $1 and created_at > $2', [
          `%${number}%`,
          before,
        ]);
      const before = new Date();
      await radhaus(database, 'order', 'cancel', number, '--reason', 'Probe');
      await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBeGreaterThan(0);
      const own = (await mails())
        .flatMap(addressesIn)
        .filter(({ hostname }) => hostname.endsWith('localhost'));
      expect(own.length, `${name} ${host}`).toBeGreaterThan(0);
      for (const { origin, pathname } of own) {
        expect(origin, name).toBe(`${scheme}://${host}${hasPort ? `:${node.port}` : ''}`);
        expect(pathname.startsWith(`${basename}/`) || pathname.startsWith('/api/')).toBe(true);
      }
    }
    await node.stop();
  }
}, 240_000);
