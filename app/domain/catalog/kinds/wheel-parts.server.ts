import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PlainSensor, PlainWheel } from '~/domain/vehicles/fitment/verdict';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import { type ArticleKey, type ArticleKind, articleKey, kindOf } from '../articles/article';
import { articles } from '../articles/tables';
import { assessedParts } from '../complete-wheels/fitting-wheels.server';
import { completeWheels } from '../complete-wheels/tables';
import { productVariants } from '../products/tables';
import { approvalsFor, withApprovals } from '../rims/rims-with-approvals.server';
import { rims } from '../rims/tables';
import { tyres } from '../tyres/tables';

/** The category of sensors that are sold apart from wheels. */
const SENSOR_CATEGORY = 'rdks-sensoren';

type Part = { wheel?: PlainWheel; sensor?: PlainSensor };

const codesOf = (keys: readonly ArticleKey[], kind: ArticleKind) =>
  keys.filter((key) => kindOf(key) === kind).map((key) => key.slice(kind.length + 1));

const named = (kind: ArticleKind, codes: readonly string[]): SQL | undefined =>
  and(eq(articles.kind, kind), inArray(articles.code, [...codes]));

async function looseParts({ db }: Context, vehicle: Vehicle | undefined, keys: readonly ArticleKey[]) {
  const { code } = articles;
  const [tyreCodes, rimCodes] = [codesOf(keys, 'tyre'), codesOf(keys, 'rim')];
  const [ofTyres, ofRims] = await Promise.all([
    tyreCodes.length === 0
      ? []
      : db
          .select({ code, tyre: tyres })
          .from(tyres)
          .innerJoin(articles, eq(articles.id, tyres.articleId))
          .where(named('tyre', tyreCodes)),
    rimCodes.length === 0
      ? []
      : db
          .select({ code, rim: rims, approvals: approvalsFor(vehicle) })
          .from(rims)
          .innerJoin(articles, eq(articles.id, rims.articleId))
          .where(named('rim', rimCodes)),
  ]);
  return [
    ...ofTyres.map((row): [ArticleKey, Part] => [
      articleKey({ kind: 'tyre', code: row.code }),
      { wheel: { tyre: row.tyre } },
    ]),
    ...ofRims.map((row): [ArticleKey, Part] => [
      articleKey({ kind: 'rim', code: row.code }),
      { wheel: { rim: withApprovals(row.rim, row.approvals) } },
    ]),
  ];
}

async function wholeWheels({ db }: Context, vehicle: Vehicle | undefined, codes: readonly string[]) {
  if (codes.length === 0) return [];
  const rows = await db
    .select({ code: articles.code, ...assessedParts(vehicle) })
    .from(completeWheels)
    .innerJoin(articles, eq(articles.id, completeWheels.articleId))
    .innerJoin(rims, eq(rims.articleId, completeWheels.rimId))
    .innerJoin(tyres, eq(tyres.articleId, completeWheels.tyreId))
    .where(named('complete-wheel', codes));
  return rows.map(({ code, rim, tyre, approvals, sensor }): [ArticleKey, Part] => [
    articleKey({ kind: 'complete-wheel', code }),
    { wheel: { rim: withApprovals(rim, approvals), tyre, sensor: sensor ?? undefined } },
  ]);
}

async function sensors({ db }: Context, codes: readonly string[]) {
  if (codes.length === 0) return [];
  const rows = await db
    .select({ code: articles.code, values: productVariants.values, carMake: productVariants.carMake })
    .from(productVariants)
    .innerJoin(articles, eq(articles.id, productVariants.articleId))
    .where(
      and(
        named('product', codes),
        sql`exists (select from products join categories on categories.id = products.category_id
          where products.group_id = ${articles.groupId} and categories.url = ${SENSOR_CATEGORY})`,
      ),
    );
  return rows.map(({ code, values: { fahrzeuge }, carMake }): [ArticleKey, Part] => {
    const makes = Array.isArray(fahrzeuge) ? fahrzeuge.map(String) : [];
    return [
      articleKey({ kind: 'product', code }),
      { sensor: { makes: carMake === null ? makes : [...makes, carMake] } },
    ];
  });
}

/** What of a vehicle's wheels the articles are; others are missing. */
export async function wheelPartsOf(
  context: Context,
  vehicle: Vehicle | undefined,
  keys: readonly ArticleKey[],
): Promise<ReadonlyMap<ArticleKey, Part>> {
  const found = await Promise.all([
    looseParts(context, vehicle, keys),
    wholeWheels(context, vehicle, codesOf(keys, 'complete-wheel')),
    sensors(context, codesOf(keys, 'product')),
  ]);
  return new Map(found.flat());
}
