import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { someTyres } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { drawing, largePhoto, photoOf } from '../support/made-pictures';
import { Visitor } from '../support/visitor';
import { withinASecond } from '../support/within-a-second';

const { database, shop } = await freshShop();
const tyres = await someTyres(database, 24);
const centre = await openDesk(database, shop, 'leitung', null);
const leader = await openDesk(database, shop, 'leitung');
const large = await largePhoto();
let next = 0;

const stock = '/muster/tresen/bestand';

function tyre() {
  const one = tyres[next++];
  if (!one) throw new Error('no tyre left');
  return { ...one, at: `${stock}/tyre:${one.id}`, inShop: `/muster/reifen/${one.id}` };
}

const press = (at: string, button: string, fields: Record<string, string> = {}, visitor = centre) =>
  visitor.press(at, button, fields);

const standIn = ({ text }: { text: string }) =>
  /name="stand" value="([^"]*)"[^>]*>(?:(?!name="stand")[\s\S])*value="add-photos"/.exec(text)?.[1] ?? '';

async function upload(
  at: string,
  contents: Record<string, Buffer | string>,
  text = 'Von vorn',
  who = centre,
) {
  const page = await who.open(at);
  const files = Object.entries(contents).map(([name, content]) => ({ field: 'fotos', name, content }));
  const fields = { befehl: 'add-photos', stand: standIn(page), text };
  return who.upload(`${at}/bilder`, fields, files);
}

const photosIn = ({ text }: { text: string }) =>
  [...text.matchAll(/data-photo="([0-9a-f]{64})"/g)].map(([, hash = '']) => hash);

const fotoIn = ({ text }: { text: string }) => /name="foto" value="(\d+)"/.exec(text)?.[1] ?? '';

const shown = async (path: string) => (await new Visitor(shop).open(path)).text;

describe('photos of an article', () => {
  it('are seen in the shop within a second, in their order, with their text, until they are removed', async () => {
    const { at, inShop } = tyre();
    expect(await shown(inShop)).not.toContain('/bilder/foto/');
    const added = await upload(at, { 'a.jpg': await photoOf('#c00'), 'b.jpg': await photoOf('#0c0') });
    expect(textOf(added.text)).toContain('Die Fotos sind gespeichert.');
    const [first = '', second = ''] = photosIn(added);
    expect(first).not.toBe(second);
    const started = Date.now();
    await withinASecond(() => shown(inShop)).toContain(first);
    expect(Date.now() - started).toBeLessThan(2_000);
    expect(await shown(inShop)).toContain('alt="Von vorn');

    const moved = await centre.press(added, 'Nach vorn');
    expect(photosIn(moved)).toEqual([second, first]);
    const described = await centre.press(moved, 'Text speichern', { text: 'Von der Seite' });
    expect(textOf(described.text)).toContain('Der Text zum Foto ist gespeichert.');
    await expect.poll(() => shown(inShop)).toContain('Von der Seite');
    const removed = await centre.press(described, 'Entfernen');
    expect(photosIn(removed)).toEqual([first]);
    await expect.poll(() => shown(inShop)).not.toContain(second);
    const journal = await database.query(
      "select 1 from desk_changes where kind = 'article' and staff = $1 and subject = $2",
      [centre.email, decodeURIComponent(at.split('/').at(-1) ?? '')],
    );
    expect(journal).toHaveLength(4);
  });

  it('of a product are those of all its variants', async () => {
    const [variant, other] = await database.query<{ code: string }>(
      `select code from articles where kind = 'product' and retired_at is null and group_id =
         (select group_id from articles where kind = 'product' and retired_at is null group by 1 having count(*) > 1 limit 1)`,
    );
    const page = await upload(`${stock}/product:${variant?.code}`, { 'a.png': await photoOf('#00c') });
    const hash = photosIn(page).at(-1) ?? '';
    expect(photosIn(await centre.open(`${stock}/product:${other?.code}`))).toContain(hash);
  });

  it.each([
    ['kein Bild', Buffer.from('kein Bild'), 'ist kein Bild'],
    ['80 Megapixel', large, '50 Megapixel'],
    [
      'eine Zeichnung mit Skript',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>',
      'Zeichnung',
    ],
  ])('%s is told by name, and nothing is stored', async (_what, content, words) => {
    const { at } = tyre();
    const answer = await upload(at, { 'gut.jpg': await photoOf('#123'), 'schlecht.jpg': content }, 'Zwei');
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain('„schlecht.jpg“');
    expect(textOf(answer.text)).toContain(words);
    expect(answer.text).toContain('value="Zwei"');
    expect(photosIn(await centre.open(at))).toEqual([]);
  });

  it('of two people the second sees what the first did', async () => {
    const { at } = tyre();
    const page = await upload(at, { 'a.jpg': await photoOf('#444') });
    await centre.press(page, 'Entfernen');
    expect((await centre.press(page, 'Text speichern', { text: 'x' })).status).toBe(409);
    expect((await upload(at, {})).status).toBe(400);
  });

  it('after a refused upload the other forms still save', async () => {
    const { at } = tyre();
    await upload(at, { 'a.jpg': await photoOf('#555') });
    const refused = await upload(at, { 'b.jpg': 'kein Foto' });
    expect(refused.path).toBe(`${at}/bilder`);
    const told = await centre.press(refused, 'Text speichern', { text: 'Von hinten' });
    expect(told.status).toBe(200);
    expect((await centre.open(at)).text).toContain('value="Von hinten"');
  });
});

