import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fittingRims } from '~/domain/catalog/rims/fitting-rims.server';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { addTyre, order } from '../support/buyer';
import { setStock } from '../support/catalogue';
import { decodeHtml } from '../support/html-forms';
import { request } from '../support/request';
import { GOLF, GOLF_LABEL, openVehiclePage } from '../support/vehicle-page';
import { Visitor } from '../support/visitor';

const { database, shop, driverOf } = await openVehiclePage();
const vehicle = await findVehicle(database.context, GOLF);
const fitting = [...((vehicle && (await fittingRims(database.context, vehicle))) ?? [])].flatMap(
  ([id, { verdict }]) => (verdict.result === 'fits' ? [id] : []),
);

interface OrderedRim {
  code: string;
  design: string;
  tyre?: string;
}

const [rim] = await database.query<OrderedRim>(
  `select code, design from rims join articles on id = article_id where article_id = any($1)
   and diameter_tenths = 160 order by article_id limit 1`,
  [fitting],
);
const [wheel] = await database.query<OrderedRim>(
  `select articles.code, rims.design, tyres.width || '-' || tyres.aspect || '-' || tyres.rim_tenths / 10 as tyre
   from complete_wheels join articles on id = complete_wheels.article_id join rims on rims.article_id = rim_id
   join tyres on tyres.article_id = tyre_id where rim_id = any($1) and tyres.width = 205 and tyres.aspect = 55 limit 1`,
  [fitting],
);
const tyreOf = async (width: number, aspect: number, rimTenths: number) => {
  const tyreCode = await database.value<string>(
    `select code from tyres join articles on id = article_id
     where width = $1 and aspect = $2 and rim_tenths = $3 and retired_at is null
     order by load_index desc, speed_kmh desc, article_id limit 1`,
    [width, aspect, rimTenths],
  );
  await setStock(database, tyreCode ?? '', { here: 9 }, 'muster');
  return tyreCode ?? '';
};

/** Path and words of the car's picture; undefined for a car that is none of the driver's. */
const carOn = ({ text }: { text: string }) => {
  const [image = ''] = /<img [^>]*bilder\/felgenkonfigurator[^>]*>/.exec(text) ?? [];
  const value = (name: string) => decodeHtml(new RegExp(` ${name}="([^"]*)"`).exec(image)?.[1] ?? '');
  const car = { path: value('src'), words: value('alt') };
  expect(car.path).toMatch(/\?ansicht=schraeg&(foto=[0-9a-f]{64}&)?v=/);
  return car.words === '' ? undefined : car;
};

async function thanksFor(driver: Visitor, artikel: string) {
  await driver.post('/muster/warenkorb', { aktion: 'hinzufuegen', artikel, menge: '4' });
  const page = await order(driver, '/muster', 'kauf', `${randomUUID()}@example.de`);
  expect(page.path).toContain('/danke/');
  return page;
}

describe('the thank-you page', () => {
  it('shows the vehicle on the rims that were ordered for it', async () => {
    await setStock(database, rim?.code ?? '', { here: 9 }, 'muster');
    const car = carOn(await thanksFor(await driverOf(GOLF), `rim:${rim?.code}`));
    expect(car?.words).toBe(`${GOLF_LABEL} mit den bestellten Felgen`);
    expect(car?.path).toMatch(new RegExp(`/schraegheck/silber/${rim?.design}/.*/5/\\d+-\\d+-16\\.svg\\?`));
    const { status, headers } = await request({ port: shop.port, path: car?.path ?? '' });
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it('shows it on complete wheels, with their tyres', async () => {
    const car = carOn(await thanksFor(await driverOf(GOLF), `complete-wheel:${wheel?.code}`));
    expect(car?.words).toBe(`${GOLF_LABEL} mit den bestellten Rädern`);
    expect(car?.path).toContain(`/${wheel?.design}/`);
    expect(car?.path).toContain(`/${wheel?.tyre}.svg`);
  });

  it('shows it on tyres, and another car once nobody knows the vehicle any more', async () => {
    const driver = await driverOf(GOLF);
    const page = await thanksFor(driver, `tyre:${await tyreOf(205, 55, 160)}`);
    expect(carOn(page)?.words).toBe(`${GOLF_LABEL} mit den bestellten Reifen`);
    expect(carOn(page)?.path).toContain('/205-55-16.svg');
    await database.query(
      `update order_lines set options = replace(options::text, $1, 'trabant-601')::jsonb where order_id = $2`,
      [GOLF, page.path.split('/').at(-1)],
    );
    expect(carOn(await driver.open(page.path))).toBeUndefined();
  });

  it('shows another car where nobody knows whether it fits', async () => {
    const driver = await driverOf(GOLF);
    const page = await thanksFor(driver, `tyre:${await tyreOf(205, 55, 160)}`);
    expect(carOn(page)).toBeDefined();
    const changed = await database.query(
      `update order_lines set options = replace(options::text, '"fits"', '"unknown"')::jsonb where order_id = $1 returning options`,
      [page.path.split('/').at(-1)],
    );
    expect(JSON.stringify(changed)).toContain('"result":"unknown"');
    expect(carOn(await driver.open(page.path))).toBeUndefined();
  });

  it('shows another car for tyres that do not fit, and without a vehicle', async () => {
    const wrong = await tyreOf(175, 65, 140);
    const driver = await driverOf(GOLF);
    expect(carOn(await thanksFor(driver, `tyre:${wrong}`))).toBeUndefined();
    const stranger = new Visitor(shop);
    await addTyre(stranger, '/muster', wrong, 2);
    expect(carOn(await order(stranger, '/muster', 'reservierung', 'fremd@example.de'))).toBeUndefined();
  });
});
