import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { categoryWords } from '~/storefront/consent/words';
import { someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const PARTNER = 'https://partner.autohauskenner.example';
const SETTINGS = '/muster/cookie-einstellungen';

const get = (path: string, headers?: Record<string, string>, host?: string) =>
  request({ port: shop.port, path, headers, host });
const someone = () => new Visitor(shop);
const asks = (html: string) => /<section(?![^>]* hidden)[^>]* aria-label="Cookies"/.test(html);
/** A visitor who sent the banner of a page. */
async function whoChose(button: string, path = '/kassel') {
  const visitor = someone();
  const page = await visitor.open(path);
  return { visitor, after: await visitor.press(page, button) };
}

/** Everything that a browser would load by itself, or send a form to, from another host. */
function foreignAddresses(html: string): string[] {
  const withoutLinks = html
    .replace(/<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<a\b[^>]*>/g, '')
    .replace(/<link rel="canonical"[^>]*>/g, '')
    // Names of vocabularies, never loaded.
    .replace(/xmlns="[^"]*"/g, '');
  return [...withoutLinks.matchAll(/=["'][^"'<>]*?((?:https?:)?\/\/[^"'<> ]+)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^(https?:)?\/\/(localhost|[a-z-]+\.localhost)(:\d+)?(\/|$)/.test(address));
}

describe('before a choice', () => {
  it.each<[string, string?]>([
    ['/muster'],
    ['/kassel'],
    ['/kassel/reifen'],
    ['/hafen/kontakt'],
    ['/muster/cookie-einstellungen'],
    ['/', 'efa.localhost'],
    ['/noa-kiel', 'nord-ostsee.localhost'],
  ])('%s sets no cookie, names no other host but in links, and lets none in', async (path, host) => {
    const answer = await get(path, undefined, host);
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(foreignAddresses(answer.text)).toEqual([]);
    expect(answer.text).not.toContain('<iframe');
    // Where forms may lead after a click is no loading.
    const policy = String(answer.headers['content-security-policy']).replace(/form-action [^;]*/, '');
    expect(policy).not.toMatch(/frame-src|https?:/);
  });

  it('every page asks, also one that does not exist; the settings ask themselves', async () => {
    for (const path of ['/kassel', '/kassel/reifen', '/kassel/warenkorb', '/kassel/gibt-es-nicht']) {
      expect(asks((await get(path)).text), path).toBe(true);
    }
    expect(asks((await get('/kassel/cookie-einstellungen')).text)).toBe(false);
  });

  it('no page asks where nothing needs consent, and the settings say so', async () => {
    for (const path of ['/muster', '/muster/reifen', '/muster/warenkorb', '/muster/gibt-es-nicht']) {
      expect(asks((await get(path)).text), path).toBe(false);
    }
    const words = textOf((await get(SETTINGS)).text);
    expect(words).toContain('nutzen wir an diesem Standort nur das Notwendige.');
    expect(words).not.toContain('Sie haben noch nichts ausgewählt.');
  });

  it.each([
    ["matomo_site_id = '7'", false],
    ["matomo_site_id = null, matomo_url = 'https://zahlen.example/'", false],
    ["matomo_site_id = '7', matomo_url = 'https://zahlen.example/'", true],
  ])('a host with %s asks: %s', async (columns, isAsked) => {
    await database.query(`update hosts set ${columns} where hostname = 'efa.localhost'`);
    await expect.poll(async () => asks((await get('/', undefined, 'efa.localhost')).text)).toBe(isAsked);
  });
});

describe('the banner', () => {
  it.each(['Nur notwendige', 'Alle akzeptieren'])('%s leads back and asks no more', async (button) => {
    const { visitor, after } = await whoChose(button, '/kassel/reifen?breite=205&hoehe=55&zoll=16');
    expect([after.status, after.path]).toEqual([200, '/kassel/reifen?breite=205&hoehe=55&zoll=16']);
    expect(asks(after.text)).toBe(false);
    expect([...visitor.cookies.keys()].sort()).toEqual(['OptanonAlertBoxClosed', 'OptanonConsent']);
    expect(asks((await visitor.open('/kassel/agb')).text)).toBe(false);
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/.//evil.example'])(
    'never leads to %s',
    async (zurueck) => {
      const form = { auswahl: 'alle', zurueck };
      const { status, headers } = await request({ port: shop.port, path: SETTINGS, form });
      expect([status, headers.location]).toEqual([303, SETTINGS]);
    },
  );

  it('answers a script with the cookies alone', async () => {
    const form = { auswahl: 'alle', bleiben: '1', zurueck: '/reifen' };
    const { status, headers } = await request({ port: shop.port, path: `${SETTINGS}.data`, form });
    expect([status, headers.location]).toEqual([200, undefined]);
    expect(headers['set-cookie']).toHaveLength(2);
  });

  it('keeps the choice for a year, for scripts too, and by https alone where there is https', async () => {
    const form = { auswahl: 'notwendig' };
    const { headers } = await request({ port: shop.port, path: SETTINGS, form });
    for (const cookie of headers['set-cookie'] ?? []) {
      expect(cookie).toMatch(/^Optanon\w+=[^;]+; Path=\/; SameSite=Lax; Max-Age=31536000$/);
    }
    const secure = await startShop({ DATABASE_URL: database.url, PUBLIC_ORIGIN_SCHEME: 'https' });
    const answer = await request({ port: secure.port, path: SETTINGS, form });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^OptanonConsent=.*; Secure$/),
      expect.stringMatching(/^OptanonAlertBoxClosed=.*; Secure$/),
    ]);
  });

  it('passes the signal of Global Privacy Control on to scripts', async () => {
    const form = { auswahl: 'notwendig' };
    const sent = { port: shop.port, path: SETTINGS, form };
    const [plain, signal] = await Promise.all([
      request(sent),
      request({ ...sent, headers: { 'sec-gpc': '1' } }),
    ]);
    expect(plain.headers['set-cookie']?.[0]).toContain('isGpcEnabled=0');
    expect(signal.headers['set-cookie']?.[0]).toContain('isGpcEnabled=1');
  });

  it('goes for who has a session as well', async () => {
    const visitor = someone();
    const tyre = await someTyre(database);
    await visitor.post('/kassel/merkliste', { aktion: 'merken', artikel: `tyre:${tyre.id}` });
    const page = await visitor.open('/kassel/agb');
    expect([visitor.cookies.has('radhaus'), asks(page.text)]).toEqual([true, true]);
    const after = await visitor.press(page, 'Nur notwendige');
    expect(asks(after.text)).toBe(false);
    expect(after.text).toContain('Merkliste');
  });

  it.each([{}, { auswahl: 'vielleicht' }])('takes %j for no choice', async (form) => {
    const answer = await request({ port: shop.port, path: SETTINGS, form: form as Record<string, string> });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([400, undefined]);
    expect(answer.text).toContain('Diese Auswahl gibt es nicht.');
  });
});

