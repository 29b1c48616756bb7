import { describe, expect, it } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { readForm, textOf } from '../support/html-forms';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const { query, value } = database;

const vehicles = {
  golf: 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline',
  leon: 'seat-leon-iii-2-0-tdi-dsg-fr',
  bmw: 'bmw-3er-limousine-f30-320d-schaltgetriebe',
  astra: 'opel-astra-j-1-4-turbo-schaltgetriebe-edition',
  van: 'volkswagen-transporter-t6-2-0-tdi-schaltgetriebe',
} as const;

async function driverOf(name: keyof typeof vehicles): Promise<Visitor> {
  const driver = new Visitor(shop);
  await driver.post('/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: vehicles[name] });
  return driver;
}

/** The line of a card that opens its reason; the sign stands before both. */
const shortVerdict = /<summary>([\s\S]*?<\/span>)[\s\S]*?<\/summary>/;

const mainOf = ({ text }: { text: string }) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
/** Without the similar articles. */
const articleOf = (page: { text: string }) => mainOf(page).split('>Ähnliche ')[0] ?? '';
const said = (html: string) =>
  [...html.matchAll(/<(p|details) data-fitment="([^"]*)"[^>]*>([\s\S]*?)<\/\1>/g)].map(
    ([, , result, words = '']) => `${result}: ${textOf(words.replace(shortVerdict, '$1'))}`,
  );
const barOf = ({ text }: { text: string }) =>
  said(/<section aria-label="Ihr Fahrzeug"[\s\S]*?<\/section>/.exec(text)?.[0] ?? '');
const sectionOf = ({ text }: { text: string }) =>
  textOf(/<section aria-label="Passend zum Fahrzeug"[\s\S]*?<\/section>/.exec(text)?.[0] ?? '');

const codesOf = async (kind: string, table: string, condition: string) =>
  (
    await query<{ code: string; id: number }>(
      `select articles.code, articles.id from articles join ${table} on ${table}.article_id = articles.id
       where kind = '${kind}' and retired_at is null and ${condition} order by articles.id`,
    )
  ).map(({ code }) => code);

it('the sizes of the vehicle stand where all tyres have the finder of sizes', async () => {
  const driver = await driverOf('golf');
  const fitting = await driver.open('/muster/reifen');
  expect(sectionOf(fitting)).toContain('205/55 R16');
  expect(fitting.text).not.toContain('aria-label="Größe wählen"');
  const all = await driver.open('/muster/reifen?passend=alle');
  expect(sectionOf(all)).toContain('205/55 R16');
  expect(all.text).toContain('aria-label="Größe wählen"');
});

describe('a complete wheel judges rim, tyre and sensor', () => {
  const withSensor = `exists (select from components join articles part on part.id = component_id
    join product_variants variant on variant.article_id = part.id
    where components.article_id = complete_wheels.article_id and `;

  it('a sensor for other makes is never allowed on a Seat Leon', async () => {
    const driver = await driverOf('leon');
    const foreign = await codesOf(
      'complete-wheel',
      'complete_wheels',
      `${withSensor} not variant.values -> 'fahrzeuge' ? 'Seat')`,
    );
    const own = await codesOf(
      'complete-wheel',
      'complete_wheels',
      `${withSensor} variant.values -> 'fahrzeuge' ? 'Seat')`,
    );
    expect([foreign.length > 10, own.length > 0]).toEqual([true, true]);
    let told = 0;
    for (const code of foreign) {
      const [verdict = '', ...more] = said(articleOf(await driver.open(`/muster/komplettraeder/${code}`)));
      expect([code, verdict.split(':')[0], more]).toEqual([code, 'fits-not', []]);
      if (verdict.includes('RDKS-Sensor ist für andere Marken: ')) told += 1;
    }
    expect(told).toBeGreaterThan(0);
  });

  it('without a sensor says whether the vehicle needs one, by what is known of it', async () => {
    const driver = await driverOf('golf');
    const bare = await codesOf('complete-wheel', 'complete_wheels', `not ${withSensor} true)`);
    const verdictsNow = async () => {
      const pages = await Promise.all(bare.map((code) => driver.open(`/muster/komplettraeder/${code}`)));
      return pages.flatMap((page) => said(mainOf(page)));
    };
    const fitting = (await verdictsNow()).filter((verdict) => verdict.startsWith('fits: '));
    expect(fitting.length).toBeGreaterThan(0);
    for (const verdict of fitting)
      expect(verdict).toMatch(
        /✓ Zugelassen(?: nur als Winterreifen)?: .*\. RDKS-Sensoren braucht Ihr Fahrzeug nicht$/,
      );
    for (const [control, words] of [
      ["'direkt'", 'RDKS-Sensoren sind nicht dabei, Ihr Fahrzeug braucht sie'],
      ['null', 'Ob Ihr Fahrzeug RDKS-Sensoren braucht, ist nicht bekannt'],
    ] as const) {
      await query(`update vehicles set tyre_pressure_control = ${control} where code = $1`, [vehicles.golf]);
      await query("insert into tag_moves (tag) values ('vehicles')");
      const told = async () => (await verdictsNow()).filter((verdict) => verdict.endsWith(words));
      await expect.poll(async () => (await told()).length).toBe(fitting.length);
      for (const verdict of await told())
        expect(verdict).toMatch(/^unknown: ! Zulässig(?: nur als Winterreifen)?: /);
    }
    await query("update vehicles set tyre_pressure_control = 'indirekt' where code = $1", [vehicles.golf]);
    await query("insert into tag_moves (tag) values ('vehicles')");
  });
});

