import { foreignKey, integer, pgTable } from 'drizzle-orm/pg-core';
import { articles, components } from '../articles/tables';

/** Names the rim and the tyre among a wheel's components; a sensor is another component. */
export const completeWheels = pgTable(
  'complete_wheels',
  {
    articleId: integer()
      .primaryKey()
      .references(() => articles.id),
    rimId: integer().notNull(),
    tyreId: integer().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'complete_wheels_rim',
      columns: [table.articleId, table.rimId],
      foreignColumns: [components.articleId, components.componentId],
    }),
    foreignKey({
      name: 'complete_wheels_tyre',
      columns: [table.articleId, table.tyreId],
      foreignColumns: [components.articleId, components.componentId],
    }),
  ],
);
