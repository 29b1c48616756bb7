import { asc } from 'drizzle-orm';
import { categories } from '~/domain/catalog/categories/tables';
import { makes } from '~/domain/catalog/makes/tables';
import { categoryFields } from '~/domain/catalog/products/tables';
import { tyrePresetOf } from '~/domain/catalog/tyres/tyre-preset';
import { textBlocks } from '~/domain/content/page-texts';
import { ALL_LOCATIONS, navigationContents, offers, pageTexts } from '~/domain/content/tables';
import { coupons } from '~/domain/coupons/tables';
import { locations } from '~/domain/tenancy/tables';
import type { Context } from '~/platform/context';
import { moment } from './fields';

type Reading = Pick<Context, 'db'>;

const whose = (locationUrl: string) => (locationUrl === ALL_LOCATIONS ? null : locationUrl);

/** An entry without what it leaves out. */
const filled = (entry: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null && value !== undefined));

/** The entries of `categories.json`, each with its sub-categories and fields. */
export async function categoryEntries({ db }: Reading): Promise<object[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
  const fields = await db.select().from(categoryFields).orderBy(asc(categoryFields.position));
  const entryOf = (category: (typeof rows)[number]) => {
    const own = fields.filter(({ categoryId }) => categoryId === category.id);
    const tyres = tyrePresetOf(category);
    return {
      _id: category.id,
      title: category.title,
      url: category.url,
      presentation: category.presentation,
      isNOAEmployeeCategory: category.isNoaEmployeeCategory,
      ...(category.isUnlisted && { versteckt: true }),
      ...(category.drawing !== 'parcel' && { zeichnung: category.drawing }),
      beschreibung: category.description,
      ...(tyres && { reifen: filled({ fahrzeug: tyres.vehicleKind, runflat: tyres.runFlat }) }),
      ...(own.length > 0 && {
        felder: own.map(({ name, label, type, unit, isMultiple }) => ({
          name,
          bezeichnung: label,
          typ: type,
          einheit: unit,
          mehrere: isMultiple,
        })),
      }),
    };
  };
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((category) => ({
      ...entryOf(category),
      subCategories: rows.filter(({ parentId }) => parentId === category.id).map(entryOf),
    }));
}

export async function navigationEntries({ db }: Reading): Promise<object[]> {
  const rows = await db.select().from(navigationContents).orderBy(asc(navigationContents.locationUrl));
  return rows.map(({ locationUrl, content }) => ({
    standortUrl: whose(locationUrl),
    ...(content as object),
  }));
}

export async function offerEntries({ db }: Reading): Promise<object[]> {
  const rows = await db.select().from(offers).orderBy(asc(offers.position), asc(offers.id));
  return rows.map(({ id, locationUrl, title, text, to, validFrom, validUntil }) => ({
    standortUrl: whose(locationUrl),
    _id: id,
    title,
    text,
    to,
    gueltigVon: validFrom,
    gueltigBis: validUntil,
  }));
}

/** The entries of `page-texts.json`, the blocks by their order on the page. */
export async function pageTextEntries({ db }: Reading): Promise<object[]> {
  const rows = await db.select().from(pageTexts).orderBy(asc(pageTexts.locationUrl), asc(pageTexts.page));
  const pages = new Map<string, typeof rows>();
  for (const row of rows) {
    const key = JSON.stringify([row.locationUrl, row.page]);
    pages.set(key, [...(pages.get(key) ?? []), row]);
  }
  return [...pages.values()].map((blocks) => ({
    standortUrl: whose(blocks[0]?.locationUrl ?? ALL_LOCATIONS),
    page: blocks[0]?.page,
    texte: Object.fromEntries(
      textBlocks.flatMap((name) => {
        const html = blocks.find(({ block }) => block === name)?.html;
        return html === undefined ? [] : [[name, html]];
      }),
    ),
  }));
}

export async function couponEntries({ db }: Reading): Promise<object[]> {
  const rows = await db.select().from(coupons).orderBy(asc(coupons.code));
  const known = await db.select({ id: locations.id, url: locations.url }).from(locations);
  const urlOf = new Map(known.map(({ id, url }) => [id, url]));
  return rows.map((coupon) =>
    filled({
      code: coupon.code,
      titel: coupon.title,
      beschreibung: coupon.description,
      prozent: coupon.percent,
      betragCents: coupon.amountCents,
      mindestwertCents: coupon.minimumCents || null,
      gueltigVon: coupon.validFrom && moment(coupon.validFrom),
      gueltigBis: coupon.validUntil && moment(coupon.validUntil),
      artikelarten: coupon.kinds,
      kategorien: coupon.categories,
      standorte: coupon.locationIds.map((id) => urlOf.get(id) ?? id),
      anzahl: coupon.limitTotal,
      einmalJeKunde: coupon.oncePerCustomer,
      beworben: coupon.isAdvertised,
    }),
  );
}

export async function makeEntries({ db }: Reading): Promise<object[]> {
  const rows = await db.select().from(makes).orderBy(asc(makes.name));
  const operator = ({ name, postalAddress, electronicAddress }: (typeof rows)[number]['manufacturer']) => ({
    name,
    anschrift: postalAddress,
    kontakt: electronicAddress,
  });
  return rows.map(({ name, manufacturer, responsible }) => ({
    hersteller: name,
    produzent: operator(manufacturer),
    euVerantwortlicher: responsible && operator(responsible),
  }));
}
