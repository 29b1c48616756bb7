import { beforeAll, describe, expect, it } from 'vitest';
import { ACCEPTED_MISMATCHES } from '~/domain/orders/messages';
import { lastButton, order, orderNumber, toConfirmation } from '../support/buyer';
import { setStock } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { mailsOfOrder } from '../support/order-mails';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const { query, value } = database;

const GOLF = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';
const BMW = 'bmw-3er-limousine-f30-320d-schaltgetriebe';
const HYUNDAI = 'hyundai-i30-pd-1-4-t-gdi-schaltgetriebe-trend';

const first = async (kind: string, condition: string, table = `${kind}s`) => {
  const [row] = await query<{ code: string }>(
    `select articles.code from articles join ${table} on ${table}.article_id = articles.id
     where articles.kind = '${kind}' and retired_at is null and ${condition} order by articles.id limit 1`,
  );
  if (!row) throw new Error(`no ${kind} with ${condition}`);
  return row.code;
};
const size = (width: number, aspect: number, rim: number) =>
  `width = ${width} and aspect = ${aspect} and rim_tenths = ${rim * 10} and load_index >= 89 and speed_kmh >= 240 and season = 'sommer'`;

const tyre16 = await first('tyre', size(205, 55, 16));
const tyre17 = await first('tyre', size(225, 45, 17));
// The demo sells none of the size that belongs in front.
const front19 = await first('tyre', size(225, 40, 18));
await query(
  `update tyres set rim_tenths = 190, load_index = 95, speed_index = 'Y', speed_kmh = 300
   where article_id = (select id from articles where kind = 'tyre' and code = $1)`,
  [front19],
);
const rear19 = await first('tyre', `${size(255, 35, 19)} and load_index >= 92`);
const rimOn = `exists (select from rim_approvals where rim_code = code and kind = 'abe' and conditions = '{}' and not needs_inspection
  and '205/55 R16' = any(tyre_sizes) and '01905102001' = any(ecodes)) and diameter_tenths = 160`;
const rim16 = await first('rim', rimOn);
const sensor = await first(
  'product',
  `product_variants.values -> 'fahrzeuge' = '["BMW"]' and group_id in (select group_id from products where category_id = 'cat-rdks-sensoren')`,
  'product_variants',
);
const direct =
  (await value<string>(
    "select code from vehicles where tyre_pressure_control = 'direkt' and code like 'hyundai%' order by code limit 1",
  )) ?? HYUNDAI;

beforeAll(async () => {
  for (const key of [tyre16, tyre17, front19, rear19, rim16, sensor])
    await setStock(database, key, { central: 60 });
});

const chosen = async (visitor: Visitor, vehicle: string) => {
  await visitor.post('/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: vehicle });
  return visitor;
};
const add = (visitor: Visitor, key: string, menge: number) =>
  visitor.post('/muster/warenkorb', { aktion: 'hinzufuegen', artikel: key, menge: String(menge) });
const setsOf = ({ text }: { text: string }) =>
  [...text.matchAll(/<section aria-label="(Für [^"]*|Artikel)"[^>]*>([\s\S]*?)<\/section>/g)].map(
    ([, name = '', inner = '']) => ({
      name,
      lines: [...inner.matchAll(/aria-label="Entfernen: /g)].length,
      problems: problemsOf({ text: inner }),
    }),
  );
const problemsOf = ({ text }: { text: string }) =>
  [...text.matchAll(/<ul data-set-problems[^>]*>([\s\S]*?)<\/ul>/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, words = '']) => textOf(words)),
  );
const cart = (visitor: Visitor) => visitor.open('/muster/warenkorb');

async function bought(vehicle: string | undefined, ...parts: [key: string, menge: number][]) {
  const visitor = new Visitor(shop);
  if (vehicle) await chosen(visitor, vehicle);
  for (const [key, menge] of parts) await add(visitor, key, menge);
  return visitor;
}

