import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { articles } from '../articles/tables';

export const works = ['montage', 'wuchten', 'ventil', 'sensor', 'entsorgung'] as const;
export const tyreTypes = ['standard', 'runflat', 'transporter'] as const;

/** Work on one wheel, and the wheels that its price holds for; null: any. */
export const servicesOnGoods = pgTable('services_on_goods', {
  articleId: integer()
    .primaryKey()
    .references(() => articles.id),
  work: text().$type<(typeof works)[number]>().notNull(),
  /** Tenths of an inch, both ends included. */
  fromRimTenths: smallint(),
  toRimTenths: smallint(),
  tyreType: text().$type<(typeof tyreTypes)[number]>(),
});
