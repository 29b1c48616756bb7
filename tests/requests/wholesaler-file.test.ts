import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addTyre, order, orderNumber } from '../support/buyer';
import { radhaus } from '../support/command';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { testFolder } from '../support/test-folder';

const ROWS = 2_000;
const HEAD =
  'Artikelnummer;EAN-Code;Hersteller;Profil;Dimension;Reifenart;VK-Preis;Bestand;Rollwiderstand;Nasshaftung;Geräusch (dB);Geräuschklasse;DOT';

const { database, visitor } = await freshShop();
const folder = testFolder();

function write(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const outputOf = (...args: string[]): Promise<string> =>
  radhaus(database, ...args).then(
    ({ stdout }) => stdout,
    (error: { stderr: string; stdout: string }) => error.stderr + error.stdout,
  );

function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce((all, digit, index) => all + Number(digit) * (index % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const sizes = [
  '205/55 R16 91V',
  '195/65 R15 91H',
  '225/45 R17 94W XL',
  '185/65 R15 88T',
  '215/65 R16C 109/107T',
];

function row(index: number): string {
  const of = <Value>(values: readonly Value[]) => values[index % values.length];
  const price = `${40 + (index % 90)},${10 + (index % 90)}`;
  return [
    `GH-${10_001 + index}`,
    withCheckDigit(`4099${10_000_000 + index}`),
    ...[
      of(['Nexen', 'Kumho', 'Böhm', 'Falken']),
      `Profil ${1 + (index % 50)}`,
      of(sizes),
      of(['S', 'W', 'G']),
    ],
    ...[price, index % 7, of(['B', 'C', 'D']), of(['A', 'B', 'C']), 68 + (index % 5), of(['A', 'B']), 2026],
  ].join(';');
}

it(`a wholesaler's file of ${ROWS} tyres is proposed, checked and imported, and one of them is bought`, async () => {
  const lines = Array.from({ length: ROWS }, (_, index) => row(index));
  const list = write('grosshandel.csv', Buffer.from([HEAD, ...lines, ''].join('\r\n'), 'latin1'));

  const proposed = await radhaus(database, 'import', list, '--kind', 'tyres', '--propose');
  expect(proposed.stderr).toContain('Nothing says fahrzeug, alpin');
  const mapping = JSON.parse(proposed.stdout);
  mapping.spalten.Reifenart.push('alpin');
  mapping.werte = {
    saison: { S: 'sommer', W: 'winter', G: 'ganzjahr' },
    alpin: { S: '0', W: '1', G: '1' },
  };
  mapping.fest = { fahrzeug: 'PKW' };
  const columns = write('spalten.json', JSON.stringify(mapping));

  const tyres = ['--kind', 'tyres', '--mapping', columns];
  const checked = await outputOf('import', list, ...tyres, '--check');
  expect(checked).toContain(`${ROWS} rows understood, 0 problems. Nothing was changed.`);
  expect(checked).toContain('Columns that say nothing of ours: Bestand.');

  const wheels = write('complete-wheels.csv', 'id;felge;reifen;sensor;preis\n');
  await outputOf('import', wheels, '--allow-removals');
  const taken = await outputOf('import', list, ...tyres, '--allow-removals');
  expect(taken).toContain(`tyres.csv: ${ROWS} rows, ${ROWS} new`);
  const pieces = write(
    'bestand.json',
    JSON.stringify({
      spalten: { Artikelnummer: 'id', Bestand: 'stueck' },
      fest: { standort: 'zentrallager' },
    }),
  );
  const counted = await outputOf('import', 'stock', list, '--mapping', pieces);
  expect(counted).toContain(`${ROWS} rows`);

  const id = 'gh-10007';
  await expect.poll(async () => (await visitor.open(`/kassel/reifen/${id}`)).status).toBe(200);
  const page = textOf((await visitor.open(`/kassel/reifen/${id}`)).text);
  expect(page).toContain('195/65 R15 91H');
  expect(page).toContain('46,16 €');
  const cart = await addTyre(visitor, '/kassel', id, 4);
  expect(textOf(cart.text)).toContain('184,64 €');
  const thanks = await order(visitor, '/kassel', 'kauf');
  expect(textOf(thanks.text)).toContain('Vielen Dank für Ihre Bestellung');
  const [line] = await database.query<{ number: string; quantity: number }>(
    `select orders.number, order_lines.quantity from orders join order_lines on order_lines.order_id = orders.id`,
  );
  expect(line).toEqual({ number: orderNumber(thanks), quantity: 4 });
}, 180_000);
