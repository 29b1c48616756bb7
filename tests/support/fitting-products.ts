import type { FreshDatabase } from './fresh-database';
import { addProducts, retireProducts } from './products';
import { Visitor } from './visitor';

export const GOLF = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';
/** Has no ECode after `addFittingProducts`. */
export const PASSAT = 'volkswagen-passat-variant-3g5-2-0-tdi-dsg-highline';
export const KIA = 'kia-ceed-cd-1-4-t-gdi-schaltgetriebe-vision';

/** Two lists with few products, for a Golf, for other cars and for any. */
export async function addFittingProducts(database: FreshDatabase): Promise<void> {
  await retireProducts(database, ['cat-kofferraum']);
  await addProducts(database, 'cat-kofferraum', [
    {
      code: 'wanne',
      make: 'Nordkap',
      name: 'Wanne',
      variants: [
        { code: 'wanne-audi', cents: 1_000, carMake: 'Audi' },
        { code: 'wanne-golf', cents: 3_000, carMake: 'Volkswagen' },
        { code: 'wanne-passat', cents: 2_000, carMake: 'Volkswagen' },
      ],
    },
    { code: 'netz', make: 'Nordkap', name: 'Netz', variants: [{ code: 'netz-1', cents: 900, here: 2 }] },
    {
      code: 'matte',
      make: 'Alpin',
      name: 'Matte',
      variants: [{ code: 'matte-vw', cents: 4_000, carMake: 'volkswagen' }],
    },
    {
      code: 'tasche',
      make: 'Alpin',
      name: 'Tasche',
      variants: [{ code: 'tasche-audi', cents: 5_000, carMake: 'Audi', here: 1 }],
    },
  ]);
  await retireProducts(database, ['cat-fussmatten']);
  await addProducts(database, 'cat-fussmatten', [
    {
      code: 'kette',
      make: 'Alpin',
      name: 'Kette',
      variants: [{ code: 'kette-audi', cents: 5_000, carMake: 'Audi' }],
    },
  ]);
  await database.query(
    `insert into article_vehicle_prefixes select prefix, id, '{}' from articles,
       (values ('wanne-golf', '01905102'), ('wanne-passat', '01905130'), ('tasche-audi', '01060')) as made (code, prefix)
     where articles.code = made.code`,
  );
  await database.query('update vehicles set dat_ecode_prefix = null where code = $1', [PASSAT]);
}

export async function driverOf(shop: { port: number }, code: string): Promise<Visitor> {
  const driver = new Visitor(shop);
  await driver.post('/muster/fahrzeug', { aktion: 'waehlen', fahrzeug: code });
  return driver;
}

/** What a list says of the chosen vehicle. */
export const vehicleSection = ({ text }: { text: string }) =>
  /<section aria-label="Passend zum Fahrzeug"[\s\S]*?<\/section>/.exec(text)?.[0] ?? '';
