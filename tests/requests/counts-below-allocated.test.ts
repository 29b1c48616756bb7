import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { addTyre, order, orderNumber } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { radhaus } from '../support/command';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { settled } from '../support/imports';
import { expectNothingLost } from '../support/money';
import { liftReservationLimits } from '../support/reservation-settings';
import { testFolder } from '../support/test-folder';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const tyres = await someTyres(database, 60);
const key = await apiKey(database);
const api = apiOf(shop);
const leader = await openDesk(database, shop, 'leitung');
const folder = testFolder();
let next = 0;

afterEach(() => expectNothingLost(database));

const ON_HAND = 9;
const ALLOCATED = 4;

interface Waiting {
  code: string;
  number: string;
}

/** Nine pieces of a tyre, four of them for an order. */
async function waiting(): Promise<Waiting> {
  const code = tyres[next++]?.id ?? expect.fail('no tyre left');
  await setStock(database, code, { here: ON_HAND });
  const buyer = new Visitor(shop);
  await addTyre(buyer, '/muster', code, ALLOCATED);
  return { code, number: orderNumber(await order(buyer, '/muster', 'kauf')) ?? expect.fail('no order') };
}

async function levelOf({ code }: Pick<Waiting, 'code'>) {
  const [level] = await database.query<{ onHand: number; allocated: number }>(
    `select on_hand as "onHand", allocated from stock_levels join articles on articles.id = article_id
       join warehouses on warehouses.id = warehouse_id join locations on locations.id = location_id
     where articles.kind = 'tyre' and code = $1 and locations.url = 'muster'`,
    [code],
  );
  return level ?? expect.fail('no level');
}

const line = (code: string, stueck: number, more: object = {}) => ({
  id: `tyre:${code}`,
  standort: 'muster',
  stueck,
  ...more,
});

async function byApi(lines: readonly object[], mode = 'right'): Promise<string> {
  const { body } = await api('PATCH', `/api/v1/stock?mode=${mode}`, { lines, token: key });
  return body.results
    .map(({ state, problems }: { state: string; problems: { message: string }[] }) =>
      [state, ...problems.map(({ message }) => message)].join(': '),
    )
    .join('\n');
}

async function byCommand(...args: string[]): Promise<string> {
  return radhaus(database, ...args).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
}

async function byCorrection(of: Waiting, pieces: number, ...more: string[]): Promise<string> {
  const { onHand } = await levelOf(of);
  const delta = String(pieces - onHand);
  return byCommand('stock', 'correct', `tyre:${of.code}`, 'muster', delta, '--note', 'Bruch', ...more);
}

function stockFile(code: string, stueck: number): string {
  const file = join(folder, 'stock.csv');
  writeFileSync(file, `id;stueck\ntyre:${code};${stueck}\n`);
  return file;
}

async function byImport(code: string, stueck: number): Promise<string> {
  const ean = await database.value<string>(`select gtin from articles where kind = 'tyre' and code = $1`, [
    code,
  ]);
  const files = [{ field: 'datei', name: 'liste.csv', content: `EAN;Lagerbestand\n${ean};${stueck}\n` }];
  const fields = { befehl: 'upload-file', lieferant: 'Reifen Nord', art: 'hier' };
  const checked = await settled(await leader.upload('/muster/tresen/import', fields, files), leader);
  const hasButton = checked.text.includes('>Übernehmen<');
  const done = hasButton ? await settled(await leader.press(checked, 'Übernehmen'), leader) : checked;
  return textOf(done.text);
}

async function atDesk(code: string, gezaehlt: number, more: Record<string, string> = {}): Promise<string> {
  const page = await leader.open(`/muster/tresen/bestand/tyre:${code}`);
  const done = await leader.press(page, 'Bestand setzen', { gezaehlt: String(gezaehlt), ...more });
  return textOf(done.text);
}

interface Way {
  /** Pieces that lie there afterwards, if fewer were counted than orders wait for. */
  left: number;
  count(of: Waiting, pieces: number): Promise<string>;
  /** With the word that it is meant; undefined: there is none. */
  confirm?: (of: Waiting, pieces: number) => Promise<string>;
  /** What is said of fewer pieces than four. */
  words: (of: Waiting) => RegExp;
}

const ways: Readonly<Record<string, Way>> = {
  'a line of the API': {
    left: ALLOCATED,
    count: ({ code }, pieces) => byApi([line(code, pieces)]),
    confirm: ({ code }, pieces) => byApi([line(code, pieces, { trotzdem: true })]),
    words: ({ number }) => new RegExp(`refused: für ${number} sind 4 Stück reserviert`),
  },
  'a line of the API that goes with all': {
    left: ON_HAND,
    count: ({ code }, pieces) => byApi([line(code, pieces)], 'all'),
    confirm: ({ code }, pieces) => byApi([line(code, pieces, { trotzdem: true })], 'all'),
    words: ({ number }) => new RegExp(`refused: für ${number} sind 4 Stück reserviert`),
  },
  'a file of stock': {
    left: ALLOCATED,
    count: ({ code }, pieces) =>
      byCommand('import', 'stock', stockFile(code, pieces), '--location', 'muster'),
    confirm: ({ code }, pieces) =>
      byCommand('import', 'stock', stockFile(code, pieces), '--location', 'muster', '--below-reserved'),
    words: ({ code, number }) => new RegExp(`tyre:${code}: \\d counted, 4 reserved for ${number}, 4 stay`),
  },
  'a correction': {
    left: ON_HAND,
    count: (of, pieces) => byCorrection(of, pieces),
    confirm: (of, pieces) => byCorrection(of, pieces, '--below-reserved'),
    words: () => /4 pieces of .* are reserved, and \d would be left/,
  },
  'a list at the desk': {
    left: ALLOCATED,
    count: ({ code }, pieces) => byImport(code, pieces),
    words: () => /für Bestellungen sind 4 Stück reserviert, gezählt sind \d/,
  },
  'a count at the desk': {
    left: ON_HAND,
    count: ({ code }, pieces) => atDesk(code, pieces),
    confirm: ({ code }, pieces) => atDesk(code, pieces, { trotzdem: 'on' }),
    words: () => /Für Bestellungen sind 4 Stück reserviert/,
  },
};