describe('the cart checks the set', () => {
  it.each<[string, string | undefined, [string, number][], (string | RegExp)[]]>([
    ['four tyres of one size', GOLF, [[`tyre:${tyre16}`, 4]], []],
    ['two tyres of one size', GOLF, [[`tyre:${tyre16}`, 2]], []],
    [
      'rims with their tyres',
      GOLF,
      [
        [`tyre:${tyre16}`, 4],
        [`rim:${rim16}`, 4],
      ],
      [],
    ],
    [
      'rims with tyres of another diameter',
      GOLF,
      [
        [`tyre:${tyre17}`, 4],
        [`rim:${rim16}`, 4],
      ],
      [/ passt auf keine der Felgen im Warenkorb\.$/],
    ],
    [
      'the same without a vehicle',
      undefined,
      [
        [`tyre:${tyre17}`, 4],
        [`rim:${rim16}`, 4],
      ],
      [/ passt auf keine der Felgen im Warenkorb\.$/],
    ],
    [
      'four rims and two tyres',
      GOLF,
      [
        [`tyre:${tyre16}`, 2],
        [`rim:${rim16}`, 4],
      ],
      ['Im Warenkorb sind 4 Felgen und 2 Reifen.'],
    ],
    [
      'tyres of both axles',
      BMW,
      [
        [`tyre:${front19}`, 2],
        [`tyre:${rear19}`, 2],
      ],
      [],
    ],
    [
      'those of the rear alone',
      BMW,
      [[`tyre:${rear19}`, 2]],
      [/^Zu .* gehört vorn die Größe 225\/40 R19\.$/],
    ],
    [
      'four of what is for the rear',
      BMW,
      [[`tyre:${rear19}`, 4]],
      [/ ist nur hinten zugelassen: höchstens zwei Stück\.$/],
    ],
    [
      'two pairs that no document has together',
      GOLF,
      [
        [`tyre:${tyre16}`, 2],
        [`tyre:${tyre17}`, 2],
      ],
      [/ sind nicht zusammen zugelassen\.$/],
    ],
    ['a sensor for another make', GOLF, [[`product:${sensor}`, 4]], [/ ist für Fahrzeuge anderer Marken\.$/]],
    [
      'rims without sensors, where they are needed',
      direct,
      [[`rim:${rim16}`, 4]],
      ['Ihr Fahrzeug braucht RDKS-Sensoren: 4 Stück, im Warenkorb sind 0.'],
    ],
  ])('%s', async (_, vehicle, parts, problems) => {
    const visitor = await bought(vehicle, ...parts);
    expect(problemsOf(await cart(visitor))).toEqual(
      problems.map((words) => (typeof words === 'string' ? words : expect.stringMatching(words))),
    );
  });

  it('quantities are checked anew when they change', async () => {
    const visitor = await bought(GOLF, [`tyre:${tyre16}`, 4], [`rim:${rim16}`, 4]);
    const page = await cart(visitor);
    const [, line = ''] = /name="zeile" value="([^"]*)"/.exec(page.text) ?? [];
    const changed = await visitor.post('/muster/warenkorb', { aktion: 'menge', zeile: line, menge: '3' });
    expect(problemsOf(changed)).toEqual(['Im Warenkorb sind 4 Felgen und 3 Reifen.']);
  });
});

