import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { articles } from '../articles/tables';

export const wheelWorks = ['montage', 'wuchten', 'ventil', 'sensor', 'entsorgung', 'radwechsel'] as const;
export const works = [...wheelWorks, 'einbau'] as const;
export const tyreTypes = ['standard', 'runflat', 'transporter'] as const;

/** The price holds for matching wheels; null matches any. */
export const servicesOnGoods = pgTable('services_on_goods', {
  articleId: integer()
    .primaryKey()
    .references(() => articles.id),
  work: text().$type<(typeof works)[number]>().notNull(),
  /** Tenths of an inch, inclusive. */
  fromRimTenths: smallint(),
  toRimTenths: smallint(),
  tyreType: text().$type<(typeof tyreTypes)[number]>(),
  /** Url of the category whose products it puts in; null: work on a wheel. */
  category: text(),
});
