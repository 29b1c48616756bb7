import { and, eq, getTableColumns, type InferSelectModel, inArray, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '~/platform/context';
import { euros, matching, optional, slug } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import type { Names } from '~/platform/files/network-file';
import { pictureCell } from '~/platform/files/picture-cell';
import { articleFile, codesOf, stockedArticles } from '../article-files/article-file.server';
import { articlesNamed } from '../articles/articles-named.server';
import { articles } from '../articles/tables';
import type { OwnTable } from '../listing/list-definition';
import { rimFile } from '../rims/rim-file.server';
import { rims } from '../rims/tables';
import { fittingServices, tyreTypeOf } from '../services-on-goods/service';
import { serviceFile } from '../services-on-goods/service-file.server';
import { servicesOnGoods } from '../services-on-goods/tables';
import { tyres } from '../tyres/tables';
import { tyreFile } from '../tyres/tyre-file.server';
import { WHEEL_CATEGORY, wheelMarking, wheelPictureKey, wheelTitle } from './complete-wheel';
import { type MountingProblem, mountingProblem } from './mounting';
import { completeWheels } from './tables';

const rimCodes: Names = { name: codesOf('rim'), missing: (code) => `es gibt keine Felge „${code}“` };
const tyreCodes: Names = { name: codesOf('tyre'), missing: (code) => `es gibt keinen Reifen „${code}“` };

const problemWords: Record<MountingProblem, string> = {
  'other-diameter': 'der Reifen hat einen anderen Durchmesser als die Felge',
  'rim-too-narrow': 'die Felge ist zu schmal für den Reifen',
  'rim-too-wide': 'die Felge ist zu breit für den Reifen',
};

async function partsOf<Table extends OwnTable>(
  { db }: Pick<Context, 'db'>,
  kind: 'rim' | 'tyre',
  table: Table,
  codes: readonly string[],
) {
  const { id, code, make, title } = articles;
  const rows = await db
    .select({ id, code, make, title, own: getTableColumns(table as PgTable) })
    .from(articles)
    .innerJoin(table as PgTable, eq(table.articleId, id))
    .where(and(eq(articles.kind, kind), isNull(articles.retiredAt), inArray(code, [...codes])));
  return new Map(rows.map((part) => [part.code, { ...part, own: part.own as InferSelectModel<Table> }]));
}

/** Ids of a rim and a tyre, and optionally a sensor. Without `preis` a wheel costs its parts and the location's fitting. */
export const wheelFile = articleFile({
  name: 'complete-wheels',
  kind: 'complete-wheel',
  one: 'ein Komplettrad',
  table: completeWheels,
  isKit: true,
  categoryUrls: [WHEEL_CATEGORY],
  follows: ['tyres', 'rims', 'services-on-goods'],
  codec: codec({
    id: ['code', slug],
    felge: ['rim', slug],
    reifen: ['tyre', slug],
    sensor: [
      'sensor',
      optional(
        matching(
          /^product:[a-z0-9-]+$/,
          'keine Ausführung eines Produkts wie product:nordholm-433-gummiventil',
        ),
      ),
    ],
    preis: ['priceCents', optional(euros)],
    bilder: ['pictures', pictureCell],
  }),
  keyOf: ({ pictures: _pictures, ...row }) => ({ ...row, gtin: null }),
  isCheckedWhole: true,
  references: [
    { field: 'felge', names: rimCodes, of: ({ rim }) => [rim] },
    { field: 'reifen', names: tyreCodes, of: ({ tyre }) => [tyre] },
    { field: 'sensor', names: stockedArticles, of: ({ sensor }) => [sensor] },
  ],
  check(wheels, network, report) {
    const rimOf = new Map(network.entriesOf(rimFile).map(({ entry }) => [entry.code, entry]));
    const services = network.entriesOf(serviceFile).map(({ entry }) => entry);
    const tyreOf = new Map(network.entriesOf(tyreFile).map(({ entry }) => [entry.code, entry]));
    for (const { place, entry } of wheels) {
      const rim = rimOf.get(entry.rim);
      const tyre = tyreOf.get(entry.tyre);
      const problem = rim && tyre && mountingProblem(rim, tyre);
      if (problem) report(place, 'reifen', problemWords[problem]);
      const work =
        tyre &&
        fittingServices(services, {
          rimTenths: tyre.rimTenths,
          tyreType: tyreTypeOf(tyre),
          hasSensor: entry.sensor !== null,
        });
      if (entry.priceCents === null && work && !work.some((service) => service.work === 'montage'))
        report(place, 'preis', 'fehlt: services-on-goods.csv enthält keine Montage für diesen Reifen');
    }
  },
  async articles(tx, rows) {
    const rimOf = await partsOf(
      tx,
      'rim',
      rims,
      rows.map(({ rim }) => rim),
    );
    const tyreOf = await partsOf(
      tx,
      'tyre',
      tyres,
      rows.map(({ tyre }) => tyre),
    );
    const services = await tx.db
      .select(getTableColumns(servicesOnGoods))
      .from(servicesOnGoods)
      .innerJoin(articles, eq(articles.id, servicesOnGoods.articleId))
      .where(isNull(articles.retiredAt));
    const sensorOf = await articlesNamed(
      tx,
      rows.flatMap(({ sensor }) => sensor ?? []),
    );
    return rows.flatMap((row) => {
      const rim = rimOf.get(row.rim);
      const tyre = tyreOf.get(row.tyre);
      if (!rim || !tyre) return [];
      const sensorId = row.sensor === null ? undefined : sensorOf.get(row.sensor)?.id;
      const parts = { rim: rim.own, tyre: { ...tyre.own, make: tyre.make } };
      const work = fittingServices(services, {
        rimTenths: tyre.own.rimTenths,
        tyreType: tyreTypeOf(tyre.own),
        hasSensor: sensorId !== undefined,
      });
      return {
        code: row.code,
        gtin: null,
        make: rim.make,
        title: wheelTitle(rim.title, tyre.title),
        subtitle: wheelMarking(parts),
        pictureKey: wheelPictureKey(parts),
        isKit: true,
        categoryUrls: [WHEEL_CATEGORY],
        componentIds: [
          rim.id,
          tyre.id,
          ...(sensorId === undefined ? [] : [sensorId]),
          ...work.map(({ articleId }) => articleId),
        ],
        priceCents: row.priceCents,
        own: { rimId: rim.id, tyreId: tyre.id },
      };
    });
  },
  /** The only product among the parts is the sensor. */
  async rows({ db }, stored) {
    const { rows } = await db.execute<
      Record<string, unknown> & { id: number; kind: string; code: string; part: number }
    >(sql`
      select components.article_id as id, part.id as part, part.kind, part.code
      from components join articles part on part.id = components.component_id
      where components.article_id = any(${sql.param(stored.map(({ id }) => id))}::int[]) order by part.id`);
    const partsOfWheel = new Map<number, typeof rows>();
    for (const part of rows) partsOfWheel.set(part.id, [...(partsOfWheel.get(part.id) ?? []), part]);
    return stored.map(({ id, code, own }) => {
      const parts = partsOfWheel.get(id) ?? [];
      const sensor = parts.find(({ kind }) => kind === 'product');
      const codeOf = (partId: number) => parts.find(({ part }) => part === partId)?.code ?? '';
      return {
        code,
        rim: codeOf(own.rimId),
        tyre: codeOf(own.tyreId),
        sensor: sensor ? `${sensor.kind}:${sensor.code}` : null,
      };
    });
  },
});