describe('axles of one document stay together', () => {
  const rear = '255/35 R19 ist für Ihr Fahrzeug nur hinten (vorn 225/40 R19) zugelassen';
  const list = '/muster/reifen?breite=255&hoehe=35&durchmesser=19';

  it('a BMW 3er has 255/35 R19 at the rear only: bar, list and page say so, and propose two pieces', async () => {
    const driver = await driverOf('bmw');
    const page = await driver.open(list);
    expect(barOf(page)).toEqual([`unknown: ! ${rear}`]);
    const fits = said(mainOf(page)).filter((verdict) => verdict.startsWith('fits: '));
    expect(fits.length).toBeGreaterThan(0);
    const allowed = '✓ Zugelassen nur hinten (vorn 225/40 R19) auf Felge 8,5Jx19 ET47: CoC-Papier';
    for (const verdict of fits) expect(verdict).toContain(allowed);
    const cards = mainOf(page).match(/<article[\s\S]*?<\/article>/g) ?? [];
    const card =
      cards.find((one) => one.includes('data-fitment="fits"') && one.includes('name="paar"')) ?? '';
    expect(textOf(card)).toContain('2 Stück');
    const [, code = ''] = /value="tyre:([^"]*)"/.exec(card) ?? [];
    const detail = await driver.open(`/muster/reifen/${code}`);
    expect(barOf(detail)).toEqual([]);
    expect(said(mainOf(detail))[0]).toContain(allowed);
    expect(readForm(detail.text, { button: 'In den Warenkorb' }).fields.menge).toBe('2');
    expect(
      readForm((await new Visitor(shop).open(`/muster/reifen/${code}`)).text, { button: 'In den Warenkorb' })
        .fields.menge,
    ).toBe('4');
    const added = await driver.post('/muster/warenkorb', {
      aktion: 'hinzufuegen',
      menge: '4',
      paar: `tyre:${code}`,
    });
    expect(cartOf(added).lines).toMatchObject([{ id: code, quantity: 2 }]);
  });

  it('front values of one document never meet rear values of another', async () => {
    await query(
      `update vehicle_fitments set width = 265 where axle = 'rear' and width = 255 and rim_tenths = 190
       and vehicle_id = (select id from vehicles where code = $1)`,
      [vehicles.bmw],
    );
    await query("insert into tag_moves (tag) values ('vehicles')");
    const driver = await driverOf('bmw');
    await expect
      .poll(async () => barOf(await driver.open(list)))
      .toEqual(['fits-not: ✕ 255/35 R19 ist für Ihr Fahrzeug nicht eingetragen']);
    await query(
      `update vehicle_fitments set width = 255 where axle = 'rear' and width = 265 and vehicle_id = (select id from vehicles where code = $1)`,
      [vehicles.bmw],
    );
    await query("insert into tag_moves (tag) values ('vehicles')");
  });

  it('205/50 R17 on a Golf is for winter only: bar and list say the same, in each season', async () => {
    const driver = await driverOf('golf');
    const words = '205/50 R17 ist für Ihr Fahrzeug nur als Winterreifen zugelassen';
    const size = '?breite=205&hoehe=50&durchmesser=17';
    const summer = await driver.open(`/muster/sommerreifen${size}`);
    expect(barOf(summer)).toEqual([`fits-not: ✕ ${words}`]);
    for (const verdict of said(mainOf(summer))) expect(verdict).toMatch(/^fits-not: /);
    expect(sectionOf(summer)).toMatch(/^0 von /);
    const winter = await driver.open(`/muster/winterreifen${size}`);
    expect(barOf(winter)).toEqual([`fits: ✓ ${words}`]);
    expect(
      said(mainOf(winter)).some((verdict) =>
        /^fits: .* nur als Winterreifen auf Felge 7Jx17 ET54/.test(verdict),
      ),
    ).toBe(true);
    expect(barOf(await driver.open(`/muster/reifen${size}`))).toEqual([`unknown: ! ${words}`]);
  });
});