describe('a crop', () => {
  const halves = async (left: string, right: string) =>
    sharp({ create: { width: 1_200, height: 600, channels: 3, background: left } })
      .composite([{ input: await photoOf(right, { width: 600, height: 600 }), left: 600, top: 0 }])
      .png()
      .toBuffer();
  const press = (
    page: Awaited<ReturnType<typeof upload>>,
    fields: Record<string, string>,
    button = 'Zuschneiden',
  ) => centre.press(page, button, fields);

  it('is seen in the shop, and taken back', async () => {
    const { at, inShop } = tyre();
    const page = await upload(at, { 'a.png': await halves('#f00', '#00f') });
    const [whole = ''] = photosIn(page);
    const square = await press(page, { verhaeltnis: 'quadrat', fokus: 'rechts' });
    expect(textOf(square.text)).toContain('Das Foto ist zugeschnitten.');
    const [cropped = ''] = photosIn(square);
    const [row] = await database.query('select width, height, type from pictures where hash = $1', [cropped]);
    expect(row).toEqual({ width: 600, height: 600, type: 'png' });
    await expect.poll(() => shown(inShop)).toContain(cropped);
    const again = await press(square, {
      verhaeltnis: 'frei',
      links: '0',
      oben: '50',
      breite: '50',
      hoehe: '50',
    });
    const [second = ''] = photosIn(again);
    expect(await database.query('select width, height from pictures where hash = $1', [second])).toEqual([
      { width: 300, height: 300 },
    ]);
    const back = await press(again, {}, 'Zuschnitt aufheben');
    expect(photosIn(back)).toEqual([whole]);
    expect(back.text).not.toContain('Zuschnitt aufheben');
    await expect.poll(() => shown(inShop)).toContain(whole);
  });

  it('moves with its photo, and leaves the others alone', async () => {
    const { at } = tyre();
    const page = await upload(at, { 'a.png': await halves('#0f0', '#00f'), 'b.jpg': await photoOf('#999') });
    const [first = '', second = ''] = photosIn(page);
    const moved = await centre.press(await press(page, { verhaeltnis: 'quadrat' }), 'Nach vorn');
    expect(photosIn(moved)[0]).toBe(second);
    expect(photosIn(await press(moved, {}, 'Zuschnitt aufheben'))).toEqual([second, first]);
  });

  it.each([
    [{ verhaeltnis: 'frei', breite: '120' }, 400, 'Prozent von 0 bis 100'],
    [{ verhaeltnis: 'frei', links: '60', breite: '50' }, 400, 'höchstens 100 %'],
    [{ verhaeltnis: 'frei', breite: '1' }, 400, '100 Pixel'],
    [{ verhaeltnis: 'frei' }, 409, 'Das steht schon so da.'],
    [{ verhaeltnis: 'rund' }, 400, 'Bitte wählen Sie eine Form.'],
    [{ foto: '999999999', verhaeltnis: 'quadrat' }, 409, 'geht mit diesem Foto nicht mehr'],
  ])('%j is refused with words, and changes nothing', async (fields, status, words) => {
    const { at } = tyre();
    const page = await upload(at, { 'a.jpg': await photoOf(`#${next.toString(16).padStart(3, '0')}`) });
    const befehl = { befehl: 'crop-photo', stand: standIn(page), foto: fotoIn(page) };
    const answer = await centre.post(at, { ...befehl, ...fields });
    expect(answer.status).toBe(status);
    expect(textOf(answer.text)).toContain(words);
    expect(photosIn(await centre.open(at))).toEqual(photosIn(page));
  });

  it('of a drawing is not offered; nobody else may crop', async () => {
    const { at } = tyre();
    const page = await upload(at, { 'a.svg': drawing('<path d="M0 0h20v10z"/>') });
    expect(page.text).not.toContain('>Zuschneiden<');
    const sent = { befehl: 'crop-photo', stand: standIn(page), foto: fotoIn(page), verhaeltnis: 'quadrat' };
    expect((await centre.post(at, sent)).status).toBe(409);
    expect((await leader.post(at, sent)).status).toBe(403);
  });
});

