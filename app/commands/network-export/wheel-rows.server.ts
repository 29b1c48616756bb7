import { asc, eq, sql } from 'drizzle-orm';
import { articles, components } from '~/domain/catalog/articles/tables';
import { completeWheels } from '~/domain/catalog/complete-wheels/tables';
import { rims } from '~/domain/catalog/rims/tables';
import { servicesOnGoods } from '~/domain/catalog/services-on-goods/tables';
import { tyres } from '~/domain/catalog/tyres/tables';
import type { Context } from '~/platform/context';
import type { WHEEL_COLUMNS } from '../network-files/complete-wheel-file';
import type { RIM_COLUMNS } from '../network-files/rim-file';
import type { SERVICE_COLUMNS } from '../network-files/service-file';
import type { TYRE_COLUMNS } from '../network-files/tyre-file';
import { amount, flag, number, tenths } from './fields';
import { imagesOfArticle, pictureField } from './picture-column.server';
import { pagesById, soldAbove, withNetworkPrices } from './stored-articles.server';

type Reading = Pick<Context, 'db' | 'now'>;
type Fields<Columns extends readonly string[]> = Record<Columns[number], string>;

export async function* tyreRows(context: Reading): AsyncGenerator<Fields<typeof TYRE_COLUMNS>> {
  const { id, code, gtin, make } = articles;
  const pages = pagesById((above, limit) =>
    context.db
      .select({ id, code, gtin, make, own: tyres, images: imagesOfArticle })
      .from(articles)
      .innerJoin(tyres, eq(tyres.articleId, id))
      .where(soldAbove('tyre', above))
      .orderBy(asc(id))
      .limit(limit),
  );
  for await (const { own, ...article } of withNetworkPrices(context, pages)) {
    yield {
      id: article.code,
      gtin: article.gtin ?? '',
      hersteller: article.make,
      modell: own.model,
      saison: own.season,
      fahrzeug: own.vehicleKind,
      breite: number(own.width),
      hoehe: own.aspect === 0 ? '' : number(own.aspect),
      bauart: own.construction,
      durchmesser: tenths(own.rimTenths),
      tragfaehigkeit: number(own.loadIndex),
      tragfaehigkeitZwilling: number(own.twinLoadIndex),
      geschwindigkeitsindex: own.speedIndex,
      xl: flag(own.isExtraLoad),
      c: flag(own.isCommercial),
      runflat: own.runFlatMark ?? '',
      oe: own.oeMark ?? '',
      alpin: flag(own.hasAlpineSymbol),
      ms: flag(own.isMudAndSnow),
      felgenschutz: flag(own.hasRimProtection),
      eis: flag(own.hasIceGrip),
      kraftstoff: own.fuelClass,
      nasshaftung: own.wetClass,
      geraeusch: own.noiseClass,
      db: number(own.noiseDb),
      eprel: own.eprelId ?? '',
      preis: amount(article.cents),
      profil: own.tread,
      dot: number(own.dotYear),
      bilder: pictureField(article.images),
    };
  }
}

export async function* rimRows(context: Reading): AsyncGenerator<Fields<typeof RIM_COLUMNS>> {
  const { id, code, gtin, make, title } = articles;
  const pages = pagesById((above, limit) =>
    context.db
      .select({ id, code, gtin, make, title, own: rims, images: imagesOfArticle })
      .from(articles)
      .innerJoin(rims, eq(rims.articleId, id))
      .where(soldAbove('rim', above))
      .orderBy(asc(id))
      .limit(limit),
  );
  for await (const { own, ...article } of withNetworkPrices(context, pages)) {
    yield {
      id: article.code,
      gtin: article.gtin ?? '',
      hersteller: article.make,
      modell: article.title.slice(article.make.length + 1),
      design: own.design,
      material: own.material,
      farbe: own.colour,
      durchmesser: tenths(own.diameterTenths),
      breite: tenths(own.widthTenths),
      lochzahl: number(own.boltHoles),
      lochkreis: tenths(own.boltCircleTenths),
      mittenloch: tenths(own.centreBoreTenths),
      einpresstiefe: number(own.offset),
      traglast: number(own.maxLoadKg),
      abe: own.approval ?? '',
      preis: amount(article.cents),
      bilder: pictureField(article.images),
    };
  }
}

export async function* serviceRows(context: Reading): AsyncGenerator<Fields<typeof SERVICE_COLUMNS>> {
  const { id, code, title } = articles;
  const pages = pagesById((above, limit) =>
    context.db
      .select({ id, code, title, own: servicesOnGoods })
      .from(articles)
      .innerJoin(servicesOnGoods, eq(servicesOnGoods.articleId, id))
      .where(soldAbove('service', above))
      .orderBy(asc(id))
      .limit(limit),
  );
  const inches = (value: number | null) => (value === null ? '' : tenths(value));
  for await (const { own, ...article } of withNetworkPrices(context, pages)) {
    yield {
      id: article.code,
      bezeichnung: article.title,
      arbeit: own.work,
      zollVon: inches(own.fromRimTenths),
      zollBis: inches(own.toRimTenths),
      reifenart: own.tyreType ?? '',
      preis: amount(article.cents),
    };
  }
}

/** The rows of `complete-wheels.csv`: the product among the parts of a kit is its sensor. */
export async function* completeWheelRows(context: Reading): AsyncGenerator<Fields<typeof WHEEL_COLUMNS>> {
  const { id, code } = articles;
  const codeOf = (column: typeof completeWheels.rimId | typeof completeWheels.tyreId) =>
    sql<string>`(select part.code from articles part where part.id = ${column})`;
  const sensor = sql<string | null>`(select part.kind || ':' || part.code
    from ${components} join articles part on part.id = ${components.componentId}
    where ${components.articleId} = ${completeWheels.articleId} and part.kind = 'product' limit 1)`;
  const pages = pagesById((above, limit) =>
    context.db
      .select({
        id,
        code,
        rim: codeOf(completeWheels.rimId),
        tyre: codeOf(completeWheels.tyreId),
        sensor,
      })
      .from(articles)
      .innerJoin(completeWheels, eq(completeWheels.articleId, id))
      .where(soldAbove('complete-wheel', above))
      .orderBy(asc(id))
      .limit(limit),
  );
  for await (const wheel of withNetworkPrices(context, pages)) {
    yield {
      id: wheel.code,
      felge: wheel.rim,
      reifen: wheel.tyre,
      sensor: wheel.sensor ?? '',
      preis: amount(wheel.cents),
    };
  }
}
