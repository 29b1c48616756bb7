import type { TestDatabase } from './fresh-database';
import type { Visitor } from './visitor';

export async function redeem(visitor: Visitor, shop: string, code: string) {
  const page = await visitor.open(`${shop}/warenkorb`);
  return visitor.press(page, 'Einlösen', { gutscheincode: code });
}

/** Lists are JSON. */
export async function addCoupon(database: TestDatabase, columns: Record<string, unknown>): Promise<void> {
  const row = { title: 'Rabatt', ...columns };
  const names = Object.keys(row);
  await database.query(
    `insert into coupons (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
}
