import fc from 'fast-check';
import { priceFile } from '~/domain/catalog/article-files/price-file.server';
import { wideStock } from '~/domain/catalog/article-files/stock-file.server';
import { articleKinds } from '~/domain/catalog/articles/article';
import { WHEEL_CATEGORY } from '~/domain/catalog/complete-wheels/complete-wheel';
import { mountingProblem } from '~/domain/catalog/complete-wheels/mounting';
import { wheelFile } from '~/domain/catalog/complete-wheels/wheel-file.server';
import { approvalFile } from '~/domain/catalog/rims/approval-file.server';
import { rimMaterialOf } from '~/domain/catalog/rims/rim';
import { rimFile } from '~/domain/catalog/rims/rim-file.server';
import { serviceFile } from '~/domain/catalog/services-on-goods/service-file.server';
import { wheelWorks } from '~/domain/catalog/services-on-goods/tables';
import { tyreCategoryUrls } from '~/domain/catalog/tyres/tyre';
import { tyreFile } from '~/domain/catalog/tyres/tyre-file.server';
import { couponFile } from '~/domain/coupons/coupon-file.server';
import { arbitraryOf } from './arbitrary-of';
import { csv, type Row } from './csv';
import { byPath, type Draw, type Entry, some } from './drawing';
import { productFiles } from './products';
import { gtins, slugs } from './words';

export function couponEntries(draw: Draw, urls: readonly string[]): Entry[] {
  const own = byPath({
    code: fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{2,20}$/),
    'artikelarten[]': fc.constantFrom(...articleKinds),
    'kategorien[]': fc.constantFrom(...tyreCategoryUrls, ...rimMaterialOf.keys(), WHEEL_CATEGORY),
    'standorte[]': fc.constantFrom(...urls),
  });
  const coupons = draw(some(arbitraryOf(couponFile.codec.schema, own) as fc.Arbitrary<Entry>, 0, 4));
  return coupons.map((coupon, index) => ({ ...coupon, code: `${coupon.code}-${index}` }));
}

/** For any wheel, for a size or type of tyre, or without a price. */
function serviceRows(draw: Draw): Row[] {
  const everywhere = wheelWorks.map((arbeit) => ({
    id: arbeit,
    arbeit,
    preis: draw(fc.constantFrom('', '9.90')),
  }));
  const special = draw(
    some(
      arbitraryOf(
        serviceFile.codec.schema,
        byPath({ id: slugs, arbeit: fc.constantFrom(...wheelWorks), kategorie: fc.constant('') }),
      ) as fc.Arbitrary<Row>,
      0,
      4,
    ),
  );
  const plain = { bezeichnung: 'Arbeit am Rad', zollVon: '', zollBis: '', reifenart: '', kategorie: '' };
  return [
    ...everywhere.map((row) => ({ ...plain, ...row })),
    ...special.map((row, index) => ({ ...row, id: `${row.id}-${index}` })),
  ];
}

/** Of rims that are there and of one that is not; by turns, so that other files of a seed stay as they are. */
function approvalRows(rims: readonly Row[]): Row[] {
  return [...rims.map(({ id }) => String(id)), 'fehlt'].map((felge, index) => {
    const turn = (...values: string[]) => values[index % values.length] ?? '';
    return {
      felge,
      art: turn('abe', 'teilegutachten', 'ece'),
      nummer: turn('KBA 49123', 'E1 124R-000123'),
      fahrzeuge: turn('', 'fehlt', 'golf-0 golf-1'),
      ecodes: turn('01', '01905115 01060'),
      reifen: turn('205/55 R16', '205/20 R16|195 R14C'),
      achse: turn('beide', 'vorn', 'hinten'),
      auflagen: turn('', 'Keine Schneeketten|<b>A01</b> & "B02"'),
      abnahme: turn('0', '1'),
      nurPapiere: turn('0', '0', '1'),
      nurWinter: turn('0', '0', '0', '1'),
    };
  });
}