it('asks again when the purpose of a category reads differently', async () => {
  const partner =
    'Seite unseres Partners partner.autohauskenner.example: wird am Ende unserer Seiten angezeigt. Dabei erfährt der Partner Ihre IP-Adresse und kann eigene Cookies setzen.';
  const { title, purpose } = categoryWords.C0003;
  const chosenAt = (text: string) => {
    const mark = createHash('sha256').update(`${title}: ${text}\n${partner}`).digest('hex').slice(0, 8);
    return `OptanonConsent=version=r${mark}&groups=C0003:1; OptanonAlertBoxClosed=2026-11-21T08:15:00.000Z`;
  };
  const [same, before] = [
    await get('/kassel/agb', { cookie: chosenAt(purpose) }),
    await get('/kassel/agb', { cookie: chosenAt('Lädt etwas anderes.') }),
  ];
  expect([asks(same.text), same.text.includes('<iframe')]).toEqual([false, true]);
  expect([asks(before.text), before.text.includes('<iframe')]).toEqual([true, false]);
});

describe('a page that is kept for everybody', () => {
  it('never shows the choice of one visitor to another', async () => {
    await get('/kassel/agb');
    const { visitor } = await whoChose('Alle akzeptieren');
    const [chosen, fresh] = await Promise.all([visitor.open('/kassel/agb'), get('/kassel/agb')]);
    expect([asks(chosen.text), asks(fresh.text)]).toEqual([false, true]);
    expect(asks((await get('/kassel/agb')).text)).toBe(true);
    expect(asks((await visitor.open('/kassel/agb')).text)).toBe(false);
  });

  it('is kept after a choice as well, the same for all who chose alike', async () => {
    const { visitor: one } = await whoChose('Nur notwendige');
    const { visitor: other } = await whoChose('Nur notwendige');
    const [first, second] = [await one.open('/kassel/presse'), await other.open('/kassel/presse')];
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.headers.etag).toBeDefined();
    expect(second.headers.etag).toBe(first.headers.etag);
    expect([...one.cookies.keys(), ...other.cookies.keys()]).not.toContain('radhaus');
  });

  it('has a validator for each variant: no 304 hides or brings back the banner', async () => {
    const { visitor } = await whoChose('Nur notwendige');
    const before = await get('/kassel/impressum');
    const after = await visitor.send({
      path: '/kassel/impressum',
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect([after.status, asks(after.text)]).toEqual([200, false]);
    const known = { 'if-none-match': String(after.headers.etag) };
    expect((await visitor.send({ path: '/kassel/impressum', headers: known })).status).toBe(304);
    expect((await get('/kassel/impressum', known)).status).toBe(200);
  });

  it('has its variants as data for the router in the browser, too', async () => {
    const { visitor } = await whoChose('Nur notwendige');
    const data = '/kassel/bezahlung.data';
    const [fresh, chosen, again] = [await get(data), await visitor.open(data), await get(data)];
    expect([fresh.status, chosen.status]).toEqual([200, 200]);
    expect(chosen.text).not.toBe(fresh.text);
    expect(again.headers.etag).toBe(fresh.headers.etag);
  });

  it('knows a few variants, whatever the cookie says', async () => {
    const etags = new Set<unknown>();
    const time = 'OptanonAlertBoxClosed=2026-11-21T08:15:00.000Z';
    for (const [groups, id] of [
      ['C0001:1', 1],
      ['C0001:1,C0002:1,C0004:1', 2],
      ['C0003:1,C0099:1', 3],
    ]) {
      const cookie = `OptanonConsent=consentId=${id}&groups=${groups}; ${time}`;
      etags.add((await get('/muster/copyright', { cookie })).headers.etag);
    }
    expect(etags.size).toBe(1);
  });

  it.each(['%E0%A4%A', '=&=&;;', 'groups=%00', 'groups='.padEnd(4_000, 'C0002:1,')])(
    'bears a cookie of rubbish: %s',
    async (value) => {
      const cookie = `OptanonConsent=${value}; OptanonAlertBoxClosed=${value}`;
      const answer = await get('/kassel/agb', { cookie });
      expect([answer.status, asks(answer.text)]).toEqual([200, true]);
    },
  );
});

describe('the settings', () => {
  it('say what each category is used for at this location and at others of the host', async () => {
    const here = textOf((await get('/kassel/cookie-einstellungen')).text);
    expect(here).toContain('Sie haben noch nichts ausgewählt.');
    expect(here).toContain('Seite unseres Partners partner.autohauskenner.example');
    const elsewhere = textOf((await get(SETTINGS)).text);
    expect(elsewhere).toContain('An diesem Standort nutzen wir zurzeit nichts davon.');
    expect(elsewhere).toContain('radhaus-fahrzeug: merkt sich Ihr Fahrzeug 30 Tage lang');
    expect(elsewhere).toContain('Im Shop Autohaus Kassel: Seite unseres Partners');
  });

  it('keep what is ticked, tell when, and take it back as easily', async () => {
    const visitor = someone();
    const page = await visitor.open(SETTINGS);
    const saved = await visitor.press(page, 'Auswahl speichern', { funktion: 'an' });
    expect(saved.path).toBe(`${SETTINGS}?hinweis=gespeichert`);
    expect(saved.text).toContain('Ihre Auswahl ist gespeichert.');
    expect(textOf(saved.text)).toMatch(/Ihre Auswahl vom \d+\. \S+ \d{4} um \d\d:\d\d Uhr/);
    expect(decodeURIComponent(visitor.cookies.get('OptanonConsent') ?? '')).toContain(
      'groups=C0001:1,C0002:0,C0003:1,C0004:0',
    );
    expect((await visitor.open('/kassel')).text).toContain('<iframe');
    await visitor.press(saved, 'Nur notwendige');
    expect((await visitor.open('/kassel')).text).not.toContain('<iframe');
  });

  it('belong to one visitor: they are not kept, nor listed by search engines', async () => {
    const { visitor } = await whoChose('Alle akzeptieren');
    const [own, fresh] = await Promise.all([visitor.open(SETTINGS), get(SETTINGS)]);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect([own.text, fresh.text].map((text) => text.includes('Ihre Auswahl vom'))).toEqual([true, false]);
    expect(own.text).toMatch(/name="robots" content="noindex/);
  });

  it('are linked in the footer of every location', async () => {
    for (const [path, host] of [
      ['/standard'],
      ['/legacy'],
      ['/muster'],
      ['/', 'efa.localhost'],
      ['/noa-kiel', 'nord-ostsee.localhost'],
    ] as [string, string?][]) {
      const { text } = await get(path, undefined, host);
      const footer = text.slice(text.indexOf('<footer'));
      expect(footer, path).toMatch(/href="[^"]*\/cookie-einstellungen"[^>]*>Cookie-Einstellungen</);
      expect(footer, path).toMatch(/href="[^"]*\/vertrag-widerrufen"[^>]*>Vertrag widerrufen</);
    }
  });
});

test('the privacy page names what is loaded with consent at this location', async () => {
  const [kassel, muster] = await Promise.all([get('/kassel/datenschutz'), get('/muster/datenschutz')]);
  expect(textOf(kassel.text)).toContain('Seite unseres Partners partner.autohauskenner.example: wird');
  expect(textOf(muster.text)).toContain(
    '(Cookie radhaus-fahrzeug). Statistik, Werbung und Inhalte anderer Anbieter gibt es hier nicht.',
  );
});

describe("a partner's frame", () => {
  it('says before what would be loaded from where, and one form gives consent to just that', async () => {
    const visitor = someone();
    const page = await visitor.open('/kassel/kontakt');
    expect(textOf(page.text)).toContain('eine Seite unseres Partners partner.autohauskenner.example');
    const loaded = await visitor.press(page, 'Inhalte anderer Anbieter laden');
    expect(loaded.path).toBe('/kassel/kontakt');
    const [frame = ''] = /<iframe[^>]*>/.exec(loaded.text) ?? [];
    expect(foreignAddresses(loaded.text)).toEqual([`${PARTNER}/kassel`]);
    expect(frame).toMatch(/title="Inhalt von partner[^"]+"/);
    expect(frame).toMatch(/sandbox="allow-scripts/);
    expect(frame).toContain('loading="lazy"');
    expect(frame.toLowerCase()).toContain('referrerpolicy="no-referrer"');
    expect(loaded.headers['content-security-policy']).toContain(`; frame-src ${PARTNER};`);
    expect(loaded.headers['set-cookie']).toBeUndefined();
    expect(decodeURIComponent(visitor.cookies.get('OptanonConsent') ?? '')).toContain(
      'C0002:0,C0003:1,C0004:0',
    );
  });

  it('is not there, nor let in, where none is configured, whatever the visitor allows', async () => {
    const { visitor } = await whoChose('Alle akzeptieren');
    const page = await visitor.open('/muster');
    expect(page.text).not.toContain('<iframe');
    expect(String(page.headers['content-security-policy'])).not.toContain('frame-src');
    expect((await visitor.open('/kassel')).text).toContain('<iframe');
  });

  it('follows the visitor, not the page that was kept', async () => {
    const { visitor } = await whoChose('Alle akzeptieren', '/kassel/agb');
    expect((await visitor.open('/kassel/agb')).text).toContain('<iframe');
    const fresh = await get('/kassel/agb');
    expect(fresh.text).not.toContain('<iframe');
    expect(String(fresh.headers['content-security-policy'])).not.toContain('frame-src');
  });
});
