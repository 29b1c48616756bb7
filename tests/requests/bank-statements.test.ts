import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { finishRefunds } from '~/domain/orders/finish-refund.server';
import { recordPayment } from '~/domain/orders/record-payment.server';
import { refundOrder } from '~/domain/orders/refund-order.server';
import { bankLayouts, bankLines, encodeBankFile } from '../support/bank-files';
import { camt } from '../support/camt-files';
import { someTyres } from '../support/catalogue';
import { radhaus } from '../support/command';
import { openDesk, placeOrder, uploadFile } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { expectStatesToFollow } from '../support/order-events';
import { liftReservationLimits } from '../support/reservation-settings';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
await liftReservationLimits(database);
const shop = await startShop({ DATABASE_URL: database.url });
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'statements-'));
const tyres = await someTyres(database, 120);
const boss = await openDesk(database, shop, 'leitung');
const staff = { actor: { type: 'staff' as const, id: 'Kasse' } };
const MUSTER = 'DE72000000000000001001';
const PAYER = 'DE89370400440532013000';
const TRANSFERS = '/muster/tresen/zahlungen?ansicht=ueberweisungen';
const STATEMENT = '/muster/tresen/zahlungen/auszug';
let next = 0;

afterAll(() => fs.rm(folder, { recursive: true }));
afterEach(() => expectStatesToFollow(database));

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

async function placed() {
  const { number } = await placeOrder(database, shop, tyres[next++]?.id ?? '', { place: '/muster' });
  await database.query("update orders set payment = 'vorkasse' where number = $1", [number]);
  return { number, ...(await stored(number)) };
}

async function stored(number: string) {
  const [found] = await database.query<{ total: number; open: number; state: string; due: number }>(
    `select total_cents as total, open_cents as open, payment_state as state,
       coalesce((select amount_cents from refunds where subject = 'order:' || orders.id and state = 'proposed'), 0) as due
     from orders where number = $1`,
    [number],
  );
  if (!found) throw new Error(`There is no order ${number}`);
  return found;
}

const upload = (content: string | Buffer) =>
  uploadFile(boss, shop, STATEMENT, { field: 'auszug', name: 'auszug', content });

async function byForm(content: string | Buffer): Promise<string> {
  const answer = await upload(content);
  expect(answer.status).toBe(303);
  return textOf((await boss.open(answer.headers.location ?? '')).text);
}

async function byCommand(content: string | Buffer): Promise<string> {
  const file = path.join(folder, `${next}-${Math.random()}`);
  await fs.writeFile(file, content);
  return (await radhaus(database, 'bank', 'read', file)).stdout;
}

const heldCount = () =>
  database.value<string>(
    "select count(*) from bank_transfers where state = 'open' and problem = 'likely-repeated' and twin_id is not null",
  );

const ways = [
  ['form', byForm],
  ['command', byCommand],
] as const;

