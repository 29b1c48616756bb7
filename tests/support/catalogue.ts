import { articlesChanged } from '~/domain/catalog/articles/articles-changed.server';
import { countStock } from '~/domain/catalog/inventory/count-stock.server';
import { ensureWarehouses } from '~/domain/catalog/inventory/warehouses.server';
import { appendPrices } from '~/domain/catalog/pricing/append-prices.server';
import { projectPrices } from '~/domain/catalog/pricing/project-prices.server';
import type { TestDatabase } from './fresh-database';

export interface TyreRow {
  /** The last part of its URL, and what follows `tyre:` in forms. */
  id: string;
  gtin: string;
  make: string;
  model: string;
  /** Make and model. */
  title: string;
  /** Gross, per piece. */
  cents: number;
  here: number;
  central: number;
  eprel_id: string | null;
  fuel_class: string;
  wet_class: string;
  noise_class: string;
  noise_db: number;
}

export interface Pieces {
  here: number;
  central: number;
}

/** Columns for the conditions of `findTyres`; $1 is the location's url. */
const TYRES = `(
  select tyres.*, articles.code as id, articles.gtin, articles.make, articles.title, current_prices.cents,
    coalesce(here.on_hand - here.allocated, 0) as here, coalesce(central.on_hand - central.allocated, 0) as central
  from tyres
  join articles on articles.id = tyres.article_id and retired_at is null
  join current_prices on current_prices.article_id = tyres.article_id and current_prices.location_id is null
  left join stock_levels here on here.article_id = tyres.article_id and here.warehouse_id =
    (select warehouses.id from warehouses join locations on locations.id = warehouses.location_id where url = $1)
  left join stock_levels central on central.article_id = tyres.article_id
    and central.warehouse_id = (select id from warehouses where location_id is null)
) tyre`;

/** @param rest condition, order and limit in SQL */
export function findTyres(database: TestDatabase, rest: string, location = 'muster'): Promise<TyreRow[]> {
  return database.query<TyreRow>(`select * from ${TYRES} where ${rest}`, [location]);
}

export async function countTyres(
  database: TestDatabase,
  condition: string,
  location?: string,
): Promise<number> {
  return (await findTyres(database, condition, location)).length;
}

/** Fails if there are fewer than `count`. */
export async function someTyres(database: TestDatabase, count: number, condition = 'true') {
  const found = await findTyres(database, `${condition} order by id limit ${count}`);
  if (found.length < count) throw new Error(`fewer than ${count} tyres with ${condition}`);
  return found;
}

export async function someTyre(database: TestDatabase, condition?: string): Promise<TyreRow> {
  const [tyre] = await someTyres(database, 1, condition);
  return tyre as TyreRow;
}

export async function articleIdOf(database: TestDatabase, code: string): Promise<number> {
  const [row] = await database.query<{ id: number }>('select id from articles where code = $1', [code]);
  if (!row) throw new Error(`no article ${code}`);
  return row.id;
}

/** Also invalidates pages. */
export async function changeTyre(
  database: TestDatabase,
  id: string,
  columns: Record<string, unknown>,
): Promise<void> {
  const articleId = await articleIdOf(database, id);
  const sets = Object.keys(columns).map((column, index) => `${column} = $${index + 2}`);
  await database.query(`update tyres set ${sets.join(', ')} where article_id = $1`, [
    articleId,
    ...Object.values(columns),
  ]);
  await articlesChanged(database.context, [{ articleId, kind: 'tyre', locationId: null }]);
}

/** Sets the price in the whole network, and invalidates pages. */
export async function setPrice(database: TestDatabase, id: string, cents: number): Promise<void> {
  const articleId = await articleIdOf(database, id);
  const price = {
    articleId,
    locationId: null,
    validFrom: new Date(),
    offerCents: null,
    offerUntil: null,
  };
  await appendPrices(database.context, [{ ...price, regularCents: cents }]);
}

/** Like an import that no longer has the tyre. */
export async function retireTyre(database: TestDatabase, id: string): Promise<void> {
  const articleId = await articleIdOf(database, id);
  await database.query('update articles set retired_at = now() where id = $1', [articleId]);
  await projectPrices(database.context, [articleId]);
}

