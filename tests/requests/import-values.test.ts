import { afterEach, describe, expect, it } from 'vitest';
import { exportedShop, fileOf, pageOf } from '../support/exported-network';

const { changed, edit, editRow, exported, shop, stored, take } = await exportedShop();

const PRODUCT = 'nordkap-310';
const [BLACK, TITANIUM] = ['nordkap-310-schwarz-glaenzend', 'nordkap-310-titan-matt'];
const SHARED = 'gewicht=15.9|laenge=157|montage=Klammern|oeffnung=beidseitig|volumen=310';

const sayOfProduct = (werte: string) => take(editRow('products.csv', PRODUCT, { werte }));
const sayOfVariant = (id: string, werte: string) => take(editRow('variants.csv', id, { werte }));

/** Both files as they are stored say what those in `changed` do, although only one of them was ever imported at once. */
async function expectFilesAsGiven() {
  const files = await stored();
  for (const file of ['products.csv', 'variants.csv']) expect(files[file]).toBe(fileOf(file, changed));
}

const shows = (id: string, words: string) =>
  expect.poll(async () => (await pageOf(shop, `/muster/dachboxen/${id}/exakt`)).text).toContain(words);

afterEach(() => take(exported));

describe('values of products and variants, each file alone', () => {
  it('of a variant hold instead of those of its product, whatever that says then', async () => {
    await sayOfVariant(BLACK, 'farbe=Schwarz glänzend|zuladung=60');
    await expectFilesAsGiven();
    await shows(BLACK, '60 kg');
    for (const zuladung of [55, 60, 70]) {
      await sayOfProduct(`${SHARED}|zuladung=${zuladung}`);
      await expectFilesAsGiven();
    }
    await shows(TITANIUM, '70 kg');
    await shows(BLACK, '60 kg');
  });

  it('of a product may be emptied: each variant keeps its own', async () => {
    await sayOfVariant(BLACK, 'farbe=Schwarz glänzend|zuladung=50');
    await sayOfProduct(SHARED);
    await expectFilesAsGiven();
    await shows(BLACK, '50 kg');
    await expect
      .poll(
        async () =>
          (await pageOf(shop, `/muster/dachboxen/${TITANIUM}/exakt`)).text.split('Ähnliche Artikel')[0],
      )
      .not.toContain('Zuladung');
    await sayOfProduct(`${SHARED}|zuladung=50`);
    await expectFilesAsGiven();
    await sayOfVariant(BLACK, 'farbe=Schwarz glänzend');
    await expectFilesAsGiven();
    await sayOfProduct(`${SHARED}|zuladung=65`);
    await shows(BLACK, '65 kg');
  });

  it('that all variants say alike are no values of the product', async () => {
    await sayOfVariant(BLACK, 'farbe=Titan matt');
    await expectFilesAsGiven();
    await sayOfProduct(`farbe=Weiß|${SHARED}|zuladung=50`);
    await expectFilesAsGiven();
    await shows(BLACK, 'Titan matt');
    await sayOfProduct(`${SHARED}|zuladung=50`);
    await expectFilesAsGiven();
    await shows(BLACK, 'Titan matt');
  });

  it('stay in their rows when the product loses a variant, and gains one', async () => {
    await take(edit('variants.csv', (text) => text.replace(new RegExp(`^[^;]+;${TITANIUM};.*\n`, 'm'), '')));
    await expectFilesAsGiven();
    const added = `${PRODUCT};nordkap-310-rot;;;Rot;;;farbe=Rot;;;377.90;;`;
    await take(edit('variants.csv', (text) => `${text}${added}\n`));
    await expectFilesAsGiven();
    await shows('nordkap-310-rot', '310 l');
    await sayOfProduct(`${SHARED}|zuladung=75`);
    await expectFilesAsGiven();
    await shows('nordkap-310-rot', '75 kg');
    await shows(BLACK, 'Schwarz glänzend');
  });

  it('follow a variant to another product', async () => {
    await take(editRow('variants.csv', TITANIUM, { produkt: 'tallund-330' }));
    await expectFilesAsGiven();
    await shows(TITANIUM, '330 l');
    await shows(TITANIUM, 'Kamei Tallund 330');
  });

  it('come from the right rows when only categories are imported', async () => {
    await sayOfVariant(BLACK, 'farbe=Schwarz glänzend|zuladung=50');
    await take(
      edit('categories.json', (text) => text.replace('"title": "Dachboxen"', '"title": "Dachkoffer"')),
    );
    await expectFilesAsGiven();
  });
});