describe('a tyre', () => {
  it('names the rim that its verdict holds for', async () => {
    const driver = await driverOf('golf');
    const page = await driver.open('/muster/sommerreifen?breite=205&hoehe=55&durchmesser=16');
    const fits = said(mainOf(page)).filter((verdict) => verdict.startsWith('fits: '));
    expect(fits.length).toBeGreaterThan(3);
    for (const verdict of fits)
      expect(verdict).toBe('fits: ✓ Zugelassen auf Felge 6,5Jx16 ET46–50: CoC-Papier');
  });

  it('without the C does not stand in for one with it, and the import keeps the C', async () => {
    const c = await value<boolean>(
      `select is_commercial as c from vehicle_fitments where width = 205 and aspect = 65 and vehicle_id = (select id from vehicles where code = $1)`,
      [vehicles.van],
    );
    expect(c).toBe(true);
    const driver = await driverOf('van');
    await query(`update tyres set is_commercial = false, width = 205, aspect = 65, rim_tenths = 160, load_index = 110
      where article_id = (select article_id from tyres where is_commercial order by article_id limit 1)`);
    const [code = ''] = await codesOf(
      'tyre',
      'tyres',
      'width = 205 and aspect = 65 and load_index = 110 and not is_commercial',
    );
    await query("insert into tag_moves (tag) values ('list:tyre')");
    const [verdict] = said(mainOf(await driver.open(`/muster/reifen/${code}`)));
    expect(verdict).toMatch(/^fits-not: ✕ Größe nicht eingetragen: zugelassen sind 205\/65 R16C/);
    expect(textOf((await driver.open('/muster/fahrzeug')).text)).toContain('205/65 R16C');
  });

  it('of a vehicle whose axle load is not known has no verdict', async () => {
    await query('update vehicles set axle_load_front_kg = null where code = $1', [vehicles.astra]);
    await query("insert into tag_moves (tag) values ('vehicles')");
    const driver = await driverOf('astra');
    const list = '/muster/sommerreifen?breite=205&hoehe=60&durchmesser=16';
    await expect
      .poll(async () => said(mainOf(await driver.open(list))).join())
      .toContain('unknown: ? Dazu liegt uns nichts vor: die Achslast ist nicht bekannt');
    const page = await driver.open(list);
    expect(
      said(mainOf(page)).some((verdict) => verdict.startsWith('fits:') && !verdict.includes('nur hinten')),
    ).toBe(false);
  });
});

describe('what is not known is not counted as fitting', () => {
  it('mats for an Opel Astra J: none is known to fit', async () => {
    const driver = await driverOf('astra');
    const page = await driver.open('/muster/fussmatten');
    const verdicts = said(mainOf(page));
    const unknown = verdicts.filter((verdict) => verdict.startsWith('unknown: ? ')).length;
    expect([unknown > 0, verdicts.some((verdict) => verdict.startsWith('fits: '))]).toEqual([true, false]);
    expect(sectionOf(page)).toMatch(
      new RegExp(`^0 von \\d+ passen zu Ihrem Fahrzeug, bei ${unknown} ist es nicht bekannt\\.`),
    );
  });

  it('an article for VW is one for Volkswagen', async () => {
    const [variant] = await query<{ code: string; group: string; url: string }>(
      `select articles.code, article_groups.code as "group", categories.url from product_variants
       join articles on articles.id = article_id join article_groups on article_groups.id = articles.group_id
       join products on products.group_id = article_groups.id join categories on categories.id = products.category_id
       where car_make = 'Volkswagen' and url = 'fussmatten' and retired_at is null
       and not exists (select from article_vehicle_prefixes prefixes where prefixes.article_id = articles.id and prefix like '01905%') limit 1`,
    );
    const path = `/muster/${variant?.url}/${variant?.code}/exakt`;
    const driver = await driverOf('golf');
    const before = said(articleOf(await driver.open(path)));
    await query(
      "update product_variants set car_make = 'VW' where article_id = (select id from articles where kind = 'product' and code = $1)",
      [variant?.code],
    );
    await query("insert into tag_moves (tag) values ('list:product')");
    await expect.poll(async () => said(articleOf(await driver.open(path)))).toEqual(before);
    expect(before.join()).not.toContain('Nur für Fahrzeuge von');
    expect(said(articleOf(await (await driverOf('astra')).open(path))).join()).toContain(
      'Nur für Fahrzeuge von VW',
    );
  });
});

