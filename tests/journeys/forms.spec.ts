import { randomBytes } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { launchShop, type ShopProcess } from '../support/shop-process';
import { crawlForms, formsOn, installFormReader } from './found-forms';
import { SPARE_DATABASE } from './global-setup';
import { installTypingWatch, tryForm } from './watched-typing';

const isLong = Boolean(process.env.LONG_TESTS);

/** A shop whose data may be spoilt: forms are sent with mistakes that some of them take. */
const test = base.extend<object, { shop: ShopProcess }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const admin = process.env.JOURNEY_DATABASE_URL ?? '';
      const at = (name: string) => admin.replace(/\/\w+(\?|$)/, `/${name}$1`);
      const name = `forms_${randomBytes(4).toString('hex')}`;
      const client = new pg.Client({ connectionString: at('postgres') });
      await client.connect();
      await client
        .query(`create database ${name} template ${SPARE_DATABASE} strategy file_copy`)
        .finally(() => client.end());
      const shop = await launchShop({ DATABASE_URL: at(name) });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Of many forms, `npm test` tries one of so many, and `npm run test:long` all. */
const SHARE = 4;

const HOME = '/muster';

async function post(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const status = await page.evaluate(
    async ([address, fields]) => {
      const body = new URLSearchParams(fields);
      return (await fetch(address, { method: 'POST', body })).status;
    },
    [HOME + path, form] as const,
  );
  expect(status, path).toBeLessThan(400);
}

async function fillCart(page: Page): Promise<void> {
  const article = await page.evaluate(async (home) => {
    const list = await (await fetch(`${home}/reifen?sofort=1`)).text();
    const field = new DOMParser().parseFromString(list, 'text/html').querySelector('[name="artikel"]');
    return field?.getAttribute('value') ?? '';
  }, HOME);
  await post(page, '/warenkorb', { aktion: 'hinzufuegen', artikel: article, menge: '2' });
}

interface Visit {
  who: string;
  prepare(page: Page): Promise<void>;
  starts: string[];
  /** Forms are shared out among tests. */
  parts: number;
  /** Pages that are opened: others are for other visitors. */
  own: RegExp;
}

const checkout = /\/(checkout|initiateCheckout)/;

const visits: Visit[] = [
  {
    who: 'a guest',
    prepare: fillCart,
    starts: ['', '/warenkorb', '/login', '/registrieren', '/passwort-vergessen'],
    parts: 1,
    own: /^\/muster(?!\/(checkout|initiateCheckout|account|tresen))/,
  },
  {
    who: 'a guest who reserves',
    prepare: async (page) => {
      await fillCart(page);
      await post(page, '/initiateCheckout', { weg: 'reservierung' });
    },
    starts: ['/checkout/kontakt'],
    parts: 1,
    own: checkout,
  },
  {
    who: 'a guest who buys',
    prepare: async (page) => {
      await fillCart(page);
      await post(page, '/initiateCheckout', { weg: 'kauf' });
      await post(page, '/checkout/adresse', {
        anrede: 'frau',
        vorname: 'Eva',
        nachname: 'Berg',
        strasse: 'Hafenweg 12',
        plz: '24103',
        ort: 'Kiel',
        email: 'eva.berg@example.de',
        telefon: '0431 123456',
      });
    },
    starts: ['/checkout/adresse', '/checkout/zahlung'],
    parts: 1,
    own: checkout,
  },
  {
    who: 'a customer',
    prepare: (page) => post(page, '/login', { email: 'kundin@example.de', passwort: 'Sommerreifen-2026' }),
    starts: ['/account', '/account/settings', '/account/adressen'],
    parts: 1,
    own: /\/(account|zweiter-faktor)/,
  },
  {
    who: 'staff',
    prepare: (page) =>
      post(page, '/login', {
        email: 'mitarbeiter@example.de',
        passwort: 'Winterreifen-2026',
        mitarbeiter: '1',
      }),
    starts: ['/tresen'],
    parts: isLong ? 3 : 1,
    own: /\/tresen/,
  },
];

for (const { who, prepare, starts, parts, own } of visits)
  for (let part = 0; part < parts; part += 1)
    test(`every form is typed anew after a mistake by ${who}${parts > 1 ? `, part ${part + 1}` : ''}`, {
      tag: '@script',
    }, async ({ page, shop }) => {
      test.setTimeout(isLong ? 900_000 : 400_000);
      const origin = `http://localhost:${shop.port}`;
      await page.addInitScript(installFormReader);
      await page.addInitScript(installTypingWatch);
      // Other sites are not there.
      await page.route(
        ({ hostname }) => !hostname.endsWith('localhost'),
        (route) => route.abort(),
      );
      // Its policy allows requests to the shop.
      await page.goto(`${origin}${HOME}/warenkorb`);
      await prepare(page);
      const all = await crawlForms(
        page,
        HOME,
        starts.map((path) => HOME + path),
        { own, maxPages: isLong ? 2_000 : 200 },
      );
      const isShared = all.length > 2 * SHARE;
      const tried = all.filter((_, index) =>
        isLong || !isShared
          ? index % parts === part
          : index % SHARE === 0 && (index / SHARE) % parts === part,
      );
      const faults: string[] = [];
      const unseen: string[] = [];
      for (const form of tried) {
        const result = await tryForm(page, origin, form, isLong || parts === 1);
        faults.push(...result.faults.map((fault) => `${form.path} (${form.signature}): ${fault}`));
        if (!result.isSeen) unseen.push(`${form.path} (${form.signature}): ${await formsOn(page)}`);
      }
      test
        .info()
        .annotations.push({ type: 'forms', description: `${tried.length}, unseen ${unseen.length}` });
      expect(faults).toEqual([]);
      expect(unseen).toEqual([]);
      expect(tried.length).toBeGreaterThan(0);
    });