describe('a line keeps the vehicle it was bought for', () => {
  it('two cars are two groups, each checked for itself, and a line of each in the order', async () => {
    const visitor = await bought(GOLF, [`tyre:${tyre16}`, 2]);
    await chosen(visitor, BMW);
    await add(visitor, `tyre:${tyre16}`, 2);
    await add(visitor, `tyre:${rear19}`, 2);
    const page = await cart(visitor);
    expect(setsOf(page)).toEqual([
      { name: expect.stringContaining('Für Volkswagen Golf VII'), lines: 1, problems: [] },
      {
        name: expect.stringContaining('Für BMW 3er'),
        lines: 2,
        problems: [expect.stringContaining('gehört vorn')],
      },
    ]);
    const thanks = await order(visitor, '/muster', 'kauf');
    const rows = await query<{ code: string }>(
      `select options -> 0 ->> 'code' as code from order_lines join orders on orders.id = order_id where number = $1 order by position`,
      [orderNumber(thanks)],
    );
    expect(rows.map(({ code }) => code)).toEqual([GOLF, BMW, BMW]);
  });

  it('also after another vehicle is chosen or none, and when a removed line comes back', async () => {
    const visitor = await bought(GOLF, [`tyre:${tyre16}`, 4]);
    await chosen(visitor, BMW);
    const [, line = ''] = /name="zeile" value="([^"]*)"/.exec((await cart(visitor)).text) ?? [];
    const removed = await visitor.post('/muster/warenkorb', { aktion: 'entfernen', zeile: line });
    const back = await visitor.press(removed, 'Rückgängig');
    expect(setsOf(back).map(({ name }) => name)).toEqual([
      expect.stringContaining('Für Volkswagen Golf VII'),
    ]);
  });

  it('an article for any vehicle is for none', async () => {
    const [{ code = '' } = {}] = await query<{ code: string }>(
      `select articles.code from articles join product_variants on article_id = articles.id join products using (group_id)
       where category_id = 'cat-dachboxen' order by articles.id limit 1`,
    );
    await setStock(database, code, { central: 9 });
    const visitor = await bought(GOLF, [`product:${code}`, 1]);
    expect(setsOf(await cart(visitor))).toEqual([{ name: 'Artikel', lines: 1, problems: [] }]);
  });

  it('an unknown vehicle in the form is none, and no error', async () => {
    const visitor = new Visitor(shop);
    const page = await visitor.post('/muster/warenkorb', {
      aktion: 'hinzufuegen',
      artikel: `tyre:${tyre16}`,
      menge: '4',
      fahrzeug: 'trabant-601',
    });
    expect([page.status, setsOf(page)]).toEqual([200, [{ name: 'Artikel', lines: 1, problems: [] }]]);
  });
});

describe('what does not go together', () => {
  const told = 'Im Warenkorb sind 4 Felgen und 2 Reifen.';

  it('is told on the last step, and ordered only after the sentence is ticked', async () => {
    const visitor = await bought(GOLF, [`tyre:${tyre16}`, 2], [`rim:${rim16}`, 4]);
    const page = await toConfirmation(visitor, '/muster', 'kauf');
    expect(problemsOf(page)).toEqual([told]);
    expect(page.text).toContain('name="trotzdem"');
    const refused = await visitor.press(page, lastButton.kauf, { agb: 'on' });
    expect([refused.status, orderNumber(refused)]).toEqual([400, undefined]);
    expect(refused.text).toMatch(/id="trotzdem"[^>]*aria-describedby="trotzdem-error"/);
    const READ = 'Bitte bestätigen Sie, dass Sie die Hinweise zum Fahrzeug gelesen haben.';
    expect(textOf(refused.text)).toContain(READ);
    expect(refused.text).toMatch(/<input id="agb"[^>]* checked=""/);
    const bare = await visitor.press(page, lastButton.kauf);
    expect(textOf(bare.text)).toContain(READ);
    expect(textOf(bare.text)).toContain('Bitte bestätigen Sie die AGB und die Widerrufsbelehrung.');
    const done = await visitor.press(refused, lastButton.kauf, { trotzdem: 'on' });
    const number = orderNumber(done);
    expect(problemsOf(done)).toEqual([told]);
    const mails = await mailsOfOrder(database, number);
    for (const { text } of mails) expect(text).toContain(`${ACCEPTED_MISMATCHES}\n${told}`);
    const desk = await openDesk(database, shop, 'verkauf');
    const shown = await desk.open(`/muster/tresen/bestellungen/${number}`);
    expect(problemsOf(shown)).toEqual([told]);
    expect(textOf(shown.text)).toContain('Für Volkswagen Golf VII');
  });

  it('is not asked where all goes together', async () => {
    const visitor = await bought(GOLF, [`tyre:${tyre16}`, 4], [`rim:${rim16}`, 4]);
    const page = await toConfirmation(visitor, '/muster', 'reservierung');
    expect(page.text).not.toContain('name="trotzdem"');
    const done = await visitor.press(page, lastButton.reservierung, { agb: 'on' });
    expect(orderNumber(done)).toBeDefined();
  });
});
