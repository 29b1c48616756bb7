import { foreignKey, integer, pgTable } from 'drizzle-orm/pg-core';
import { articles, components } from '../articles/tables';

/** Which of a complete wheel's components is its rim, and which its tyre; a sensor is one more component. */
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
