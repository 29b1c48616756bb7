import { afterEach, describe, expect, it } from 'vitest';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { recordPayment } from '~/domain/orders/record-payment.server';
import { germanDate } from '~/values/german-date';
import { someTyres } from '../support/catalogue';
import { openDesk, placeOrder, uploadFile } from '../support/desk';
import { drawnRows } from '../support/documents';
import { freshDatabase } from '../support/fresh-database';
import { readForm, textOf } from '../support/html-forms';
import { expectStatesToFollow } from '../support/order-events';
import { liftReservationLimits } from '../support/reservation-settings';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
await liftReservationLimits(database);
const { context } = database;
// Two locations sell with one account.
await database.query("update locations set company_code = 'legacy' where url = 'techno'");
const shop = await startShop({ DATABASE_URL: database.url });
const tyres = await someTyres(database, 40);
const boss = await openDesk(database, shop, 'leitung');
const till = await openDesk(database, shop, 'verkauf');
const workshop = await openDesk(database, shop, 'werkstatt');
const elsewhere = await openDesk(database, shop, 'leitung', 'standard');
const staff = { actor: { type: 'staff' as const, id: 'Kasse' } };
const MONEY = '/muster/tresen/zahlungen';
const STATEMENT = `${MONEY}/auszug`;
const TRANSFERS = `${MONEY}?ansicht=ueberweisungen`;
const MUSTER = 'DE72000000000000001001';
const STANDARD = 'DE45000000000000001002';
let next = 0;

afterEach(() => expectStatesToFollow(database));

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

async function placed(place = '/muster') {
  const { number, at } = await placeOrder(database, shop, tyres[next++]?.id ?? '', { place });
  await database.query("update orders set payment = 'vorkasse' where number = $1", [number]);
  const total = await database.value<number>('select total_cents from orders where number = $1', [number]);
  return { number, at, total: total ?? 0 };
}

const stateOf = (number: string) =>
  database.value<string>('select payment_state as state from orders where number = $1', [number]);

interface Booking {
  cents: number;
  text: string;
  iban?: string;
  payer?: string;
}

const statement = (bookings: readonly Booking[]) =>
  [
    'Auftragskonto;Buchungstag;Name Zahlungsbeteiligter;Verwendungszweck;Betrag;Waehrung',
    ...bookings.map(
      ({ cents, text, iban = MUSTER, payer = 'Eva Berg' }) =>
        `${iban};24.11.2026;${payer};"${text}";${euros(cents)};EUR`,
    ),
  ].join('\n');

const upload = (content: string | Buffer, visitor = boss, more: Record<string, string> = {}) =>
  uploadFile(visitor, shop, STATEMENT, { field: 'auszug', name: 'auszug.csv', content }, more);

async function read(bookings: readonly Booking[], who = boss) {
  const answer = await upload(statement(bookings), who);
  expect(answer.status).toBe(303);
  return textOf((await who.open(answer.headers.location ?? '')).text);
}

const transferNamed = async (text: string) =>
  (await database.value<string>('select id from bank_transfers where text = $1', [text])) ?? '';