/** Parts that fit, some with a product, some with a price of their own. */
function wheelRows(
  draw: Draw,
  rims: readonly Row[],
  tyres: readonly Row[],
  variantKeys: readonly string[],
): Row[] {
  const pairs = rims.flatMap((rim) =>
    tyres
      .filter((tyre) => !mountingProblem(rimSize(rim), tyreSize(tyre)))
      .map((tyre) => ({ felge: String(rim.id), reifen: String(tyre.id) })),
  );
  return draw(fc.subarray(pairs)).map(({ felge, reifen }, index) => {
    const sensor = draw(fc.constantFrom('', ...variantKeys));
    return { id: `rad-${index}`, felge, reifen, sensor, preis: draw(fc.constantFrom('', '', '199.90')) };
  });
}

const rimSize = ({ durchmesser, breite }: Row) => ({
  diameterTenths: Number(durchmesser) * 10,
  widthTenths: Number(breite) * 10,
});

const tyreSize = ({ breite, hoehe, durchmesser }: Row) => ({
  width: Number(breite),
  aspect: Number(hoehe),
  rimTenths: Number(durchmesser) * 10,
});

export function catalogueFiles(draw: Draw, urls: readonly string[], categories: readonly Entry[]) {
  const id = (row: Row, index: number): Row => ({ ...row, id: `${row.id}-${index}` });
  const ofEvery = { id: slugs, gtin: gtins };
  const ofTyres = {
    ...ofEvery,
    breite: fc.constantFrom('125', '205', '405'),
    hoehe: fc.constantFrom('', '20', '55', '90'),
    durchmesser: fc.constantFrom('10', '16', '24'),
    dot: fc.constantFrom('2015', '2026'),
    runflat: fc.constantFrom('', 'RFT', 'SSR'),
    oe: fc.constantFrom('', '*', 'MO', 'N0'),
    eprel: fc.constantFrom('', '654321', '1234567'),
  };
  const ofRims = {
    ...ofEvery,
    breite: fc.constantFrom('3.0', '7.5', '15'),
    durchmesser: fc.constantFrom('10', '16', '19.5', '26'),
    abe: fc.constantFrom('', 'KBA 49123'),
  };
  const tyres = draw(
    some(arbitraryOf(tyreFile.codec.schema, byPath(ofTyres)) as fc.Arbitrary<Row>, 0, 8),
  ).map(id);
  const rims = draw(some(arbitraryOf(rimFile.codec.schema, byPath(ofRims)) as fc.Arbitrary<Row>, 0, 5)).map(
    id,
  );
  const products = productFiles(draw, categories);
  const keys = [
    ...tyres.map((row) => `tyre:${row.id}`),
    ...rims.map((row) => `rim:${row.id}`),
    ...products.keys,
  ];
  const services = serviceRows(draw);
  const wheels = wheelRows(draw, rims, tyres, products.keys);
  const standort = fc.constantFrom('', ...urls);
  const priced = [
    ...keys,
    ...wheels.map((row) => `complete-wheel:${row.id}`),
    ...services.map((row) => `service:${row.id}`),
  ];
  const prices = draw(fc.subarray(priced)).map((artikel) => ({
    ...(draw(
      arbitraryOf(priceFile.codec.schema, byPath({ artikel: fc.constant(artikel), standort })),
    ) as Row),
  }));
  const pieces = fc.constantFrom('0', '1', '4', '999999');
  const stock = draw(fc.subarray(keys)).map((key) => ({
    id: key.replace(/^tyre:/, ''),
    ...Object.fromEntries(['zentrallager', ...urls].map((column) => [column, draw(pieces)])),
  }));
  return {
    'tyres.csv': csv(tyreFile.codec.columns, tyres),
    'rims.csv': csv(rimFile.codec.columns, rims),
    'rim-approvals.csv': csv(approvalFile.codec.columns, approvalRows(rims)),
    ...products.files,
    'services-on-goods.csv': csv(serviceFile.codec.columns, services),
    'complete-wheels.csv': csv(wheelFile.codec.columns, wheels),
    'prices.csv': csv(priceFile.codec.columns, prices),
    'stock.csv': csv(wideStock(urls).columns, stock),
  };
}
