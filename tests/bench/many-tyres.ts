import pg from 'pg';

/** Fills the catalogue up to `wanted` tyres: copies of the demo's with other prices and ids. */
export async function fillCatalogue(url: string, wanted: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'tyres' and is_generated = 'NEVER' order by ordinal_position",
  );
  const columns = rows.map((row) => row.column_name);
  const changed: Record<string, string> = {
    id: "id || '-' || n",
    gtin: "gtin || '-' || n",
    price_cents: 'price_cents + (n * 37) % 4000',
    wet_class: 'chr(65 + (ascii(wet_class) - 65 + n) % 5)',
    fuel_class: 'chr(65 + (ascii(fuel_class) - 65 + n / 5) % 5)',
  };
  const values = columns.map((column) => changed[column] ?? column).join(', ');
  await client.query(
    `insert into tyres (${columns.join(', ')})
     select ${values} from tyres, generate_series(1, ceil($1::numeric / (select count(*) from tyres))::int) n
     where id not like '%-n-%'`,
    [wanted],
  );
  await client.query(
    "insert into stock (article_id, place, quantity) select id, 'loc-muster', 8 from tyres where hashtext(id) % 3 = 0 on conflict do nothing",
  );
  // As autovacuum leaves a table that is in service.
  await client.query('vacuum analyze tyres');
  await client.query('vacuum analyze stock');
  await client.query("update epochs set value = value + 1 where scope = 'catalog'");
  const { rows: counted } = await client.query<{ count: string }>('select count(*) from tyres');
  await client.end();
  return Number(counted[0]?.count);
}
