import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { recordPayment } from '~/domain/orders/record-payment.server';
import { germanDate } from '~/values/german-date';
import { addTyre, order, orderNumber } from '../support/buyer';
import { setPrice, setStock, someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { allIssued, documentRows, drawnRows, streamsOf } from '../support/documents';
import { freshShop } from '../support/fresh-shop';
import { liftReservationLimits } from '../support/reservation-settings';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const { context } = database;
const { id: code } = await someTyre(database);
await setPrice(database, code, 9_999);
const staff = { actor: { type: 'staff' as const, id: 'Theke' } };
const folder = await mkdtemp(path.join(os.tmpdir(), 'documents-'));
const command = (...args: string[]) => radhaus(database, 'order', ...args);
const refused = (words: string) => ({ stderr: expect.stringContaining(words) });
const today = germanDate(new Date());

async function placed(pieces: number, way: 'kauf' | 'reservierung' = 'kauf') {
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: 30 });
  await addTyre(visitor, '/muster', code, pieces);
  return orderNumber(await order(visitor, '/muster', way)) ?? '';
}

/** Also where it finds faults. */
async function doctor(): Promise<string> {
  const { stdout } = await radhaus(database, 'doctor').catch((error: { stdout: string }) => error);
  return stdout;
}

const handOver = (number: string) => changeOrder(context, 'hand-over', number, staff);

it('a reservation is invoiced without an address up to 250 EUR, and above when staff name it', async () => {
  const small = await placed(2, 'reservierung');
  await handOver(small);
  const [invoice] = await drawnRows(database, small, 1);
  expect(invoice?.data.buyer).toEqual({ firstName: 'Eva', lastName: 'Berg' });
  const large = await placed(3, 'reservierung');
  await handOver(large);
  await allIssued(database);
  expect(await documentRows(database, large)).toEqual([]);
  expect((await command('invoices', large)).stdout).toContain(
    `without an invoice of the shop: order invoice ${large}`,
  );
  expect(await doctor()).toContain(`1 orders were supplied and have no invoice, such as ${large}`);
  await expect(command('invoice', large)).rejects.toMatchObject(refused('needs: --street'));
  await expect(
    command('invoice', large, '--street', 'Weg 1', '--postcode', '123', '--city', 'Kiel'),
  ).rejects.toMatchObject(refused('five digits'));
  const address = [
    '--street',
    'Weg 1',
    '--postcode',
    '24103',
    '--city',
    'Kiel',
    '--company',
    'Berg & Söhne KG',
  ];
  const { stdout } = await command('invoice', large, ...address, '--by', 'Büro', '--reason', 'am Telefon');
  const [named] = await drawnRows(database, large, 1);
  expect(stdout).toContain(`Rechnung ${named?.number} is issued for ${large}.`);
  expect(named?.data.buyer).toMatchObject({ company: 'Berg & Söhne KG', lastName: 'Berg', street: 'Weg 1' });
  expect((await command('invoices', large)).stdout).toContain('by Büro (am Telefon)');
  await expect(command('invoice', large, ...address)).rejects.toMatchObject(
    refused('Nothing that was supplied'),
  );
});

it('the invoices of a month are listed and written', { timeout: 60_000 }, async () => {
  const number = await placed(1);
  await handOver(number);
  const [invoice] = await drawnRows(database, number, 1);
  const month = today.slice(0, 7);
  const files = path.join(folder, 'month');
  const { stdout } = await command('invoices', '--month', month, '--folder', files);
  expect(stdout).toContain(`muster ${invoice?.number} ${today} 99.99 EUR ${number}, by issue-invoice`);
  const file = `muster-Rechnung-${invoice?.number}.pdf`;
  expect(await readdir(files)).toContain(file);
  expect((await readFile(path.join(files, file))).equals(invoice?.pdf as Buffer)).toBe(true);
  expect((await command('invoices', '--month', month, '--company', 'standard')).stdout).toContain(
    'no invoices',
  );
  expect((await command('invoices', '--month', '2019-01')).stdout).toContain('There are no invoices.');
  await expect(command('invoices')).rejects.toMatchObject(refused('Name an order, or a month'));
  await expect(command('invoices', '--month', '2026-13')).rejects.toMatchObject(refused('no month'));
});

