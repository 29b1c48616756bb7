import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { PlainSensor } from '~/domain/vehicles/fitment/verdict';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { dependsOn } from '~/platform/cache/depends-on.server';
import { pinnedStore, queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { articles } from '../articles/tables';
import type { FittingArticles } from '../listing/fitting-view';
import { type MadeFor, productVerdict } from './product-verdict';
import { products, productVariants } from './tables';
import { fittingProductTags, namedValue, valuesOnVehicle } from './values-on-vehicle.server';

/** The category of sensors that are sold apart from wheels. */
const SENSOR_CATEGORY = 'rdks-sensoren';

const isSensor = sql`exists (select from categories
  where categories.id = ${products.categoryId} and categories.url = ${SENSOR_CATEGORY})`;

/** A category without vehicle-specific articles uses car makes as topics (model cars), and not as fitment. */
const selectMadeFor = ({ db }: Context) =>
  db
    .select({
      id: articles.id,
      code: articles.code,
      carMake: productVariants.carMake,
      prefixes: sql<string[]>`array(select prefix from article_vehicle_prefixes
        where article_vehicle_prefixes.article_id = articles.id order by prefix)`,
      sensorMakes: sql<
        string[] | null
      >`case when ${isSensor} then coalesce(${productVariants.values} -> 'fahrzeuge', '[]') end`,
    })
    .from(articles)
    .innerJoin(productVariants, eq(productVariants.articleId, articles.id))
    .innerJoin(products, eq(products.groupId, articles.groupId));

const isForVehicles = or(
  isSensor,
  inArray(
    products.categoryId,
    sql`(select of_vehicle.category_id from article_vehicle_prefixes
    join articles as made on made.id = article_vehicle_prefixes.article_id
    join products as of_vehicle on of_vehicle.group_id = made.group_id)`,
  ),
);

function madeForOf({ carMake, prefixes, sensorMakes }: MadeForRow): MadeFor {
  const makes = sensorMakes && [...sensorMakes, ...(carMake === null ? [] : [carMake])];
  return { carMake, prefixes, ...(makes && { sensorMakes: makes }) };
}

export async function sensorsNamed(
  context: Context,
  codes: readonly string[],
): Promise<{ code: string; sensor: PlainSensor }[]> {
  const rows = await selectMadeFor(context).where(and(isSensor, inArray(articles.code, [...codes])));
  return rows.flatMap(({ code, ...row }) => {
    const { sensorMakes } = madeForOf(row);
    return sensorMakes ? [{ code, sensor: { makes: sensorMakes } }] : [];
  });
}

interface MadeForRow extends Omit<MadeFor, 'sensorMakes'> {
  sensorMakes: string[] | null;
}

interface MadeForVehicles {
  /** By variant id; variants for any vehicle are missing. */
  byId: ReadonlyMap<number, MadeFor>;
  /** Without duplicates: variants for the same vehicles share an entry. */
  all: readonly MadeFor[];
}

const cached = queryCache<MadeForVehicles>({ store: pinnedStore });

function madeForVehicles(context: Context): Promise<MadeForVehicles> {
  return cached('all', fittingProductTags, async () => {
    const rows = await selectMadeFor(context).where(isForVehicles);
    const shared = new Map<string, MadeFor>();
    const byId = new Map<number, MadeFor>();
    for (const { id, ...row } of rows) {
      const { carMake, prefixes, sensorMakes } = row;
      if (carMake === null && prefixes.length === 0 && !sensorMakes) continue;
      const key = JSON.stringify([carMake, prefixes, sensorMakes]);
      const madeFor = shared.get(key) ?? madeForOf(row);
      shared.set(key, madeFor);
      byId.set(id, madeFor);
    }
    return { byId, all: [...shared.values()] };
  });
}

export async function fittingProducts(
  context: Context,
  vehicle: Vehicle,
): Promise<Pick<FittingArticles, 'has' | 'fits' | 'isNotNeeded' | 'hasValue'>> {
  const [{ byId, all }, { valuesOf }] = await Promise.all([
    madeForVehicles(context),
    valuesOnVehicle(context, vehicle),
  ]);
  const verdicts = new Map(all.map((one) => [one, productVerdict(one, vehicle)]));
  const verdictOf = (articleId: number) => {
    const madeFor = byId.get(articleId);
    return madeFor && verdicts.get(madeFor);
  };
  return {
    has: (articleId) => verdictOf(articleId)?.result !== 'fits-not',
    fits: (articleId) => (verdictOf(articleId)?.result ?? 'fits') === 'fits',
    isNotNeeded: (articleId) => verdictOf(articleId)?.isNotNeeded === true,
    hasValue: (articleId, value) =>
      Object.entries(valuesOf.get(articleId) ?? {}).some(([field, all]) =>
        all.some((one) => namedValue(field, one) === value),
      ),
  };
}

/** Whether anything can be said of a vehicle: by its make alone, nothing is known to fit. */
export async function isAssessable(context: Context, articleId: number): Promise<boolean> {
  const { byId } = await madeForVehicles(context);
  const madeFor = byId.get(articleId);
  return madeFor !== undefined && (madeFor.prefixes.length > 0 || madeFor.sensorMakes !== undefined);
}

/** By variant code; variants for any vehicle are missing. */
export async function productVerdicts(
  context: Context,
  vehicle: Vehicle,
  codes: readonly string[],
): Promise<{ code: string; verdict: VerdictView }[]> {
  dependsOn(fittingProductTags);
  const { valuesOf } = await valuesOnVehicle(context, vehicle);
  const rows = await selectMadeFor(context).where(
    and(isForVehicles, eq(articles.kind, 'product'), inArray(articles.code, [...codes])),
  );
  return rows.flatMap(({ id, code, ...row }) => {
    const verdict = productVerdict(madeForOf(row), vehicle, valuesOf.get(id));
    return verdict ? [{ code, verdict }] : [];
  });
}

export interface VehicleOfArticles {
  manufacturer: string;
  datECodePrefix: string | null;
}

/** By variant id: whether it is made for one of the vehicles, perhaps or for sure; undefined: for any vehicle. */
export async function madeForOneOf(
  context: Context,
  vehicles: readonly VehicleOfArticles[],
): Promise<(articleId: number) => boolean | undefined> {
  const { byId, all } = await madeForVehicles(context);
  const driven = vehicles.map(({ manufacturer, datECodePrefix }) => ({
    manufacturer,
    datECodePrefix,
    subModel: '',
    vehicleType: 'PKW' as const,
  }));
  const forOthers = new Set(
    all.filter((one) => driven.every((vehicle) => productVerdict(one, vehicle)?.result === 'fits-not')),
  );
  return (articleId) => {
    const madeFor = byId.get(articleId);
    return madeFor && !forOthers.has(madeFor);
  };
}