it('the size check names one minimum, that of the documents', async () => {
  const driver = await driverOf('golf');
  const text = textOf((await driver.open('/muster/fahrzeug?wunschgroesse=205/55+R16+88V')).text);
  const least = [...text.matchAll(/mindestens (\d{2,3})(?!\d| %)/g)].map(([, index]) => index);
  expect(text).toContain('Tragfähigkeit 88 zu klein: mindestens 91');
  expect(text).toContain('Tragfähigkeit 91 (615 kg): diese ist zu klein');
  expect(least).toContain('91');
});

it('documents are called by their names, and none is two', async () => {
  const names = await query<{ document: string }>('select distinct document from vehicle_fitments');
  for (const { document } of names)
    expect(document).toMatch(/^(CoC-Papier|Zulassungsbescheinigung Teil I \(Felde?r? 15\.\d.*\))$/);
});

const [rim = ''] = await codesOf(
  'rim',
  'rims',
  `code in (select rim_code from rim_approvals where kind = 'abe' and conditions = '{}' and not needs_inspection and '01905102001' = any(ecodes))`,
);
const [url = ''] = (
  await query<{ url: string }>(
    `select case material when 'alu' then 'alufelgen' else 'stahlfelgen' end as url from rims join articles on articles.id = article_id where code = $1`,
    [rim],
  )
).map((row) => row.url);
const path = `/muster/${url}/${rim}`;
const stored = await query('select * from rim_approvals where rim_code = $1', [rim]);

describe('an approval of a rim', () => {
  const verdictAfter = async (set: string) => {
    await query(`update rim_approvals set ${set} where rim_code = $1`, [rim]);
    await query("insert into tag_moves (tag) values ('list:rim')");
    const driver = await driverOf('golf');
    return async () => said(articleOf(await driver.open(path)))[0] ?? '';
  };

  it('that names the vehicle and a size is told with both, and with a tick', async () => {
    const [verdict = ''] = said(articleOf(await (await driverOf('golf')).open(path)));
    expect([stored.length > 0, verdict]).toEqual([
      true,
      expect.stringMatching(/^fits: ✓ Zugelassen mit \d{3}\/\d\d R\d\d[^:]*: ABE KBA \d+/),
    ]);
    expect(textOf((await new Visitor(shop).open(path)).text)).toMatch(/Freigabe ABE KBA \d+/);
  });

  it('that asks for an inspection or has conditions is told in words, without a tick', async () => {
    await expect
      .poll(await verdictAfter('needs_inspection = true'))
      .toMatch(/^unknown: ! Zulässig nur mit Abnahme nach dem Anbau,? mit .*: ABE KBA/);
    await expect
      .poll(await verdictAfter(`needs_inspection = false, conditions = '{Keine Schneeketten}'`))
      .toMatch(/^unknown: ! Zulässig nur mit Auflagen, .*Auflagen: Keine Schneeketten/);
    await expect
      .poll(await verdictAfter(`kind = 'teilegutachten', conditions = '{}', number = '366-1'`))
      .toMatch(/^unknown: ! Zulässig nur mit Abnahme nach dem Anbau, .*: Teilegutachten 366-1/);
  });

  it('for other vehicles, or none at all, leaves it unknown: never a Teilegutachten', async () => {
    const unknown = 'unknown: ? Freigabe unbekannt: keine ABE und kein Gutachten nennt Ihr Fahrzeug';
    await expect.poll(await verdictAfter(`vehicles = '{}', ecodes = '{01060}'`)).toBe(unknown);
    await query('delete from rim_approvals where rim_code = $1', [rim]);
    await query(
      'update rims set approval = null where article_id = (select id from articles where kind = $2 and code = $1)',
      [rim, 'rim'],
    );
    await query("insert into tag_moves (tag) values ('list:rim')");
    const textNow = async () => textOf((await new Visitor(shop).open(path)).text);
    await expect.poll(textNow).toMatch(/Freigabe unbekannt/);
    expect(await textNow()).not.toContain('Teilegutachten');
    expect(said(articleOf(await (await driverOf('golf')).open(path)))).toEqual([unknown]);
  });
});