describe('details', () => {
  it('of a tyre are its EPREL number and whether it is sold out', async () => {
    const { at, inShop } = tyre();
    const done = await press(at, 'Angaben speichern', { eprel: '9876543', ausverkauft: 'on' });
    expect(textOf(done.text)).toContain('Die Angaben sind gespeichert.');
    await expect.poll(() => shown(inShop)).toContain('9876543');
    const wrong = await press(at, 'Angaben speichern', { eprel: '12' });
    expect(wrong.status).toBe(400);
    expect(textOf(wrong.text)).toContain('6 oder 7 Ziffern');
    expect(wrong.text).toContain('value="12"');
  });

  it('of a product are texts, content and deposit', async () => {
    const [row] = await database.query<{ code: string; id: number }>(
      "select code, id from articles where kind = 'product' and retired_at is null limit 1",
    );
    const at = `${stock}/product:${row?.code}`;
    const long = `Neu beschrieben. ${'Lang. '.repeat(300)}`.trim();
    await press(at, 'Angaben speichern', { beschreibung: long, inhalt: '0,75 l', pfand: '7,50' });
    const [stored] = await database.query(
      `select description, content_milli, content_unit, deposit_cents from articles join products using (group_id)
         join product_variants on article_id = articles.id where articles.id = $1`,
      [row?.id],
    );
    expect(stored).toEqual({ description: long, content_milli: 750, content_unit: 'l', deposit_cents: 750 });
    for (const [fields, words] of [
      [{ inhalt: 'viel' }, 'Menge wie 0,75'],
      [{ pfand: '-1' }, 'Betrag wie 7,50'],
      [{ beschreibung: 'x'.repeat(4_001) }, 'Höchstens 4000'],
    ] as const) {
      const answer = await press(at, 'Angaben speichern', fields);
      expect(answer.status).toBe(400);
      expect(textOf(answer.text)).toContain(words);
    }
  });

  it('of a complete wheel stays for sale as long as the wheel, as at the API', async () => {
    const [part] = await database.query<{ code: string; wheel: string; id: number }>(
      `select part.code, part.id, min(kit.code) as wheel from components join articles part on part.id = component_id
         join articles kit on kit.id = components.article_id
       where part.kind = 'tyre' and kit.retired_at is null and part.retired_at is null group by 1, 2 limit 1`,
    );
    const at = `${stock}/tyre:${part?.code}`;
    const refusal = await press(at, 'Artikel entfernen', { trotzdem: 'on' });
    expect(refusal.status).toBe(409);
    expect(textOf(refusal.text)).toContain(`gehört zum Komplettrad „${part?.wheel}“`);
    expect(
      await database.query('select 1 from articles where id = $1 and retired_at is null', [part?.id]),
    ).toHaveLength(1);
  });

  it('of a make are its manufacturer, beside all its articles', async () => {
    const { at, make, inShop } = tyre();
    await database.query('delete from makes where name = $1', [make]);
    const list = await centre.open(`${stock}/pflichtangaben?was=gpsr`);
    expect(textOf(list.text)).toContain(make);
    const maker = {
      name: 'Reifenwerk GmbH',
      anschrift: 'Am Werk 1, 12345 Musterstadt, Deutschland',
      kontakt: 'info@reifenwerk.example',
    };
    await press(at, 'Hersteller speichern', maker);
    await expect.poll(() => shown(inShop)).toContain('Reifenwerk GmbH');
    const wrong = await press(at, 'Hersteller speichern', {
      ...maker,
      kontakt: 'http://x',
      euName: 'Importeur',
    });
    expect(wrong.status).toBe(400);
    expect(textOf(wrong.text)).toContain('https-Adresse');
  });
});

it('an article is taken out of the range after one more question', async () => {
  const { at, inShop } = tyre();
  const asked = await press(at, 'Artikel entfernen');
  expect(asked.status).toBe(400);
  const done = await press(at, 'Artikel entfernen', { trotzdem: 'on' });
  expect(textOf(done.text)).toContain('aus dem Sortiment genommen');
  expect((await centre.open(at)).status).toBe(404);
  await expect.poll(async () => (await new Visitor(shop).open(inShop)).status).toBe(404);
});