describe.each(Object.entries(ways))('%s', (_name, { left, count, confirm, words }) => {
  it.each([ON_HAND + 3, ALLOCATED + 1, ALLOCATED])('of %i pieces is enough for the order', async (pieces) => {
    const of = await waiting();
    expect(await count(of, pieces)).not.toMatch(words(of));
    expect(await levelOf(of)).toEqual({ onHand: pieces, allocated: ALLOCATED });
  });

  it.each([ALLOCATED - 1, 0])('of %i pieces takes none from an order, and names it', async (pieces) => {
    const of = await waiting();
    expect(await count(of, pieces)).toMatch(words(of));
    expect(await levelOf(of)).toEqual({ onHand: left, allocated: ALLOCATED });
    if (!confirm) return;
    expect(await confirm(of, pieces)).not.toMatch(words(of));
    expect(await levelOf(of)).toEqual({ onHand: pieces, allocated: ALLOCATED });
  });

  it('of fewer than no pieces is none, also if it is meant', async () => {
    const of = await waiting();
    await count(of, -1);
    await confirm?.(of, -1);
    expect(await levelOf(of)).toEqual({ onHand: ON_HAND, allocated: ALLOCATED });
  });

  it('of what already lies there is enough, however much is reserved', async () => {
    const of = await waiting();
    await byApi([line(of.code, 2, { trotzdem: true })]);
    for (const pieces of [2, 3]) expect(await count(of, pieces)).not.toMatch(words(of));
    expect(await levelOf(of)).toEqual({ onHand: 3, allocated: ALLOCATED });
  });
});

it('one line that takes pieces away costs the others nothing, unless they go together', async () => {
  const [short, other] = [await waiting(), await waiting()];
  const lines = [line(short.code, 1), line(other.code, 7)];
  expect(await byApi(lines, 'all')).toMatch(/^refused: .*\nleft$/);
  expect(await levelOf(other)).toMatchObject({ onHand: ON_HAND });
  expect(await byApi(lines)).toMatch(/^refused: .*\ndone$/);
  expect(await levelOf(other)).toMatchObject({ onHand: 7 });
  expect(await levelOf(short)).toMatchObject({ onHand: ALLOCATED });
});

it('a list that is whole leaves just what orders wait for, and says so', async () => {
  const of = await waiting();
  const files = [{ field: 'datei', name: 'liste.csv', content: 'EAN;Lagerbestand\n4099999999996;1\n' }];
  const fields = { befehl: 'upload-file', lieferant: 'Alles', art: 'hier', ganz: 'on' };
  const checked = await settled(await leader.upload('/muster/tresen/import', fields, files), leader);
  expect(textOf(checked.text)).toMatch(
    /fehlt in der Datei, aber für Bestellungen sind 4 Stück reserviert; so viele bleiben im Bestand/,
  );
  expect(await levelOf(of)).toEqual({ onHand: ON_HAND, allocated: ALLOCATED });
  await settled(await leader.press(checked, 'Übernehmen', { trotzdem: 'on' }), leader);
  expect(await levelOf(of)).toEqual({ onHand: ALLOCATED, allocated: ALLOCATED });
});

it('a count and an order at once leave no order without pieces', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const code = tyres[next++]?.id ?? expect.fail('no tyre left');
    await setStock(database, code, { here: ON_HAND });
    const buyer = new Visitor(shop);
    await addTyre(buyer, '/muster', code, ALLOCATED);
    const [bought, counted] = await Promise.all([
      // A count in between leads back to the cart, which has other buttons.
      order(buyer, '/muster', 'kauf').then(
        (page) => orderNumber(page) !== undefined,
        () => false,
      ),
      // An order by forms takes some steps.
      new Promise((resolve) => setTimeout(resolve, 40 * round)).then(() => byApi([line(code, 3)])),
    ]);
    const { onHand, allocated } = await levelOf({ code });
    expect(onHand, `${bought} ${counted}`).toBeGreaterThanOrEqual(allocated);
    outcomes.add(`${onHand}`);
  }
  expect([...outcomes].every((onHand) => ['3', String(ALLOCATED)].includes(onHand))).toBe(true);
});

it('two counts at once, and one of them too low, end as one of them', async () => {
  const of = await waiting();
  await Promise.all([byApi([line(of.code, 5)]), byApi([line(of.code, 1)]), atDesk(of.code, 2)]);
  const { onHand, allocated } = await levelOf(of);
  expect([[5, ALLOCATED].includes(onHand), allocated]).toEqual([true, ALLOCATED]);
});