describe.each(ways)('by %s', (_way, read) => {
  it('two transfers of one sum and day without references are two', async () => {
    const [one, two] = [await placed(), await placed()];
    const cents = 5_000;
    await read(camt('052', [{ cents, text: one.number, payer: 'Otto Anders' }]));
    await read(camt('052', [{ cents, text: two.number }]));
    for (const { number, total } of [one, two])
      expect(await stored(number)).toMatchObject({ open: Math.max(0, total - cents) });
  });

  it('equal transfers within a file are as many as it has, however often it is read', async () => {
    const { number, total } = await placed();
    const part = { cents: 1_000, text: number, payerIban: PAYER };
    for (const entries of [[part, part], [part, part], [part], [part, part, part], [part, part, part]])
      await read(camt('053', entries));
    expect(await stored(number)).toMatchObject({ open: total - 3_000 });
  });

  it('equal transfers with references of their own are held, not lost', async () => {
    const { number, total } = await placed();
    const part = { cents: 1_000, text: number, payerIban: PAYER };
    const before = Number(await heldCount());
    await read(camt('053', [{ ...part, reference: 'T1' }]));
    await read(camt('053', [{ ...part, reference: 'T2' }]));
    await read(camt('053', [{ ...part, reference: 'T2' }]));
    expect(await stored(number)).toMatchObject({ open: total - 1_000 });
    expect(Number(await heldCount())).toBe(before + 1);
  });

  it('an entry that a statement has twice, with the reference of the bank, is held', async () => {
    const { number, total } = await placed();
    const part = { cents: 1_000, text: number, payerIban: PAYER, reference: `D${number}` };
    const before = Number(await heldCount());
    for (let times = 0; times < 2; times += 1) await read(camt('053', [part, part]));
    expect(await stored(number)).toMatchObject({ open: total - 1_000 });
    expect(Number(await heldCount())).toBe(before + 1);
  });

  it('one transfer in two kinds of files counts once', async () => {
    const orders = [await placed(), await placed(), await placed(), await placed()];
    const transfers = orders.map(({ number }) => ({
      cents: 2_000,
      text: `Anzahlung ${number}`,
      payerIban: PAYER,
    }));
    const sparkasse = bankLayouts[0];
    if (!sparkasse) throw new Error('There is no layout.');
    const csv = (text: string) =>
      bankLines(sparkasse, [{ day: '2026-11-24', cents: 2_000, name: 'Eva Testperson', iban: PAYER, text }])
        .join('\r\n')
        .replaceAll('DE02120300000000202051', MUSTER);
    const before = Number(await heldCount());
    // The same words: known. Other words, another day, another reference: held.
    const [same, words, day, reference] = transfers;
    if (!same || !words || !day || !reference) throw new Error('There are four.');
    await read(camt('052', [same, words, day, reference]));
    await read(camt('053', [{ ...same, reference: '2026112400000017' }]));
    await read(csv(same.text));
    await read(camt('053', [{ ...words, text: `GUTSCHRIFT ${words.text}`, reference: 'B7' }]));
    await read(camt('053', [{ ...day, day: '2026-11-25' }]));
    await read(csv(`Überweisung ${reference.text}`));
    for (const { number, total } of orders)
      expect(await stored(number)).toMatchObject({ open: total - 2_000 });
    expect(Number(await heldCount())).toBe(before + 3);
  });

  it('what other files tell of other payers and orders is none of these', async () => {
    const [one, two, three] = [await placed(), await placed(), await placed()];
    await read(camt('052', [{ cents: 3_000, text: one.number, payer: 'Otto Anders' }]));
    await read(camt('053', [{ cents: 3_000, text: two.number, payer: 'Otto Anders' }]));
    await read(camt('054', [{ cents: 3_000, text: three.number, payerIban: 'DE75512108001245126199' }]));
    for (const { number, total } of [one, two, three])
      expect(await stored(number)).toMatchObject({ open: Math.max(0, total - 3_000) });
  });

  it('a returned payment opens its order again, and says why', async () => {
    const [named, referenced] = [await placed(), await placed()];
    const details = '<RtrInf><Rsn><Cd>FOCR</Cd></Rsn></RtrInf>';
    await read(
      camt('053', [
        { cents: named.total, text: named.number },
        { cents: referenced.total, text: referenced.number, endToEnd: `E-${referenced.number}` },
      ]),
    );
    expect(await stored(named.number)).toMatchObject({ state: 'paid' });
    const returns = camt('053', [
      { cents: named.total, text: `Rueckgabe ${named.number}`, sign: 'DBIT', details, day: '2026-11-26' },
      {
        cents: referenced.total,
        text: 'Rueckruf',
        endToEnd: `E-${referenced.number}`,
        sign: 'DBIT',
        details,
        day: '2026-11-26',
      },
    ]);
    await read(returns);
    await read(returns);
    for (const { number, total } of [named, referenced]) {
      expect(await stored(number)).toMatchObject({ state: 'charged-back', open: total });
      const shown = (await radhaus(database, 'order', 'show', number)).stdout;
      expect(shown).toContain('auf Rückruf zurückgegeben (FOCR)');
    }
  });

  it('a refund that comes back pays nothing, and is due again', async () => {
    const { number, total } = await placed();
    await recordPayment(database.context, number, { ...staff, amountCents: total + 700, reference: 'Beleg' });
    await refundOrder(database.context, number, { ...staff, key: 'over' });
    await finishRefunds(database.context, number, { ...staff, isMade: true });
    expect(await stored(number)).toMatchObject({ due: 0 });
    const details = '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>';
    await read(camt('053', [{ cents: 700, text: `Erstattung ${number}`, details }]));
    expect(await stored(number)).toMatchObject({ due: 700, open: 0 });
    expect((await radhaus(database, 'order', 'show', number)).stdout).toContain('Konto aufgelöst (AC04)');
  });

  it('a return of more than was paid waits for staff', async () => {
    const { number, total } = await placed();
    const details = '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>';
    await read(camt('053', [{ cents: 1_234, text: number, sign: 'DBIT', details, day: '2026-11-27' }]));
    await read(camt('053', [{ cents: 1_235, text: number, details, day: '2026-11-27' }]));
    expect(await stored(number)).toMatchObject({ open: total, state: 'open' });
  });

  const bad = ['-5.00', '0.00', '0.001', '1e9', '0x10', '99999999999.00', 'viel', ''];
  it('rows that cannot be read cost themselves, and are settled by hand', async () => {
    const { number, total } = await placed();
    const entries = bad.map((amount) => ({ cents: 0, amount, text: `Zeile ${amount} zu ${number}` }));
    const content = camt('053', [...entries, { cents: 100, text: number }]);
    expect(await read(content)).toMatch(/8 (?:not readable|Zeilen nicht lesbar)/);
    expect(await read(content)).not.toMatch(/not readable|nicht lesbar/);
    expect(await stored(number)).toMatchObject({ open: total - 100 });
    const ids = await database.query<{ id: string }>(
      `select id from bank_transfers where problem = 'unreadable' and text like $1`,
      [`%${number}%`],
    );
    expect(ids).toHaveLength(bad.length);
    const form = { befehl: 'assign-transfer', ueberweisung: ids[0]?.id ?? '', bestellung: number };
    for (const betrag of ['', 'viel', '0', '999.999.999.999']) {
      const refused = await boss.post(TRANSFERS, { ...form, betrag });
      expect([refused.status, textOf(refused.text)]).toEqual([
        400,
        expect.stringContaining('Bitte geben Sie den Betrag in Euro an'),
      ]);
    }
    expect((await boss.post(TRANSFERS, { ...form, betrag: '1,00' })).status).toBe(200);
    expect(await stored(number)).toMatchObject({ open: total - 200 });
    const second = (ids[1]?.id ?? '').slice(0, 8);
    expect((await radhaus(database, 'bank', 'assign', second, number, '--amount', '2,00')).stdout).toContain(
      '2.00',
    );
    for (const { id } of ids.slice(2))
      expect((await boss.post(TRANSFERS, { befehl: 'ignore-transfer', ueberweisung: id })).status).toBe(200);
    expect(await stored(number)).toMatchObject({ open: total - 400 });
  });

  it('files of each bank pay the order that they name', { timeout: 240_000 }, async () => {
    const { number } = await placed();
    await database.query('update orders set open_cents = open_cents where number = $1', [number]);
    for (const [index, layout] of bankLayouts.entries()) {
      const cents = 100 + index;
      const booking = {
        day: '2026-11-23',
        cents,
        name: 'Otto Anders',
        iban: PAYER,
        text: `Rate ${index} ${number}`,
      };
      const text = bankLines(layout, [booking]).join('\r\n');
      const own = text
        .replaceAll('DE02120300000000202051', MUSTER)
        .replaceAll('DE02 1203 0000 0000 2020 51', MUSTER)
        .replaceAll('00202051', MUSTER.slice(-8));
      const { open } = await stored(number);
      await read(encodeBankFile(own, layout.encoding));
      expect((await stored(number)).open, layout.bank).toBe(open - cents);
    }
  });
});

