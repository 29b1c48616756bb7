import type pg from 'pg';

/** Changes a database directly, whichever tables it has. */
export interface Catalogue {
  someTyres(count: number): Promise<string[]>;
  /** Thousands of pieces for each tyre. */
  stockUp(ids: string[]): Promise<void>;
  /** Copies the demo's tyres with other prices and ids; returns their number. */
  fill(size: number): Promise<number>;
}

/** Values of copies by column; `n` is the copy's number. */
const COPIED_COLUMNS: Record<string, string> = {
  id: "id || '-' || n",
  code: "code || '-' || n",
  gtin: "gtin || '-' || n",
  price_cents: 'price_cents + (n * 37) % 4000',
  cents: 'cents + (n * 37) % 4000',
  regular_cents: 'regular_cents + (n * 37) % 4000',
  wet_class: 'chr(65 + (ascii(wet_class) - 65 + n) % 5)',
  fuel_class: 'chr(65 + (ascii(fuel_class) - 65 + n / 5) % 5)',
};

async function idsOf(client: pg.Client, query: string, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(query, [count]);
  return rows.map((row) => row.id);
}

async function copiedColumns(client: pg.Client, table: string, left = 'id'): Promise<[string, string]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and column_name <> $2
     order by ordinal_position`,
    [table, left],
  );
  const names = rows.map(({ name }) => name);
  return [names.join(', '), names.map((name) => COPIED_COLUMNS[name] ?? name).join(', ')];
}

async function copiesFor(client: pg.Client, size: number): Promise<number> {
  return Math.ceil(size / (await count(client, 'tyres')));
}

/** The tables of a shop from before articles. */
function tyresAlone(client: pg.Client): Catalogue {
  return {
    someTyres: (count) => idsOf(client, 'select id from tyres order by id limit $1', count),
    stockUp: async (ids) => {
      await client.query(
        `insert into stock (article_id, place, quantity) select unnest($1::text[]), 'zentrallager', 90000
         on conflict (article_id, place) do update set quantity = excluded.quantity`,
        [ids],
      );
    },
    fill: async (size) => {
      const [names, values] = await copiedColumns(client, 'tyres', '');
      await client.query(
        `insert into tyres (${names}) select ${values} from tyres, generate_series(1, ${await copiesFor(client, size)}) n`,
      );
      await client.query(
        `insert into stock (article_id, place, quantity)
         select id, 'loc-muster', 8 from tyres where hashtext(id) % 3 = 0 on conflict do nothing`,
      );
      // Autovacuum leaves a table in service like this.
      await client.query('vacuum analyze');
      await client.query("update epochs set value = value + 1 where scope = 'catalog'");
      return count(client, 'tyres');
    },
  };
}

/** `copies` names the original of each copy. */
async function copyArticles(client: pg.Client, number: number): Promise<void> {
  const [names, values] = await copiedColumns(client, 'articles');
  await client.query(
    `insert into articles (${names}) select ${values}
     from articles, generate_series(1, ${number}) n where kind = 'tyre' and retired_at is null`,
  );
  await client.query(
    `create temp table copies as select copy.id, source.id as source, copy.code, n
     from articles source, generate_series(1, ${number}) n, articles copy
     where source.kind = 'tyre' and copy.kind = 'tyre' and copy.code = source.code || '-' || n`,
  );
  for (const table of ['tyres', 'current_prices', 'prices', 'article_categories']) {
    const [columns, copied] = await copiedColumns(client, table);
    await client.query(
      `insert into ${table} (${columns})
       select ${copied.replace(/\barticle_id\b/, 'copies.id')} from ${table}, copies
       where article_id = source`,
    );
  }
}

function onArticles(client: pg.Client): Catalogue {
  return {
    someTyres: (count) =>
      idsOf(
        client,
        "select code as id from articles where kind = 'tyre' and retired_at is null order by code limit $1",
        count,
      ),
    stockUp: async (codes) => {
      await client.query(
        `insert into stock_levels (article_id, warehouse_id, on_hand)
         select articles.id, warehouses.id, 90000 from articles, warehouses
         where kind = 'tyre' and code = any($1) and location_id is null
         on conflict (article_id, warehouse_id) do update set on_hand = excluded.on_hand`,
        [codes],
      );
    },
    fill: async (size) => {
      await copyArticles(client, await copiesFor(client, size));
      await client.query(
        `insert into stock_levels (article_id, warehouse_id, on_hand)
         select copies.id, warehouses.id, 8 from copies, warehouses
         where hashtext(code) % 3 = 0 and location_id = 'loc-muster'`,
      );
      await client.query('vacuum analyze');
      await client.query("insert into tag_moves (tag) values ('list'), ('article')");
      return count(client, 'tyres');
    },
  };
}

async function count(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count);
}

export async function catalogueOf(client: pg.Client): Promise<Catalogue> {
  const { rows } = await client.query<{ articles: string | null }>(
    "select to_regclass('articles') as articles",
  );
  return rows[0]?.articles ? onArticles(client) : tyresAlone(client);
}
