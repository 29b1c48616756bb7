import { type Browser, chromium } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../support/chromium';
import { freshDatabase } from '../support/fresh-database';
import { checkJsonLd, jsonLdOf } from '../support/json-ld';
import { pageFiles, pagesOfKinds } from '../support/page-kinds';
import { openSandbox } from '../support/paying';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
/** What the shop may load from others after consent. */
const OTHERS = {
  matomo: 'https://zahlen.example',
  partner: 'https://partner.example',
  key: 'AIza-Testschluessel_1',
};
await database.query("update hosts set matomo_url = $1, matomo_site_id = '7', cookie_pro_domain_id = 'x'", [
  OTHERS.matomo,
]);
await database.query('update locations set storefront = storefront || $1', [
  JSON.stringify({ tagManagerContainer: 'abc', partnerFrameUrl: `${OTHERS.partner}/rahmen` }),
]);
const sandbox = await openSandbox();
const shop = await startShop({
  DATABASE_URL: database.url,
  DEPLOYMENT_ENVIRONMENT: 'local',
  MAPS_KEY: OTHERS.key,
  ...sandbox.environment,
});
const pages = await pagesOfKinds(shop, database);
sandbox.close();

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
const tagsOf = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))].map(([one]) => one);

/** Seen by nobody without an hour’s or a provider’s doing; other tests open them. */
const ELSEWHERE = [
  'bestellung.$token.bezahlen',
  'checkout.bestaetigungKaufPaypal',
  'checkout.bezahlen.$orderId',
  'checkout.termin',
];

it('there is a page of each kind', () => {
  const visited = new Set(pages.map(({ file }) => file));
  expect(pageFiles().filter((file) => !visited.has(file) && !ELSEWHERE.includes(file))).toEqual([]);
});

it.each(pages.map((page) => [page.file, page.path, page.answer] as const))(
  '%s (%s) is valid HTML with a title, one h1, and JSON-LD that has what is required',
  async (_file, path, { status, headers, text }) => {
    expect(headers['content-type']).toContain('text/html');
    expect(status).toBeLessThan(500);
    const { results } = await validator.validateString(text);
    const faults = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column, selector }) =>
          `${ruleId}: ${message} (${selector}, ${line}:${column})`,
      ),
    );
    expect([...new Set(faults)]).toEqual([]);
    expect(tagsOf(text, 'h1')).toHaveLength(1);
    expect(/<title>([^<]+)<\/title>/.exec(text)?.[1]?.trim()).toBeTruthy();
    const robots = /<meta name="robots" content="([^"]*)"/.exec(text)?.[1] ?? '';
    expect(robots).not.toBe('');
    if (robots.startsWith('index')) {
      expect(text).toMatch(/<meta name="description" content="[^"]+"/);
      expect(text).toMatch(/<link rel="canonical" href="http[^"]+"/);
    }
    checkJsonLd(jsonLdOf(text), path);
  },
);

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());

  const addressOf = (path: string) =>
    `http://${path.startsWith('/audi-zubehoer') ? 'audi.' : ''}localhost:${shop.port}${path}`;

  /** Each page of scripts is half a second quiet before the next one is opened. */
  const TABS = 4;
  const QUIET_MS = 10_000;

  /** Requests that leave the shop, from each page as it was answered. */
  async function foreignRequests(shown: typeof pages, hasScripts: boolean): Promise<string[]> {
    const waiting = [...shown];
    const tabs = Array.from({ length: TABS }, () => foreignRequestsOfTab(waiting, hasScripts));
    return (await Promise.all(tabs)).flat();
  }

  async function foreignRequestsOfTab(waiting: typeof pages, hasScripts: boolean): Promise<string[]> {
    const page = await browser.newPage({ javaScriptEnabled: hasScripts });
    // The whole test has a bound; a single page may wait for a busy machine.
    page.setDefaultTimeout(120_000);
    const foreign: string[] = [];
    page.on('request', (asked) => {
      const { hostname, protocol } = new URL(asked.url());
      const isOurs = hostname.endsWith('localhost') || !/^(http|ws)/.test(protocol);
      if (!isOurs) foreign.push(`${page.url()} asks ${asked.url()}`);
    });
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, answer } = next;
      const policy = String(answer.headers['content-security-policy']);
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
      const document = { status: answer.status, headers, body: answer.text };
      await page.route(addressOf(path), (route) => route.fulfill(document), { times: 1 });
      await page.goto(addressOf(path));
      // Pages that listen to the shop are never idle.
      if (hasScripts) {
        const patience = { timeout: QUIET_MS };
        await page.waitForLoadState('networkidle', patience).catch(() => undefined);
      }
    }
    await page.close();
    return foreign;
  }

  it.each([true, false])(
    'no page asks for anything foreign before consent (scripts: %s)',
    async (hasScripts) => {
      expect(await foreignRequests(pages, hasScripts)).toEqual([]);
    },
    300_000,
  );

  it('a page with consent asks for what the location uses', async () => {
    const cookie =
      'OptanonConsent=groups=C0001:1,C0002:1,C0003:1; OptanonAlertBoxClosed=2026-11-21T08:15:00.000Z';
    const answer = await request({ port: shop.port, path: '/muster/kontakt', headers: { cookie } });
    const asked = await foreignRequests([{ file: '_info', path: '/muster/kontakt', answer }], false);
    expect(asked.join()).toContain('https://www.google.com/maps/embed');
  });
});