it('a delivery note and a packing list are written, the list only while pieces lie in stock', async () => {
  const number = await placed(2);
  for (const kind of ['delivery-note', 'packing-list']) {
    const file = path.join(folder, `${kind}.pdf`);
    await command(kind, number, '--file', file);
    const pdf = await readFile(file);
    expect(pdf.toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(streamsOf(pdf).join()).not.toContain('CrossIndustryInvoice');
  }
  await handOver(number);
  const file = path.join(folder, 'after.pdf');
  await command('delivery-note', number, '--file', file);
  await expect(command('packing-list', number, '--file', file)).rejects.toMatchObject(refused('no pieces'));
});

it('postings are exported: documents by rate, money, and what they differ by', {
  timeout: 60_000,
}, async () => {
  const paid = await placed(3);
  await recordPayment(context, paid, staff);
  await handOver(paid);
  await drawnRows(database, paid, 1);
  await command('return', paid, '--line', '1:1');
  await command('refund', paid, '--by-hand', '--done', '--reference', '=Überweisung');
  const [invoice, correction] = await drawnRows(database, paid, 2);
  const open = await placed(1);
  await handOver(open);
  await drawnRows(database, open, 1);
  const file = path.join(folder, 'postings.csv');
  const run = (from: string, to: string) =>
    radhaus(database, 'export', 'documents', file, '--from', from, '--to', to);
  await run(today, today);
  const bytes = await readFile(file);
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [head, ...rows] = bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
  expect(head).toContain(
    'Umsatz;Soll/Haben-Kennzeichen;WKZ;Belegdatum;Belegfeld 1;Belegfeld 2;Buchungstext;Art',
  );
  const day = today.split('-').reverse().join('.');
  const of = (number: string) =>
    rows.filter((row) => row.includes(number)).map((row) => row.split(';').slice(0, 12));
  const posting = (...cells: string[]) => expect.arrayContaining(cells);
  const found = of(paid);
  expect(found).toHaveLength(6);
  expect(found).toEqual(
    expect.arrayContaining([
      posting('299,98', 'S', 'EUR', day, invoice?.number ?? '', 'Rechnung', '19', '252,08', '47,90'),
      posting('0,01', 'H', `Rundung ${invoice?.number}`),
      posting('100,00', 'H', correction?.number ?? '', 'Rechnungskorrektur', '84,03', '15,97'),
      posting('0,01', 'S', `Rundung ${correction?.number}`),
      posting('299,97', 'H', 'Zahlung'),
      posting('99,99', 'S', 'Erstattung'),
    ]),
  );
  expect(rows.join('\n')).toContain(";'=Überweisung");
  expect(of(open)).toEqual([
    posting('100,00', 'S', 'Rechnung'),
    posting('0,01', 'H'),
    posting('99,99', '', 'EUR', `Offen ${open}`, 'Differenz'),
  ]);
  expect((await run('2019-01-01', '2019-12-31')).stdout).toContain('0 postings');
  await expect(run('2019-02-30', today)).rejects.toMatchObject(refused('no day'));
});

it('doctor names who invoices from the shop, and whose data the law misses', {
  timeout: 60_000,
}, async () => {
  const told = await doctor();
  expect(told).toContain('the shop invoices at muster');
  expect(told).not.toContain('have no invoice');
  await database.query(`update companies set vat_id = '' where code = 'muster'`);
  await database.query(
    `update companies set invoiced_from = 'shop', invoiced_by = 'muster' where code = 'standard'`,
  );
  const said = await doctor();
  expect(said).toContain('the shop cannot invoice at muster: § 14 (4) UStG asks for ustId');
  expect(said).toContain('company standard has rechnungAus "shop" and another company as rechnungVon');
  const number = await placed(1);
  await handOver(number);
  await allIssued(database);
  await expect(command('invoice', number)).rejects.toMatchObject(refused('without ustId'));
});