/** Leaves none at other locations. Does not invalidate pages. */
export async function setStock(
  database: TestDatabase,
  id: string,
  { here = 0, central = 0 }: Partial<Pieces>,
  location = 'muster',
): Promise<void> {
  const articleId = await articleIdOf(database, id);
  const locations = await database.query<{ id: string; url: string }>('select id, url from locations');
  const warehouses = await ensureWarehouses(
    database.context,
    locations.map((one) => one.id),
  );
  const promised = await database.query<{
    warehouse_id: number;
    allocated: number;
  }>('select warehouse_id, allocated from stock_levels where article_id = $1', [articleId]);
  const own = locations.find(({ url }) => url === location)?.id;
  const counts = [...warehouses].map(([locationId, warehouseId]) => {
    const free = locationId === null ? central : locationId === own ? here : 0;
    const allocated = promised.find((level) => level.warehouse_id === warehouseId)?.allocated ?? 0;
    return { articleId, warehouseId, onHand: free + allocated };
  });
  await countStock(database.context, counts, 'test');
}

export async function stockOf(database: TestDatabase, id: string, location = 'muster'): Promise<Pieces> {
  const [row] = await database.query<Pieces>(`select here, central from ${TYRES} where id = $2`, [
    location,
    id,
  ]);
  if (!row) throw new Error(`no tyre ${id}`);
  return row;
}

export async function allPieces(database: TestDatabase) {
  const [row] = await database.query<{
    unsold: number;
    lowest: number;
    ordered: number;
  }>(
    `select (select sum(on_hand - allocated)::int from stock_levels) as unsold,
       (select least(0, min(on_hand - allocated)) from stock_levels) as lowest,
       (select coalesce(sum(quantity), 0)::int from order_lines) as ordered`,
  );
  return row ?? { unsold: 0, lowest: 0, ordered: 0 };
}

export interface OrderLineRow {
  id: string;
  number: string;
  quantity: number;
  gross: number;
  discount: number;
  taken: Pieces;
}

export async function orderLines(database: TestDatabase): Promise<OrderLineRow[]> {
  return database.query<OrderLineRow>(
    `select articles.code as id, number, quantity, quantity * unit_price_cents as gross,
       order_lines.discount_cents as discount,
       (select jsonb_build_object(
          'here', coalesce(sum(allocations.quantity) filter (where warehouses.location_id = orders.location_id), 0),
          'central', coalesce(sum(allocations.quantity) filter (where warehouses.location_id is null), 0))
        from allocations join warehouses on warehouses.id = warehouse_id
        where owner_type = 'order' and owner_id = orders.id::text and allocations.article_id = order_lines.article_id) as taken
     from order_lines join orders on orders.id = order_id join articles on articles.id = order_lines.article_id
     order by placed_at, number, position`,
  );
}

export function accountCartLines(
  database: TestDatabase,
  email: string,
): Promise<{ id: string; quantity: number }[]> {
  return database.query<{ id: string; quantity: number }>(
    `select articles.code as id, quantity from cart_lines join carts on carts.id = cart_id
     join articles on articles.id = article_id join users on owner_id = 'user:' || users.id where email_key = $1 and ordered_at is null order by 1`,
    [email],
  );
}

export async function fillWishList(database: TestDatabase, count: number): Promise<void> {
  await database.query(
    `insert into wish_list_entries
       (owner_id, location_id, article_id, category_url, title, price_cents, added_at)
     select owner_id, location_id, tyre.id, category_url, title, entry.price_cents, added_at
     from wish_list_entries entry, (select id from articles where kind = 'tyre' order by id desc limit $1) tyre`,
    [count],
  );
}

export async function countWishes(database: TestDatabase): Promise<number> {
  return (await database.query('select 1 from wish_list_entries')).length;
}

export async function makeKit(
  database: TestDatabase,
  code: string,
  components: { code: string; quantity: number }[],
): Promise<number> {
  const kitId = await database.value<number>(
    `insert into articles (kind, code, make, title, subtitle, picture_key, vat_rate, is_kit)
     values ('tyre', $1, 'Test', 'Satz ' || $1, 'vier Räder', 'komfort/Test/205%2F55%20R16%2091V', 19, true) returning id`,
    [code],
  );
  const articleId = kitId ?? 0;
  for (const component of components) {
    await database.query('insert into components (article_id, component_id, quantity) values ($1, $2, $3)', [
      articleId,
      await articleIdOf(database, component.code),
      component.quantity,
    ]);
  }
  const price = {
    articleId,
    locationId: null,
    validFrom: new Date(),
    offerCents: null,
    offerUntil: null,
  };
  await appendPrices(database.context, [{ ...price, regularCents: 50_000 }]);
  return articleId;
}
