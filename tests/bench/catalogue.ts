import type pg from 'pg';

/** What benchmarks do to a catalogue behind the shop's back, whichever tables it has. */
export interface Catalogue {
  /** Ids of tyres, as they stand in addresses. */
  someTyres(count: number): Promise<string[]>;
  /** Makes these tyres sellable by the thousand. */
  stockUp(ids: string[]): Promise<void>;
  /** Fills it up to about so many tyres: copies of the demo's with other prices and ids. Gives how many there are. */
  fill(wanted: number): Promise<number>;
}

const COPIED_COLUMNS: Record<string, string> = {
  id: "id || '-' || n",
  gtin: "gtin || '-' || n",
  price_cents: 'price_cents + (n * 37) % 4000',
  wet_class: 'chr(65 + (ascii(wet_class) - 65 + n) % 5)',
  fuel_class: 'chr(65 + (ascii(fuel_class) - 65 + n / 5) % 5)',
};

/** The tables of a shop from before articles. */
function tyresAlone(client: pg.Client): Catalogue {
  return {
    someTyres: async (count) => {
      const { rows } = await client.query<{ id: string }>('select id from tyres order by id limit $1', [
        count,
      ]);
      return rows.map((row) => row.id);
    },
    stockUp: async (ids) => {
      await client.query(
        `insert into stock (article_id, place, quantity) select unnest($1::text[]), 'zentrallager', 90000
         on conflict (article_id, place) do update set quantity = excluded.quantity`,
        [ids],
      );
    },
    fill: async (wanted) => {
      const { rows } = await client.query<{ column_name: string }>(
        `select column_name from information_schema.columns
         where table_name = 'tyres' and is_generated = 'NEVER' order by ordinal_position`,
      );
      const columns = rows.map((row) => row.column_name);
      await client.query(
        `insert into tyres (${columns.join(', ')})
         select ${columns.map((column) => COPIED_COLUMNS[column] ?? column).join(', ')}
         from tyres, generate_series(1, ceil($1::numeric / (select count(*) from tyres))::int) n`,
        [wanted],
      );
      await client.query(
        `insert into stock (article_id, place, quantity)
         select id, 'loc-muster', 8 from tyres where hashtext(id) % 3 = 0 on conflict do nothing`,
      );
      // As autovacuum leaves a table that is in service.
      await client.query('vacuum analyze tyres');
      await client.query('vacuum analyze stock');
      // What every node follows: epochs in older versions, now tags.
      const { rows: known } = await client.query("select to_regclass('tag_moves') as log");
      await client.query(
        known[0]?.log
          ? "insert into tag_moves (tag) values ('list'), ('article')"
          : "update epochs set value = value + 1 where scope = 'catalog'",
      );
      return count(client, 'tyres');
    },
  };
}

async function count(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count);
}

/** The catalogue of a shop's database. */
export async function catalogueOf(client: pg.Client): Promise<Catalogue> {
  return tyresAlone(client);
}
