import { describe, expect, it } from 'vitest';
import { decodeHtml } from '../support/html-forms';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';
import { Visitor } from '../support/visitor';

const { shop } = sharedShop();
const get = (path: string, host = 'localhost') => request({ port: shop.port, host, path });

const navigationOf = (html: string) =>
  /<nav aria-label="Hauptnavigation"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

describe('other ways in', () => {
  it('the booking box preselects the default system and leads only to systems of the location', async () => {
    const { text } = await get('/stadtwerk');
    expect(text).toContain('Werkstatttermin online buchen');
    const system = decodeHtml(/<option value="([^"]*)" selected="">/.exec(text)?.[1] ?? '');
    const answer = await get(`/stadtwerk/termin-buchung?system=${encodeURIComponent(system)}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toMatch(/^https:\/\//);
    const policy = (await get('/stadtwerk')).headers['content-security-policy'];
    expect(policy).toContain(`form-action 'self' ${new URL(answer.headers.location ?? '').origin}`);
    expect((await get('/stadtwerk/termin-buchung?system=https://boese.example')).status).toBe(404);
    expect((await get('/muster/termin-buchung')).status).toBe(404);
    expect((await get('/muster')).headers['content-security-policy']).toContain("form-action 'self';");
  });

  it('sign-in elsewhere stands where it is configured, with the way back to the page', async () => {
    const { text } = await get('/noa-flensburg/reifen?breite=205', 'nord-ostsee.localhost');
    const back = encodeURIComponent(
      `http://nord-ostsee.localhost:${shop.port}/noa-flensburg/reifen?breite=205`,
    ).replaceAll('%2D', '-');
    expect(text).toContain(`https://konto.nord-ostsee.example/anmelden?redirect_uri=${back}`);
    expect(text).toContain('href="https://konto.nord-ostsee.example/registrieren"');
    // On a phone the menu has it.
    expect(navigationOf(text)).toContain('>KUNDE</a>');
    const own = await get('/noa-kiel/reifen', 'nord-ostsee.localhost');
    expect(own.text).not.toContain('KUNDE');
    expect(own.text).toContain('href="/noa-kiel/passwort-vergessen"');
  });

  it('hideLogin hides every way to sign in', async () => {
    const { text } = await get('/alpenblick');
    expect(text).not.toMatch(/>Einloggen|\/alpenblick\/login|Shop-Login|Mein Konto/);
    expect((await get('/muster')).text).toMatch(/Shop-Login/);
  });
});

describe('the shell', () => {
  it('puts a picture with words, and words, at the head of the pages that a theme names', async () => {
    const winter = await get('/noa-kiel/winterreifen', 'nord-ostsee.localhost');
    expect(mainOf(winter.text)).toContain('Bevor die Förde friert');
    expect(mainOf(winter.text)).toContain('href="/noa-kiel/kontakt"');
    expect((await get('/noa-kiel/reifen', 'nord-ostsee.localhost')).text).not.toContain(
      'Bevor die Förde friert',
    );
    const contact = await get('/noa-kiel/kontakt', 'nord-ostsee.localhost');
    expect(mainOf(contact.text)).toContain('<strong>Parken:</strong>');
  });

  it('has neither header nor footer where a page stands in a frame of others; legal pages stay in reach', async () => {
    const { status, text } = await get('/muster/servicenavigatorExtern');
    expect(status).toBe(200);
    expect(text).not.toContain('name="q"');
    expect(text).not.toContain('Hauptnavigation');
    expect(text).toMatch(
      /<footer[\s\S]*href="\/muster\/impressum"[\s\S]*Vertrag widerrufen[\s\S]*<\/footer>/,
    );
  });

  it('has the tile for tyres only at the tyre specialist, open from the start', async () => {
    expect((await get('/techno')).text).toMatch(
      /Tecar-Reifen schließen[\s\S]*In drei Angaben zum passenden Reifen/,
    );
    expect((await get('/muster')).text).not.toContain('Tecar-Reifen');
  });

  it('tells an open page what has changed since, and keeps that from caches', async () => {
    const shopper = new Visitor(shop);
    const news = async () => {
      const { session, ...rest } = JSON.parse((await shopper.open('/muster/sitzung.json')).text);
      return { ...JSON.parse(session), ...rest };
    };
    expect(await news()).toEqual({
      cart: { pieces: 0, totalCents: 0 },
      wishes: [],
      isSignedIn: false,
      vehicleCode: '',
    });
    const page = await shopper.open('/muster/reifen');
    const article =
      /name="artikel" value="([^"]*)"|value="(tyre:[^"]*)"/.exec(page.text)?.slice(1).find(Boolean) ?? '';
    await shopper.post('/muster/warenkorb', { aktion: 'hinzufuegen', menge: '2', artikel: article });
    expect((await news()).cart.pieces).toBe(2);
    const { headers } = await shopper.open('/muster/sitzung.json');
    expect(headers['cache-control']).toBe('private, no-store');
  });
});
