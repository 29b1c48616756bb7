import { describe, expect, it, test } from 'vitest';
import { germanYear } from '~/values/german-year';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';

const { database, shop } = await freshShop();

async function open(path: string, host?: string) {
  const { text } = await request({ port: shop.port, path, host });
  return { text, footer: text.slice(text.indexOf('<footer'), text.indexOf('</footer>')) };
}
const layoutOf = (footer: string) => /<ul[^>]*data-layout="(\w+)"[^>]*>(.*?)<\/ul>/s.exec(footer);

it.each([
  ['paypal', '/muster'],
  ['payone', '/standard'],
  ['none', '/legacy'],
  ['paypal', '/', 'efa.localhost'],
  ['paypal', '/noa-kiel', 'nord-ostsee.localhost'],
])(
  'a footer at a location with provider %s shows only what its checkout offers',
  async (_, path, host?: string) => {
    const { footer } = await open(path, host);
    expect(layoutOf(footer)).toBeNull();
    expect(textOf(footer)).toContain('Zahlungsarten Vorkasse Zahlung bei Abholung Versand DHL');
    expect(footer).not.toMatch(/PayPal|Sofort|SEPA|Visa|Mastercard/);
  },
);

test('no footer shows prepayment without a bank account', async () => {
  await database.query(
    "update companies set bank = null where code = (select company_code from locations where url = 'kassel')",
  );
  await expect
    .poll(async () => textOf((await open('/kassel')).footer))
    .toContain('Zahlungsarten Zahlung bei Abholung Sicher einkaufen');
});

test('carriers follow the master record', async () => {
  await database.query(
    `update locations set delivery = delivery || '{"carriers": ["dhl", "gls"]}' where url = 'techno'`,
  );
  await expect.poll(async () => textOf((await open('/techno')).footer)).toContain('Versand DHL GLS');
});

test.each([
  ['DefaultFooter', '/standard'],
  ['LegacyFooter', '/legacy'],
  ['MusterFooter', '/muster'],
  ['EFAFooter', '/', 'efa.localhost'],
  ['NOAFooter', '/noa-kiel', 'nord-ostsee.localhost'],
] as [string, string, string?][])(
  '%s has company and year, the pages of the law, and carriers',
  async (_, path, host) => {
    const { footer } = await open(path, host);
    const prefix = path === '/' ? '' : path;
    for (const page of [
      'agb',
      'ueberuns',
      'lieferUndVersand',
      'impressum',
      'datenschutz',
      'widerrufsrecht',
    ]) {
      expect(footer.toLowerCase(), page).toContain(`href="${prefix}/${page}"`.toLowerCase());
    }
    expect(textOf(footer)).toMatch(new RegExp(`© ${germanYear(new Date())} \\S.* (GmbH|KG|AG)`));
    expect(textOf(footer)).toContain('Vertrag widerrufen');
    expect(textOf(footer)).toContain('Versand DHL');
  },
);

test.each([
  ['/muster', 'TERMIN IN KIEL ANFRAGEN'],
  ['/standard', 'SERVICE ANFRAGE STELLEN'],
])('%s has the box "%s" that leads to a page that exists', async (path, label) => {
  const { text } = await open(path);
  const [, href = ''] = new RegExp(`<a[^>]*href="([^"]+)"[^>]*>${label}</a>`).exec(text) ?? [];
  expect((await request({ port: shop.port, path: href })).status).toBe(200);
});

test('a location that hides the form has no such box', async () => {
  expect((await open('/hafen')).text).not.toContain('aria-label="Service"');
});

describe.each<[name: string, path: string, host?: string]>([
  ['DefaultFooter', '/standard'],
  ['LegacyFooter', '/legacy'],
  ['MusterFooter', '/muster'],
  ['EFAFooter', '/', 'efa.localhost'],
  ['NOAFooter', '/noa-kiel', 'nord-ostsee.localhost'],
  ['a footer with a partner', '/kassel'],
])('%s stays as the server wrote it', (_, path, host) => {
  const filesOf = async (text: string, ending: string) => {
    const names = new Set(text.match(new RegExp(`/assets/[^"'\\\\\\s]+\\.${ending}\\b`, 'g')));
    const files = await Promise.all([...names].map((name) => request({ port: shop.port, path: name, host })));
    return files.map((file) => file.text).join('\n');
  };

  it('the browser gets neither its program nor its data', async () => {
    const { text, footer } = await open(path, host);
    const scripts = text.match(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs)?.join('') ?? '';
    expect(footer).toContain('14 Tage Widerruf');
    expect(scripts).toContain('openingState');
    expect(scripts).not.toContain('paymentIcons');
    const program = await filesOf(text, 'js');
    expect(program).toContain('Zum Hauptinhalt springen');
    expect(program).not.toContain('14 Tage Widerruf');
  });

  it('the styles of all its blocks are among those of the page', async () => {
    const { text, footer } = await open(path, host);
    const styles = await filesOf(text, 'css');
    const classes = new Set(
      [...footer.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    expect(classes.size).toBeGreaterThan(10);
    // The last letter counts the classes of a block: some have no rule of their own.
    expect([...classes].filter((name) => !styles.includes(`.${name.slice(0, -1)}`))).toEqual([]);
  });
});
