import { describe, expect, it } from 'vitest';
import { address, addTyre, order, orderNumber, person, toConfirmation } from '../support/buyer';
import { setStock, someTyre, someTyres } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { readForm, textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyre = await someTyre(database, 'central > 20');
const [location = { shipping_cents: 0 }] = await database.query<{ shipping_cents: number }>(
  `select (delivery->>'shippingCents')::int as shipping_cents from locations where url = 'muster'`,
);

async function buyer(): Promise<Visitor> {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyre.id, 4);
  return visitor;
}

async function atAddress() {
  const visitor = await buyer();
  const choice = await visitor.open('/muster/initiateCheckout');
  return { visitor, page: await visitor.press(choice, 'Weiter', { weg: 'kauf' }) };
}

async function atPayment() {
  const { visitor, page } = await atAddress();
  return { visitor, page: await visitor.press(page, 'Weiter', address) };
}

describe.each([
  ['localhost', '/muster'],
  ['efa.localhost', ''],
])('on %s%s', (host, prefix) => {
  it.each([
    ['reservierung', '/checkout/dankeFuerReservierung/', 'Vielen Dank für Ihre Reservierung'],
    ['kauf', '/checkout/danke/', 'Vielen Dank für Ihre Bestellung'],
  ] as const)('a %s goes from the cart to its thank-you page', async (way, path, words) => {
    const visitor = new Visitor(shop, host);
    await addTyre(visitor, prefix, tyre.id, 2);
    const page = await order(visitor, prefix, way);
    expect([page.status, page.path.startsWith(`${prefix}${path}`)]).toEqual([200, true]);
    expect(textOf(page.text)).toContain(words);
    expect(orderNumber(page)).toMatch(/^RH-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(page.text).toContain(`data-cents="${2 * tyre.cents}"`);
    expect(textOf((await visitor.open(`${prefix}/warenkorb`)).text)).toContain('Ihr Warenkorb ist leer.');
  });
});

describe('a step that is not due yet', () => {
  it('leads back to the cart with its notice, if there are fewer pieces than the cart has', async () => {
    const [, scarce = tyre] = await someTyres(database, 2, 'central > 20');
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', scarce.id, 4);
    const choice = await visitor.open('/muster/initiateCheckout');
    await setStock(database, scarce.id, { here: 1 });
    const typed = await visitor.open('/muster/initiateCheckout');
    expect(typed.path).toBe('/muster/warenkorb');
    expect(textOf(typed.text)).toContain('Bitte passen Sie zuerst die markierten Mengen an.');
    expect((await visitor.press(choice, 'Weiter', { weg: 'kauf' })).path).toBe('/muster/warenkorb');
  });

  it('leads a visitor without a cart to the cart', async () => {
    for (const step of [
      'initiateCheckout',
      'checkout/adresse',
      'checkout/bestaetigungKauf',
      'checkout/standortAuswahl',
    ]) {
      expect((await new Visitor(shop).open(`/muster/${step}`)).path).toMatch(/^\/muster\/warenkorb/);
    }
  });

  it('leads to the first that is missing', async () => {
    const visitor = await buyer();
    const pathOf = async (step: string) => (await visitor.open(`/muster/checkout/${step}`)).path;
    expect(await pathOf('bestaetigungKauf')).toBe('/muster/initiateCheckout');
    const choice = await visitor.open('/muster/initiateCheckout');
    const next = await visitor.press(choice, 'Weiter', { weg: 'kauf' });
    expect(await pathOf('bestaetigungKauf')).toBe('/muster/checkout/adresse');
    expect(await pathOf('kontakt')).toBe('/muster/checkout/adresse');
    await visitor.press(next, 'Weiter', address);
    expect(await pathOf('bestaetigungKauf')).toBe('/muster/checkout/zahlung');
  });

  it('cannot be skipped by posting its form either', async () => {
    const visitor = await buyer();
    const before = await database.query('select * from checkouts');
    const forms = [
      ['checkout/zahlung', { lieferung: 'abholung', zahlung: 'vorkasse' }],
      ['checkout/adresse', address],
      ['checkout/bestaetigungKauf', { agb: 'on', summe: '1', vorgang: crypto.randomUUID() }],
    ] as const;
    for (const [step, form] of forms) {
      const page = await visitor.post(`/muster/${step}`, form);
      expect(['/muster/initiateCheckout', '/muster/warenkorb']).toContain(page.path);
    }
    expect(await database.query('select * from checkouts')).toEqual(before);
  });
});

describe('a form with errors', () => {
  it('comes back with 400, an alert, an error beside each field, and all that was typed', async () => {
    const { visitor, page } = await atAddress();
    const typed = {
      ...address,
      vorname: ' ',
      plz: '1234',
      email: 'eva@berg',
      telefon: '110',
      ort: '"Ä<b>',
    };
    const answer = await visitor.press(page, 'Weiter', typed);
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(/role="alert"/);
    for (const [field, words] of [
      ['vorname', 'Bitte geben Sie Ihren Vornamen an.'],
      ['plz', 'Eine PLZ hat fünf Ziffern, zum Beispiel 24103.'],
      ['email', 'Diese E-Mail-Adresse ist unvollständig.'],
      ['telefon', 'Diese Telefonnummer ist zu kurz.'],
    ] as const) {
      const [input = ''] = new RegExp(`<input[^>]*id="person-${field}"[^>]*>`).exec(answer.text) ?? [];
      expect(input).toMatch(new RegExp(`aria-describedby="[^"]*person-${field}-error"`));
      expect(input).toContain('aria-invalid="true"');
      expect(answer.text).toMatch(new RegExp(`id="person-${field}-error"[^>]*>${words}`));
    }
    expect(answer.text.match(/href="#person-/g)).toHaveLength(3);
    expect(textOf(answer.text)).toContain('und eine weitere Angabe');
    const { fields } = readForm(answer.text, { button: 'Weiter' });
    expect(fields).toMatchObject({
      anrede: 'frau',
      nachname: 'Berg',
      plz: '1234',
      email: 'eva@berg',
      ort: '"Ä<b>',
    });
  });

  it.each([
    ['email', 'eva@berg.de\r\nBcc: alle@example.org'],
    ['email', 'eva@berg.de, alle@example.org'],
    ['email', 'Eva <eva@berg.de>'],
    ['email', `${'a'.repeat(250)}@berg.de`],
    ['vorname', 'Eva\r\nBcc: alle@example.org'],
    ['vorname', 'Eva\u0001'],
    ['nachname', 'x'.repeat(81)],
    ['telefon', 'javascript:alert(1)'],
    ['telefon', 'null vier drei eins'],
    ['telefon', '110'],
    ['telefon', '     '],
    ['telefon', '0'.repeat(40)],
    ['telefon', '1'.repeat(25)],
    ['telefon', '+999 12345'],
    ['anrede', 'könig'],
  ])('of %s refuses %j', async (field, value) => {
    const { visitor, page } = await atAddress();
    const answer = await visitor.press(page, 'Weiter', { ...address, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(`id="person-${field}-error"`);
  });

  it('asks once about a street without a number, and takes it when it is sent again', async () => {
    const { visitor, page } = await atAddress();
    const street = 'Am Alten Bahnhof';
    const asked = await visitor.press(page, 'Weiter', { ...address, strasse: street });
    expect(asked.status).toBe(400);
    expect(asked.text).toMatch(/id="person-strasse-error"[^>]*>Ohne Hausnummer\?/);
    const other = await visitor.press(asked, 'Weiter', { strasse: 'Am Neuen Bahnhof' });
    expect(other.status).toBe(400);
    const taken = await visitor.press(other, 'Weiter');
    expect(taken.path).toBe('/muster/checkout/zahlung');
    const elsewhere = { lieferung: 'versand:dhl', zahlung: 'vorkasse', abweichend: '1', lieferOrt: 'Plön' };
    const parcel = {
      lieferVorname: 'Udo',
      lieferNachname: 'Berg',
      lieferStrasse: street,
      lieferPlz: '24306',
    };
    const refused = await visitor.press(taken, 'Weiter', { ...elsewhere, ...parcel });
    expect(refused.text).toContain('Ohne Hausnummer?');
    const overview = await visitor.press(refused, 'Weiter');
    expect(textOf(overview.text)).toContain('Am Neuen Bahnhof');
    expect(textOf(overview.text)).toContain(street);
    const again = await visitor.press('/muster/checkout/adresse', 'Weiter');
    expect(again.path).toBe('/muster/checkout/zahlung');
    expect((await visitor.press(again, 'Weiter')).path).toBe(overview.path);
  });

  it('of a postcode that does not exist says so', async () => {
    const { visitor, page } = await atAddress();
    const answer = await visitor.press(page, 'Weiter', { ...address, plz: '00000' });
    expect(answer.text).toMatch(/id="person-plz-error"[^>]*>Diese PLZ gibt es nicht\./);
  });

  it.each([
    ['0049 (0)431 / 12 34-56', '0431 123456'],
    ['+43 1 234567', '+43 1 234567'],
    ['0043 1 234567', '+43 1 234567'],
  ])('is none with the telephone number %s, which everybody reads as %s', async (typed, shown) => {
    const { visitor, page } = await atAddress();
    const payment = await visitor.press(page, 'Weiter', { ...address, telefon: typed });
    const choice = { lieferung: 'abholung', zahlung: 'vorkasse' };
    const last = await visitor.press(payment, 'Weiter', choice);
    expect(textOf(last.text)).toContain(` ${shown} `);
    const back = await visitor.open('/muster/checkout/adresse');
    expect(readForm(back.text, { button: 'Weiter' }).fields.telefon).toBe(shown);
  });

  it('without any field is told field by field', async () => {
    const { visitor } = await atAddress();
    const answer = await visitor.post('/muster/checkout/adresse', { x: '1' });
    expect(answer.status).toBe(400);
    expect(answer.text.match(/id="person-\w+-error"/g)).toHaveLength(8);
  });

  it('a way or payment that nobody offers is refused', async () => {
    const visitor = await buyer();
    const way = await visitor.post('/muster/initiateCheckout', { weg: 'geschenkt' });
    expect([way.status, /role="alert"/.test(way.text)]).toEqual([400, true]);
    const { visitor: other, page } = await atPayment();
    const answer = await other.press(page, 'Weiter', { lieferung: 'abholung', zahlung: 'gratis' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('id="zahlung-error"');
    expect(readForm(answer.text, { button: 'Weiter' }).fields.lieferung).toBe('abholung');
  });
});

describe('the last page', () => {
  it('shows all that was told and what it costs', async () => {
    const visitor = await buyer();
    const page = await toConfirmation(visitor, '/muster', 'kauf');
    const words = textOf(page.text);
    const told = [
      'Frau Eva Berg',
      'Hafenweg 12',
      '24103 Kiel',
      person.email,
      person.telefon,
      'Vorkasse',
      `4 × ${tyre.title}`,
    ];
    for (const text of told) expect(words).toContain(text);
    expect(readForm(page.text, { button: 'zahlungspflichtig bestellen' }).fields.summe).toBe(
      String(4 * tyre.cents),
    );
  });

  it('adds what a parcel costs, and only then', async () => {
    const { visitor, page } = await atPayment();
    const sent = await visitor.press(page, 'Weiter', { lieferung: 'versand', zahlung: 'vorkasse' });
    const summe = String(4 * tyre.cents + location.shipping_cents);
    expect(readForm(sent.text, { button: 'zahlungspflichtig bestellen' }).fields.summe).toBe(summe);
    expect(textOf(sent.text)).toContain('Versand mit DHL an die Rechnungsadresse');
  });

  it('is not reached with a parcel that is paid at its collection', async () => {
    const { visitor, page } = await atPayment();
    const form = { lieferung: 'versand:dhl', zahlung: 'abholung' };
    const answer = await visitor.press(page, 'Weiter', form);
    expect([answer.status, readForm(answer.text, { button: 'Weiter' }).fields]).toEqual([
      400,
      expect.objectContaining(form),
    ]);
    expect(textOf(answer.text)).toContain('Bei Versand können Sie nicht bei der Abholung zahlen.');
  });
});
