import { describe, expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml, textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const leader = await openDesk(database, shop, 'leitung');
const seller = await openDesk(database, shop, 'verkauf');

const paymentPage = '/muster/tresen/standort/zahlung';
const servicesPage = '/muster/tresen/standort/leistungen';

const press = (page: string, button: string, fields: Record<string, string | string[]> = {}) =>
  leader.press(page, button, fields);

const inShop = async (path: string) => textOf((await new Visitor(shop).open(path)).text);

const stored = (column: 'payments' | 'delivery' | 'workshop') =>
  database.value<Record<string, unknown>>(`select ${column} as value from locations where url = 'muster'`);

describe('payment methods', () => {
  it('that nobody has credentials for are said, not offered', async () => {
    const done = await press(paymentPage, 'Zahlungsarten speichern', {
      anbieter: 'payone',
      kreditkarte: 'on',
      sepa: 'on',
    });
    expect(textOf(done.text)).toContain('Die Zahlungsarten sind gespeichert.');
    expect(await stored('payments')).toMatchObject({
      paymentProvider: 'payone',
      methods: { versand: expect.arrayContaining(['kreditkarte', 'sepa']) },
    });
    expect(textOf((await leader.open(paymentPage)).text)).toContain(
      'Für PAYONE sind keine Zugangsdaten hinterlegt.',
    );
    await expect.poll(() => inShop('/muster/bezahlung')).not.toContain('Kreditkarte');
  });

  it('prepayment is offered only where it is chosen', async () => {
    const done = await press(paymentPage, 'Zahlungsarten speichern', { vorkasse: [] });
    expect(await stored('payments')).not.toMatchObject({
      methods: { versand: expect.arrayContaining(['vorkasse']) },
    });
    await expect.poll(() => inShop('/muster/bezahlung')).not.toContain('Vorkasse');
    await leader.press(done, 'Zurücknehmen');
    await expect.poll(() => inShop('/muster/bezahlung')).toContain('Vorkasse');
  });

  it('can be taken back, one by one', async () => {
    const before = await stored('payments');
    const done = await press(paymentPage, 'Zahlungsarten speichern', {
      anbieter: '',
      paypal: [],
      kreditkarte: [],
      sepa: [],
    });
    expect(await stored('payments')).toMatchObject({ paymentProvider: null });
    const undone = await leader.press(done, 'Zurücknehmen');
    expect(textOf(undone.text)).toContain('Die Änderung ist zurückgenommen.');
    expect(await stored('payments')).toEqual(before);
  });

  it.each([
    [{ anbieter: '', sepa: 'on' }, 'nur mit PAYONE'],
    [{ anbieter: 'paypal', kreditkarte: 'on', sepa: [] }, 'nur mit PAYONE'],
    [{ anbieter: '', paypal: 'on', sepa: [], kreditkarte: [] }, 'nur mit PayPal oder PAYONE'],
    [{ anbieter: 'bargeld' }, 'einen Anbieter'],
  ])('%j is refused', async (fields, words) => {
    const before = await stored('payments');
    const answer = await press(paymentPage, 'Zahlungsarten speichern', fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
    expect(await stored('payments')).toEqual(before);
  });
});

describe('shipping', () => {
  it('has prices and terms that the shop tells within a second', async () => {
    const done = await press(paymentPage, 'Versand speichern', {
      pauschale: '7,70',
      artC: 'on',
      preisC: '11,30',
      tageC: '4',
    });
    expect(textOf(done.text)).toContain('Der Versand ist gespeichert.');
    expect(await stored('delivery')).toMatchObject({
      shippingCents: 770,
      carriers: expect.arrayContaining([expect.objectContaining({ preisCents: 1130, tage: 4 })]),
    });
    await expect.poll(() => inShop('/muster/lieferUndVersand')).toMatch(/11,30\s€/);
  });

  it.each([
    [{ pauschale: 'viel' }, 'einen Betrag'],
    [{ pauschale: '-1' }, 'einen Betrag'],
    [{ pauschale: '1001' }, 'einen Betrag'],
    [{ artA: 'on', tageA: '31' }, 'Werktage von 1 bis 30'],
    [{ artA: 'on', preisA: 'frei' }, 'einen Betrag'],
    [Object.fromEntries([...'ABCDEF'].map((letter) => [`art${letter}`, []])), 'Mindestens eine Versandart'],
  ])('%j is refused, and stays in the form', async (fields, words) => {
    const before = await stored('delivery');
    const answer = await press(paymentPage, 'Versand speichern', fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
    for (const value of Object.values(fields).filter((one) => typeof one === 'string' && one !== 'on'))
      expect(answer.text).toContain(`value="${value}"`);
    expect(await stored('delivery')).toEqual(before);
  });
});

describe('services', () => {
  const rows = async () => {
    const { text } = await leader.open(servicesPage);
    const labels = text.matchAll(/<label for="services-art([A-Z]+)"[^>]*>([^<]+)</g);
    return [...labels].map(([, letters = '', title = '']) => ({ letters, title: decodeHtml(title) }));
  };

  it('may lead elsewhere, or be left out, and the shop follows within a second', async () => {
    const [one, other] = await rows();
    if (!one || !other) throw new Error('too few services');
    const done = await press(servicesPage, 'Leistungen speichern', {
      [`art${one.letters}`]: 'aus',
      [`art${other.letters}`]: 'ziel',
      [`ziel${other.letters}`]: 'https://werkstatt.example/termin',
    });
    expect(textOf(done.text)).toContain('Die Leistungen sind gespeichert.');
    await press(servicesPage, 'Speichern', { navigator: [] });
    const page = async () => (await new Visitor(shop).open('/muster/reparatur-wartung')).text;
    await expect.poll(page).toContain('https://werkstatt.example/termin');
    expect(textOf(await page())).not.toContain(one.title);
  });

  it('may be switched off, and on again', async () => {
    await press(servicesPage, 'Speichern', { keine: 'on' });
    const status = async () => (await new Visitor(shop).open('/muster/reparatur-wartung')).status;
    await expect.poll(status).toBe(404);
    await leader.press(servicesPage, 'Zurücknehmen');
    await expect.poll(status).toBe(200);
  });

  it('have a length where there are appointments', async () => {
    const [one] = await rows();
    const name = `dauer${one?.letters}`;
    const rules = { verbindlich: 'anfragen', vorlauf: '6', tage: '30', aenderung: '12', [name]: '45' };
    const done = await press(servicesPage, 'Terminregeln speichern', rules);
    expect(textOf(done.text)).toContain('Die Terminregeln sind gespeichert.');
    expect(await stored('workshop')).toMatchObject({
      appointments: {
        leadHours: 6,
        services: expect.arrayContaining([expect.objectContaining({ minutes: 45 })]),
      },
    });
  });

  it('are refused with words beside the field', async () => {
    const [one] = await rows();
    const refused = await press(servicesPage, 'Leistungen speichern', {
      [`art${one?.letters}`]: 'ziel',
      [`ziel${one?.letters}`]: 'javascript:alert(1)',
    });
    expect(refused.status).toBe(400);
    expect(textOf(refused.text)).toContain('eine Seite wie /kontakt');
    expect(refused.text).toContain('value="javascript:alert(1)"');
    const lengths = await press(servicesPage, 'Terminregeln speichern', { tage: '0' });
    expect(lengths.status).toBe(400);
    expect(textOf(lengths.text)).toContain('von 1 bis 180');
  });

  it('are refused if the list of the form is another one', async () => {
    const { text } = await leader.open(servicesPage);
    const stand = /name="stand" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const answer = await leader.post(servicesPage, {
      befehl: 'services',
      stand,
      liste: 'x',
      artA: 'aus',
    });
    expect(answer.status).toBe(409);
  });
});

it.each([paymentPage, servicesPage])('%s is open to who leads the location only', async (page) => {
  expect((await seller.open(page)).status).toBe(404);
  expect((await seller.post(page, { befehl: 'shipping', stand: 'x' })).status).toBe(404);
  expect((await leader.post(page, { befehl: 'contact', stand: 'x' })).status).toBe(403);
  expect((await leader.open(page.replace('muster', 'standard'))).status).toBe(404);
});

it('the second of two people sees what the first did; other pages do not disturb', async () => {
  const open = await leader.open(paymentPage);
  await press('/muster/tresen/standort', 'Speichern', { telefon: '0431 112233' });
  const first = await leader.press(open, 'Versand speichern', { pauschale: '8,80' });
  expect(first.status).toBe(200);
  const late = await leader.press(open, 'Versand speichern', { pauschale: '9,90' });
  expect(late.status).toBe(409);
  expect(textOf(late.text)).toContain('Inzwischen hat sich hier etwas geändert');
});