it('a likely repetition shows both side by side, and staff decide', async () => {
  const { number, total } = await placed();
  await byForm(camt('052', [{ cents: 4_321, text: number, payerIban: PAYER }]));
  const page = await byForm(camt('053', [{ cents: 4_321, text: `Gutschrift ${number}`, payerIban: PAYER }]));
  expect(page).toContain('1 davon wahrscheinlich schon in einem anderen Auszug');
  const at = page.indexOf('Zuerst gelesen');
  expect(page.slice(at, at + 400)).toMatch(/CAMT\.052.*Zugeordnet.*Danach gelesen.*CAMT\.053/s);
  const [held] = await database.query<{ id: string }>(
    "select id from bank_transfers where problem = 'likely-repeated' and amount_cents = 4321",
  );
  expect(await stored(number)).toMatchObject({ open: total - 4_321 });
  const form = { befehl: 'assign-transfer', ueberweisung: held?.id ?? '', bestellung: number };
  expect((await boss.post(TRANSFERS, form)).status).toBe(200);
  expect(await stored(number)).toMatchObject({ open: Math.max(0, total - 8_642) });
});

it('one file that two people read at the same time counts once', async () => {
  const { number, total } = await placed();
  const content = camt('053', [
    { cents: 1_717, text: number },
    { cents: 1_717, text: number },
  ]);
  const other = camt('052', [
    { cents: 1_717, text: number },
    { cents: 1_717, text: number },
  ]);
  const answers = await Promise.all([content, other, content, other].map((one) => upload(one)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  expect(await stored(number)).toMatchObject({ open: total - 3_434 });
});

it('a transfer in another currency is booked with its euros', async () => {
  const { number, total } = await placed();
  const text = `Auftragskonto;Buchungstag;Name;Verwendungszweck;Betrag;Waehrung\n${MUSTER};24.11.2026;Eva;${number};${euros(5_000)};CHF\n`;
  await byForm(text);
  expect(await stored(number)).toMatchObject({ open: total });
  const id = await database.value<string>("select id from bank_transfers where currency = 'CHF'");
  const form = { befehl: 'assign-transfer', ueberweisung: id ?? '', bestellung: number };
  expect((await boss.post(TRANSFERS, form)).status).toBe(400);
  expect((await boss.post(TRANSFERS, { ...form, betrag: '52,10' })).status).toBe(200);
  expect(await stored(number)).toMatchObject({ open: Math.max(0, total - 5_210) });
});

describe('a transfer that was assigned to the wrong order', () => {
  const idOf = (cents: number) =>
    database.value<string>(`select id from bank_transfers where amount_cents = ${cents}`);
  const assign = (id: string | undefined, number: string, more = {}) =>
    boss.post(TRANSFERS, { befehl: 'assign-transfer', ueberweisung: id ?? '', bestellung: number, ...more });
  const release = (id: string | undefined) =>
    boss.post(TRANSFERS, { befehl: 'release-transfer', ueberweisung: id ?? '' });

  it('is asked about, released, and pays the right one, also the same again', async () => {
    const [wrong, right] = [await placed(), await placed()];
    await byForm(camt('053', [{ cents: 1_238, text: 'Reifen', payer: 'Otto Anders' }]));
    const id = await idOf(1_238);
    const listed = textOf((await boss.open('/muster/tresen')).text);
    expect(listed).toContain('Überweisung ohne Bestellung Zuordnen');
    expect((await assign(id, wrong.number)).status).toBe(400);
    const assigned = await assign(id, wrong.number, { trotzdem: 'on' });
    expect([assigned.status, textOf(assigned.text)]).toEqual([200, expect.any(String)]);
    expect(await stored(wrong.number)).toMatchObject({ open: wrong.total - 1_238 });
    const page = await boss.open(`${TRANSFERS}&stand=assigned`);
    expect(textOf(page.text)).toContain('Zuordnung zurücknehmen');
    const done = await release(id);
    expect(textOf(done.text)).toContain('Die Zuordnung ist zurückgenommen');
    expect(await stored(wrong.number)).toMatchObject({ open: wrong.total, state: 'open' });
    expect((await release(id)).status).toBe(409);
    const mailed = await database.query<{ text: string }>(
      "select text from mails where subject like 'Zahlung berichtigt%' or subject like '%berichtigt%'",
    );
    expect(mailed.map(({ text }) => text).join()).toContain('Das war ein Irrtum');
    for (const { number, total } of [wrong, right]) {
      await assign(id, number, { trotzdem: 'on' });
      expect(await stored(number)).toMatchObject({ open: total - 1_238 });
      if (number === wrong.number) await release(id);
    }
    const journal = textOf((await boss.open('/muster/tresen/protokoll')).text);
    expect(journal).toContain('Zuordnung zurückgenommen');
  });

  it('opens each of several orders that it paid', async () => {
    const [one, two] = [await placed(), await placed()];
    const cents = one.total + two.total;
    await byForm(camt('053', [{ cents, text: `${one.number} und ${two.number}` }]));
    for (const { number } of [one, two]) expect(await stored(number)).toMatchObject({ open: 0 });
    const id = (await idOf(cents)) ?? '';
    expect((await radhaus(database, 'bank', 'release', id.slice(0, 8))).stdout).toContain('no longer pays');
    for (const { number, total } of [one, two])
      expect(await stored(number)).toMatchObject({ open: total, state: 'open' });
  });

  it('stays where its money was given back', async () => {
    const { number } = await placed();
    await byForm(camt('053', [{ cents: 1_345, text: number }]));
    await refundOrder(database.context, number, { ...staff, amountCents: 345, key: 'favour' });
    const refused = await release(await idOf(1_345));
    expect([refused.status, textOf(refused.text)]).toEqual([
      409,
      expect.stringContaining('ist davon schon etwas erstattet'),
    ]);
  });
});