describe('who may', () => {
  it('see money: the counter and who leads, not the workshop, nobody of another location', async () => {
    const paths = [
      MONEY,
      '/muster/tresen/belege',
      TRANSFERS,
      STATEMENT,
      '/muster/tresen/belege.csv?monat=2026-11',
    ];
    const statuses = async (visitor: Visitor) =>
      Promise.all(paths.map(async (path) => (await visitor.open(path)).status));
    expect(await statuses(boss)).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses(till)).toEqual([200, 200, 404, 404, 404]);
    expect(await statuses(workshop)).toEqual([404, 404, 404, 404, 404]);
    expect(await statuses(elsewhere)).toEqual([404, 404, 404, 404, 404]);
    expect((await new Visitor(shop).open(MONEY)).path).toContain('/login');
    expect((await till.open('/muster/tresen')).text).toContain('>Zahlungen<');
    expect((await workshop.open('/muster/tresen')).text).not.toContain('>Zahlungen<');
  });

  it('read statements and assign: who leads', async () => {
    for (const who of [till, workshop, elsewhere])
      expect((await upload(statement([]), who)).status).toBe(404);
    const forms: Record<string, string>[] = [
      { befehl: 'assign-transfer', ueberweisung: '00000000-0000-4000-8000-000000000000', bestellung: 'RH-1' },
      { befehl: 'ignore-transfer', ueberweisung: '00000000-0000-4000-8000-000000000000' },
      { befehl: 'reopen-transfer', ueberweisung: '00000000-0000-4000-8000-000000000000' },
    ];
    for (const form of forms) {
      for (const path of [TRANSFERS, MONEY]) expect((await till.post(path, form)).status).toBe(403);
      expect((await workshop.post(TRANSFERS, form)).status).toBe(404);
      expect((await elsewhere.post(TRANSFERS, form)).status).toBe(404);
      expect((await boss.post(TRANSFERS, form)).status).toBe(409);
    }
    const broken: Record<string, string>[] = [
      { befehl: 'quatsch' },
      { befehl: 'assign-transfer', ueberweisung: "'" },
      {},
    ];
    for (const form of broken) expect((await boss.post(TRANSFERS, form)).status).toBe(403);
    const foreign = await upload(statement([]), boss, {
      origin: 'https://boese.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(foreign.status).toBe(403);
  });

  it('read the statement of an account: only who leads each of its locations', async () => {
    const one = await openDesk(database, shop, 'leitung', 'legacy');
    const all = await openDesk(database, shop, 'leitung', null);
    const path = '/legacy/tresen/zahlungen?ansicht=ueberweisungen';
    expect(textOf((await one.open(path)).text)).toContain('wer alle diese Standorte leitet');
    const file = { field: 'auszug', name: 'a.csv', content: statement([]) };
    const target = '/legacy/tresen/zahlungen/auszug';
    expect((await uploadFile(one, shop, target, file)).status).toBe(409);
    expect((await uploadFile(all, shop, target, file)).status).toBe(303);
  });
});

describe('a statement', () => {
  it('pays the orders that it names, once', async () => {
    const { number, total, at } = await placed();
    const bookings = [{ cents: total, text: `Rechnung ${number}` }];
    expect(await read(bookings)).toContain('1 Gutschrift zugeordnet, 0 nicht zugeordnet.');
    expect(await stateOf(number)).toBe('paid');
    expect(textOf((await boss.open(at)).text)).toContain(boss.email);
    expect(await read(bookings)).toContain('0 Gutschriften zugeordnet, 0 nicht zugeordnet, 1 schon bekannt.');
    const page = await boss.open(`${TRANSFERS}&stand=assigned`);
    expect(textOf(page.text)).toContain(`Rechnung ${number}`);
    expect(page.text).toContain(`href="${at}"`);
  });

  it('takes no money of other accounts, and none for orders of others', async () => {
    const foreign = await placed('/standard');
    expect(await read([{ cents: foreign.total, text: foreign.number, iban: STANDARD }])).toContain(
      '1 zu anderen Konten',
    );
    expect(await read([{ cents: foreign.total, text: foreign.number }])).toContain('1 nicht zugeordnet');
    expect(await stateOf(foreign.number)).toBe('open');
    const other = await boss.post(TRANSFERS, {
      befehl: 'assign-transfer',
      ueberweisung: await transferNamed(foreign.number),
      bestellung: foreign.number,
    });
    expect(other.status).toBe(400);
    expect(textOf(other.text)).toContain('Für dieses Konto gibt es keine Bestellung mit dieser Nummer.');
    expect(await stateOf(foreign.number)).toBe('open');
  });

  it('without an account is one of the location', async () => {
    const { number, total } = await placed();
    const text = `Buchungstag;Betrag;Verwendungszweck\n24.11.2026;${euros(total)};${number}\n`;
    expect((await upload(text)).status).toBe(303);
    expect(await stateOf(number)).toBe('paid');
    expect((await upload(text)).headers.location).toContain('gelesen=0-0-1-0');
  });

  it('leaves what is not clear to a person, with proposals', async () => {
    const { number, total } = await placed();
    await read([{ cents: total, text: 'Reifen ohne Nummer', payer: 'EVA BERG' }]);
    const page = await boss.open(TRANSFERS);
    expect(textOf(page.text)).toContain('Der Text nennt keine Bestellung.');
    expect(page.text).toContain(`value="${number}"`);
    const id = await transferNamed('Reifen ohne Nummer');
    const form = { befehl: 'assign-transfer', ueberweisung: id, bestellung: number, grund: 'Anruf' };
    const answers = await Promise.all([boss.post(TRANSFERS, form), boss.post(TRANSFERS, form)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ text }) => textOf(text)).join()).toContain(
      'Diese Überweisung hat inzwischen jemand anderes bearbeitet.',
    );
    expect(await stateOf(number)).toBe('paid');
  });

  it('of camt.053 is read by the form, proposes an order, and is assigned by the form of the proposal', async () => {
    const [named, guessed] = [await placed(), await placed()];
    const entry = (cents: number, text: string, side = 'CRDT') =>
      `<Ntry><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
        <BookgDt><Dt>2026-11-24</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Eva Berg</Nm></Pty></Dbtr></RltdPties>
        <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
    const content = `<?xml version="1.0" encoding="UTF-8"?>
      <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>
      <Acct><Id><IBAN>${MUSTER}</IBAN></Id></Acct>
      ${entry(named.total, `Bestellung ${named.number}`)}${entry(guessed.total, 'ohne Nummer aus camt')}${entry(500, 'Gebühr', 'DBIT')}
      </Stmt></BkToCstmrStmt></Document>`;
    const form = readForm((await boss.open(STATEMENT)).text, { button: 'Auszug lesen' });
    expect(form.method).toBe('post');
    const read = await boss.upload(form.action || STATEMENT, form.fields as Record<string, string>, [
      { field: 'auszug', name: 'auszug.xml', content },
    ]);
    expect([read.status, read.path]).toEqual([200, expect.stringContaining('ansicht=ueberweisungen')]);
    expect(await stateOf(named.number)).toBe('paid');
    expect(await stateOf(guessed.number)).toBe('open');
    expect(textOf(read.text)).not.toContain('Gebühr');
    const id = await transferNamed('ohne Nummer aus camt');
    const [, own = ''] =
      read.text.split('<form').flatMap((part) => (part.includes(id) ? [['', `<form${part}`]] : []))[0] ?? [];
    expect(readForm(own, { button: 'Zuordnen' }).fields).toMatchObject({ bestellung: guessed.number });
    const done = await boss.press({ ...read, text: own }, 'Zuordnen', { grund: 'Anruf' });
    expect(done.status).toBe(200);
    expect(await stateOf(guessed.number)).toBe('paid');
  });

  it('has lines that have nothing to do with the shop', async () => {
    await read([{ cents: 90_000, text: 'Miete November' }]);
    const id = await transferNamed('Miete November');
    const done = await boss.post(TRANSFERS, {
      befehl: 'ignore-transfer',
      ueberweisung: id,
      grund: 'Mieter',
    });
    expect(textOf(done.text)).toContain('Die Überweisung ist abgelegt.');
    expect(textOf(done.text)).not.toContain('Miete November');
    const aside = await boss.open(`${TRANSFERS}&stand=ignored`);
    expect(textOf(aside.text)).toContain('Mieter');
    const reopened = await boss.post(TRANSFERS, { befehl: 'reopen-transfer', ueberweisung: id });
    expect(textOf(reopened.text)).toContain('Die Überweisung ist wieder offen.');
    expect(textOf(reopened.text)).toContain('Miete November');
    expect((await boss.post(TRANSFERS, { befehl: 'reopen-transfer', ueberweisung: id })).status).toBe(409);
    const journal = textOf((await boss.open('/muster/tresen/protokoll?art=transfer')).text);
    for (const words of ['ohne Bezug zum Shop', 'wieder offen', 'Überweisung 24. November 2026, 900,00'])
      expect(journal).toContain(words);
  });

  it('asks before a transfer pays an order that it does not name with another amount', async () => {
    const { number, total } = await placed();
    await read([{ cents: 12_345, text: 'Danke schön' }]);
    const form = { befehl: 'assign-transfer', ueberweisung: await transferNamed('Danke schön') };
    const empty = await boss.post(TRANSFERS, { ...form, bestellung: ' ' });
    expect([empty.status, textOf(empty.text).includes('Bitte geben Sie die Bestellnummer an.')]).toEqual([
      400,
      true,
    ]);
    const asked = await boss.post(TRANSFERS, { ...form, bestellung: number });
    expect(asked.status).toBe(400);
    expect(textOf(asked.text)).toMatch(new RegExp(`nennt die Bestellung ${number} von \\S+ \\S+ nicht`));
    expect(asked.text).toContain('name="trotzdem"');
    expect(await stateOf(number)).toBe('open');
    const done = await boss.post(TRANSFERS, { ...form, bestellung: number, trotzdem: 'on' });
    expect(textOf(done.text)).toContain('Die Überweisung ist zugeordnet.');
    expect(await stateOf(number)).toBe(total > 12_345 ? 'partly-paid' : 'paid');
    const journal = textOf((await boss.open('/muster/tresen/protokoll?art=transfer')).text);
    expect(journal).toContain(`zugeordnet zu ${number}`);
  });

  it.each([
    [415, 'kein Kontoauszug', '<html><body/></html>'],
    [415, 'DOCTYPE', '<!DOCTYPE x [<!ENTITY a "aaaa">]><Document/>'],
    [415, 'keine Spalten', 'a;b\n1;2\n'],
    [415, 'Datei', Buffer.from([0, 1, 80, 75, 3, 4])],
    [400, 'Diese Datei ist leer.', ''],
    [413, 'mehr als 5.000', statement(Array.from({ length: 5_001 }, (_, n) => ({ cents: 1, text: `${n}` })))],
  ])('that is none is refused with %d and "%s"', async (status, words, content) => {
    const answer = await upload(content);
    expect(answer.status).toBe(status);
    expect(textOf(answer.text)).toContain(words);
    expect(answer.text).toContain(
      'aria-describedby="read-statement-auszug-hint read-statement-auszug-error"',
    );
  });

  it('that is too large is refused before it is read', async () => {
    const beside = await upload(Buffer.alloc(9_000_000, 'x'));
    expect([beside.status, textOf(beside.text)]).toEqual([413, expect.stringContaining('größer als 8 MB.')]);
    expect(beside.text).toContain('read-statement-auszug-error');
    const answer = await upload('x', boss, { 'content-length': '90000000' });
    expect([answer.status, textOf(answer.text)]).toEqual([
      413,
      expect.stringContaining('Die Datei ist größer als 8 MB.'),
    ]);
  });
});

describe('the views', () => {
  const shown = async (view: string) => textOf((await till.open(`${MONEY}?ansicht=${view}`)).text);

  it('show what is open, paid, given back and charged back', async () => {
    const { number, total } = await placed();
    expect(await shown('offen')).toContain(number);
    await recordPayment(context, number, { ...staff, amountCents: total, reference: 'Beleg 1' });
    expect(await shown('offen')).not.toContain(number);
    expect(await shown('bezahlt')).toContain(number);
    await changeOrder(context, 'cancel', number, staff);
    expect(await shown('erstattungen')).toContain(`Erstattung fällig ${number}`);
    const other = await placed();
    await database.query("update orders set payment_state = 'charged-back' where number = $1", [
      other.number,
    ]);
    expect(await shown('rueckbuchungen')).toContain(other.number);
    await database.query("update orders set payment_state = 'open' where number = $1", [other.number]);
    const foreign = await placed('/standard');
    expect(await shown('offen')).not.toContain(foreign.number);
    for (const view of ['quatsch', "'", ''])
      expect((await till.open(`${MONEY}?ansicht=${view}&nach=x_y&gelesen=1-2`)).status).toBe(200);
  });
});

describe('documents', () => {
  it('are found by number, order and month, and exported for the accounts', async () => {
    const { number, total } = await placed();
    await recordPayment(context, number, { ...staff, amountCents: total, reference: 'Beleg 2' });
    await changeOrder(context, 'hand-over', number, staff);
    const [invoice] = await drawnRows(database, number, 1);
    const month = germanDate(new Date()).slice(0, 7);
    const digits = String(Number(invoice?.number.slice(3)));
    for (const suche of [invoice?.number ?? '', digits, number.toLowerCase()]) {
      const page = await till.open(`/muster/tresen/belege?suche=${suche}&monat=${month}`);
      expect(textOf(page.text), suche).toContain(`Rechnung ${invoice?.number} (PDF)`);
      expect(page.text).toContain(`/papiere/${invoice?.id}`);
    }
    for (const query of [`suche=${digits}9`, 'suche=%25', "suche='", `suche=${number}&monat=2001-01`])
      expect(textOf((await till.open(`/muster/tresen/belege?${query}`)).text)).toContain('Kein Beleg passt');
    const file = await boss.open(`/muster/tresen/belege.csv?monat=${month}`);
    expect(file.headers['content-disposition']).toContain(`buchungen-${month}.csv`);
    expect(file.text).toContain(`Rechnung ${invoice?.number}`);
    expect(file.text).toContain(`Zahlung ${number}`);
    for (const monat of ['', '2026-13', 'x']) {
      const refused = await boss.open(`/muster/tresen/belege.csv?monat=${monat}`);
      expect(refused.text).toContain('aria-describedby="buchungsmonat-hint buchungsmonat-error"');
    }
    const typed = await till.open('/muster/tresen/belege?monat=November');
    expect(textOf(typed.text)).toContain('Bitte geben Sie Jahr und Monat an');
    expect(typed.text).toContain('value="November"');
    const foreign = await elsewhere.open(`/standard/tresen/belege.csv?monat=${month}`);
    expect(foreign.status).toBe(200);
    expect(foreign.text).not.toContain(number);
  });
});