describe('what is missing by law', () => {
  it('is listed over all articles, kind by kind', async () => {
    const { id } = tyre();
    await database.query(
      'update tyres set eprel_id = null where article_id = (select id from articles where code = $1)',
      [id],
    );
    const page = await leader.open(`${stock}/pflichtangaben?was=eprel`);
    expect(page.text).toContain(`tyre:${id}`);
    for (const was of ['gpsr', 'grundpreis', 'pfand', 'preis', 'quatsch', ''])
      expect((await leader.open(`${stock}/pflichtangaben?was=${was}&nach=x`)).status).toBe(200);
  });
});

describe('a new product', () => {
  const filled = {
    hersteller: 'Dachwerk',
    name: 'Gepäckkorb Alpin',
    beschreibung: 'Für Ski und Rad.',
    bezeichnungA: '400 l, schwarz',
    preisA: '399',
    gtinA: '',
    bezeichnungC: '500 l, grau',
    preisC: '449,50',
  };
  const open = () => centre.open(`${stock}/neu`);

  it('is sold at all locations with its variants', async () => {
    const page = await open();
    const [, kategorie = ''] = /<option value="(dachboxen|[a-z-]*box[a-z-]*)"/.exec(page.text) ?? [];
    const done = await centre.press(page, 'Produkt anlegen', { ...filled, kategorie });
    expect(textOf(done.text)).toContain('Das Produkt ist angelegt.');
    const [, inShop = ''] = /href="(\/muster\/[^"]+)"[^>]*>Im Shop ansehen/.exec(done.text) ?? [];
    await expect.poll(() => shown(inShop)).toContain('Gepäckkorb Alpin');
    expect(await shown(inShop.replace('/muster', '/standard'))).toContain('500 l, grau');
    const rows = await database.query(
      `select subtitle, cents from articles left join current_prices on article_id = articles.id and location_id is null
       where title = 'Dachwerk Gepäckkorb Alpin' order by subtitle`,
    );
    expect(rows).toEqual([
      { subtitle: '400 l, schwarz', cents: 39_900 },
      { subtitle: '500 l, grau', cents: 44_950 },
    ]);
    const again = await centre.press(await open(), 'Produkt anlegen', { ...filled, kategorie });
    expect(again.status).toBe(400);
    expect(textOf(again.text)).toContain('Dieses Produkt gibt es schon.');
  });

  it.each([
    [{ kategorie: '' }, 'Bitte wählen Sie eine Warengruppe.'],
    [{ kategorie: 'gibt-es-nicht' }, 'Bitte wählen Sie eine Warengruppe.'],
    [{ name: '' }, 'Darf nicht leer sein.'],
    [{ gtinA: '123' }, 'Keine GTIN'],
    [{ preisA: 'viel' }, 'Erwartet wird ein Betrag'],
    [{ inhaltC: 'viel' }, 'Erwartet wird eine Menge'],
    [{ bezeichnungA: '', preisA: '', bezeichnungC: '', preisC: '' }, 'Mindestens eine Ausführung'],
    [{ bezeichnungC: '400 l, schwarz' }, 'Zwei Ausführungen heißen gleich.'],
  ])('%j is refused beside its field, and all stays in the form', async (fields, words) => {
    const typed = { ...filled, name: 'Anderer Korb', kategorie: 'dachboxen', ...fields };
    const answer = await centre.press(await open(), 'Produkt anlegen', typed);
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
    expect(answer.text).toContain('value="Dachwerk"');
  });
});

it('only who leads all locations edits what all of them show', async () => {
  const { at } = tyre();
  const page = await leader.open(at);
  for (const command of ['article-details', 'article-maker', 'add-photos', 'retire-article', 'move-photo']) {
    expect(page.text).not.toContain(`value="${command}"`);
    expect((await leader.post(at, { befehl: command, stand: 'x' })).status, command).toBe(403);
  }
  expect((await upload(at, { 'a.jpg': await photoOf('#555') }, 'x', leader)).status).toBe(403);
  expect((await leader.open(`${stock}/neu`)).status).toBe(404);
  for (const role of ['verkauf', 'werkstatt'] as const) {
    const visitor = await openDesk(database, shop, role, null);
    expect((await visitor.post(at, { befehl: 'article-details', stand: 'x' })).status).toBe(403);
    expect((await visitor.open(`${stock}/neu`)).status).toBe(404);
    expect((await visitor.open(`${stock}/pflichtangaben`)).status).toBe(200);
  }
});
