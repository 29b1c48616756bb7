import { articleTag, listTag } from '~/domain/catalog/articles/article-tags';
import { touchTags } from '~/platform/cache/touch-tags.server';
import type { FreshDatabase } from './fresh-database';

/** A tyre of the demo, as tests need it. */
export interface TyreRow {
  /** The last part of its address, and what follows `tyre:` in forms. */
  id: string;
  gtin: string;
  make: string;
  model: string;
  /** Make and model. */
  title: string;
  /** Gross, for one. */
  cents: number;
  /** Pieces that can be sold. */
  here: number;
  central: number;
  eprel_id: string | null;
  fuel_class: string;
  wet_class: string;
  noise_class: string;
  noise_db: number;
}

/** Pieces that can be sold, as a location sees them. */
export interface Pieces {
  here: number;
  central: number;
}

const CENTRAL = 'zentrallager';

/** What conditions of `findTyres` can name: the columns of `tyres` and those of `TyreRow`; $1 is the location's url. */
const TYRES = `(
  select tyres.*, make || ' ' || model as title, price_cents as cents,
    coalesce(here.quantity, 0) as here, coalesce(central.quantity, 0) as central
  from tyres
  left join stock here on here.article_id = tyres.id
    and here.place = (select locations.id from locations where url = $1)
  left join stock central on central.article_id = tyres.id and central.place = '${CENTRAL}'
) tyre`;

/** @param rest condition, order and limit in SQL */
export function findTyres(database: FreshDatabase, rest: string, location = 'muster'): Promise<TyreRow[]> {
  return database.query<TyreRow>(`select * from ${TYRES} where ${rest}`, [location]);
}

export async function countTyres(
  database: FreshDatabase,
  condition: string,
  location?: string,
): Promise<number> {
  return (await findTyres(database, condition, location)).length;
}

/** The first tyres by their ids; as many as wanted, or an error. */
export async function someTyres(database: FreshDatabase, count: number, condition = 'true') {
  const found = await findTyres(database, `${condition} order by id limit ${count}`);
  if (found.length < count) throw new Error(`fewer than ${count} tyres with ${condition}`);
  return found;
}

/** The first tyre by its id. */
export async function someTyre(database: FreshDatabase, condition?: string): Promise<TyreRow> {
  const [tyre] = await someTyres(database, 1, condition);
  return tyre as TyreRow;
}

/** Sets columns of a tyre's own data, and lets pages know. */
export async function changeTyre(
  database: FreshDatabase,
  id: string,
  columns: Record<string, unknown>,
): Promise<void> {
  const sets = Object.keys(columns).map((column, index) => `${column} = $${index + 2}`);
  await database.query(`update tyres set ${sets.join(', ')} where id = $1`, [id, ...Object.values(columns)]);
  await touchTags(database.db, [listTag('tyre'), articleTag(id)]);
}

/** Sets what a tyre costs in the whole network, and lets pages know. */
export function setPrice(database: FreshDatabase, id: string, cents: number): Promise<void> {
  return changeTyre(database, id, { price_cents: cents });
}

/** Takes a tyre out of the catalogue, as an import does that no longer has it. */
export async function retireTyre(database: FreshDatabase, id: string): Promise<void> {
  await database.query('delete from stock where article_id = $1', [id]);
  await database.query('delete from tyres where id = $1', [id]);
}

/** Sets the pieces that can be sold, here and centrally; elsewhere are none then. Pages do not hear of it. */
export async function setStock(
  database: FreshDatabase,
  id: string,
  { here = 0, central = 0 }: Partial<Pieces>,
  location = 'muster',
): Promise<void> {
  await database.query('delete from stock where article_id = $1', [id]);
  await database.query(
    `insert into stock (article_id, place, quantity)
     select $1, locations.id, $2::int from locations where url = $3
     union all select $1, '${CENTRAL}', $4::int`,
    [id, here, location, central],
  );
}

/** Pieces of a tyre that can be sold. */
export async function stockOf(database: FreshDatabase, id: string, location = 'muster'): Promise<Pieces> {
  const [row] = await database.query<Pieces>(`select here, central from ${TYRES} where id = $2`, [
    location,
    id,
  ]);
  if (!row) throw new Error(`no tyre ${id}`);
  return row;
}

/** Pieces of all articles at all places: those that can be sold, the fewest of one at one place, and the ordered ones. */
export async function allPieces(database: FreshDatabase) {
  const [row] = await database.query<{ unsold: number; lowest: number; ordered: number }>(
    `select (select sum(quantity)::int from stock) as unsold, (select min(quantity) from stock) as lowest,
       (select coalesce(sum(quantity), 0)::int from order_lines) as ordered`,
  );
  return row ?? { unsold: 0, lowest: 0, ordered: 0 };
}

/** A line of an order; what it took from which stock. */
export interface OrderLineRow {
  id: string;
  number: string;
  quantity: number;
  /** For all pieces, before the discount. */
  gross: number;
  discount: number;
  taken: Pieces;
}

/** The lines of all orders, in their order. */
export async function orderLines(database: FreshDatabase): Promise<OrderLineRow[]> {
  return database.query<OrderLineRow>(
    `select article_id as id, number, quantity, quantity * unit_price_cents as gross,
       order_lines.discount_cents as discount,
       (select jsonb_build_object(
          'here', coalesce(sum((piece->>'quantity')::int) filter (where piece->>'place' = location_id), 0),
          'central', coalesce(sum((piece->>'quantity')::int) filter (where piece->>'place' = '${CENTRAL}'), 0))
        from jsonb_array_elements(taken) piece) as taken
     from order_lines join orders on orders.id = order_id order by placed_at, number, position`,
  );
}

/** What lies in the open carts of an account, by article. */
export function accountCartLines(
  database: FreshDatabase,
  email: string,
): Promise<{ id: string; quantity: number }[]> {
  return database.query<{ id: string; quantity: number }>(
    `select article_id as id, quantity from cart_lines join carts on carts.id = cart_id
     join users on session_id = 'user:' || users.id where email_key = $1 and ordered_at is null order by 1`,
    [email],
  );
}

/** Fills the only wish list up with tyres from the end of the catalogue. */
export async function fillWishList(database: FreshDatabase, count: number): Promise<void> {
  await database.query(
    `insert into wish_list_entries
       (owner_id, location_id, kind, article_id, selected_variant, category_url, title, price_cents, added_at)
     select owner_id, location_id, kind, tyre.id, tyre.id, category_url, title, entry.price_cents, added_at
     from wish_list_entries entry, (select id from tyres order by id desc limit $1) tyre`,
    [count],
  );
}

/** How many entries all wish lists have. */
export async function countWishes(database: FreshDatabase): Promise<number> {
  return (await database.query('select 1 from wish_list_entries')).length;
}
