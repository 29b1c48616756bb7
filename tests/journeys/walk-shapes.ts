import type pg from 'pg';

export interface Stop {
  /** What is special about the page's data; pages of one shape are alike. */
  shape: string;
  /** Below the location. */
  path: string;
  /** Undefined: 200, or 404 where the location does not show it. */
  status?: number[];
}

/** Numbers of variants that the demo has on no product. */
const ADDED_VARIANTS = [0, 4, 200];

/** A roof box `weg-<count>`; each fifth variant has no price. */
export async function addProduct(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `with one as (select * from products join article_groups on id = group_id where code = 'nordkap-310'),
        made as (insert into article_groups (kind, code, title)
          select kind, 'weg-' || $1::int, title || ' ' || $1::int from one returning id),
        product as (insert into products (group_id, category_id, make, description, values, safety, facts)
          select made.id, category_id, make, description, values, safety, facts from one, made),
        variants as (insert into articles
          (kind, code, group_id, make, title, subtitle, picture_key, vat_rate, deposit_cents)
          select 'product', 'weg-' || $1::int || '-' || n, made.id, 'Thule', 'Weg ' || n,
            repeat('Ausführung ', 1 + n % 4) || n, 'roof-box', 19, nullif(n % 3, 0)
          from made, generate_series(1, $1::int) as n returning id, code),
        own as (insert into product_variants (article_id, values, content_milli, content_unit)
          select id, '{}', nullif(id % 2, 0) * 500, case when id % 2 = 1 then 'l' end from variants),
        places as (insert into article_categories (article_id, category_id)
          select variants.id, one.category_id from variants, one),
        priced as (insert into prices (article_id, valid_from, regular_cents)
          select id, now(), 1000 + id from variants where id % 5 > 0 returning *)
        insert into current_prices (article_id, kind, cents, regular_cents)
          select article_id, 'product', regular_cents, regular_cents from priced`,
    [count],
  );
}

/** Adds what the demo has no example of: products of 0, 4 and 200 variants, and each kind of article without price, stock, or category. */
export async function addShapes(client: pg.Client): Promise<void> {
  for (const count of ADDED_VARIANTS) await addProduct(client, count);
  const without = async (statement: string) =>
    client.query(
      statement.replace(
        '$some',
        `(select id from (select id, row_number() over (partition by kind order by code desc) as n from articles
          where retired_at is null and not is_kit) as each where n <= 3)`,
      ),
    );
  await without('delete from current_prices where article_id in $some');
  await client.query(
    `update articles set is_sold_out = true where id in (select id from (select id, row_number() over
      (partition by kind order by code) as n from articles where retired_at is null) as each where n <= 3)`,
  );
}

const priceOf = `case when price.cents is null then 'no price' when price.cents < price.regular_cents
  then 'reduced' else 'price' end`;
const stockOf = `case when article.is_sold_out then 'sold out' when exists (select from stock_levels
  where article_id = article.id and on_hand > allocated) then 'stock' else 'no stock' end`;

const products = `select '/' || categories.url || '/' || article_groups.code as path,
  concat_ws(', ', 'product of', case when count(article.id) in (0, 1, 2, 3, 4, 200) then count(article.id)::text
    when count(article.id) > 10 then 'many' else 'some' end,
    string_agg(distinct ${priceOf}, '+'), string_agg(distinct ${stockOf}, '+'),
    case when bool_or(article.deposit_cents > 0) then 'deposit' end,
    case when bool_or(content_milli > 0) then 'base price' end,
    case when bool_or(exists (select from article_images where article_id = article.id)) then 'photo' end,
    case when bool_or(exists (select from article_vehicle_prefixes where article_id = article.id)) then 'vehicles' end,
    case when bool_or(car_make is not null) then 'car make' end,
    case when safety is not null then 'safety' end,
    case when count(article.id) = 0 then 'gone' end) as shape
  from products join article_groups on article_groups.id = group_id join categories on categories.id = category_id
  left join articles article on article.group_id = products.group_id and retired_at is null
  left join product_variants on product_variants.article_id = article.id
  left join current_prices price on price.article_id = article.id and location_id is null
  where not is_noa_employee_category group by categories.url, article_groups.code, safety`;

const articleOf = (kind: string, path: string, traits: string, joins: string) =>
  `select ${path} as path, concat_ws(', ', '${kind}', ${priceOf}, ${stockOf}, ${traits}) as shape
    from articles article ${joins}
    left join current_prices price on price.article_id = article.id and price.location_id is null
    where retired_at is null and article.kind = '${kind}'`;

const tyres = articleOf(
  'tyre',
  `'/reifen/' || article.code`,
  `season, vehicle_kind, case when is_commercial then 'C' end, case when run_flat_mark is not null then 'run flat' end,
    case when oe_mark is not null then 'OE' end, case when eprel_id is null then 'no label' end`,
  'join tyres on tyres.article_id = article.id',
);
const rims = articleOf(
  'rim',
  `'/' || (select url from categories join article_categories on category_id = categories.id
    where article_id = article.id limit 1) || '/' || article.code`,
  `material, case when approval is null then 'no approval' end`,
  'join rims on rims.article_id = article.id',
);
const wheels = articleOf(
  'complete-wheel',
  `'/komplettraeder/' || article.code`,
  `case when (select count(*) from components where article_id = article.id) > 2 then 'sensor' end`,
  'join complete_wheels on complete_wheels.article_id = article.id',
);
const categories = `select '/' || url as path, concat_ws(', ', 'category', presentation, url) as shape
  from categories where not is_noa_employee_category and url not in ('mitarbeiter')
    and parent_id is distinct from 'cat-mitarbeiter'`;

const texts = `select path, concat_ws(', ', 'text', kind, case when drawing is null then 'no drawing' end,
    case when published_from is not null or published_until is not null then 'days' end) as shape
  from content_pages`;

/** Pages whose shape is their address. */
const pages = [
  '',
  '/reifen',
  '/reifen?breite=205&hoehe=55&durchmesser=16',
  '/reifen?breite=315&hoehe=25&durchmesser=23',
  '/reifen?saison=winter&seite=2&sortierung=preis',
  '/sommerreifen',
  '/winterreifen',
  '/ganzjahresreifen',
  '/komplettraeder',
  '/reifen/tecar',
  '/angebote',
  '/audi-zubehoer',
  '/felgenkonfigurator',
  '/fahrzeug',
  '/fahrzeug?hsn=0603&tsn=BJH',
  '/search?q=winterreifen',
  '/search?q=dachbox+thule',
  '/search?q=xyzzyq',
  '/search?q=205%2F55+r16',
  '/search',
  '/warenkorb',
  '/merkliste',
  '/login',
  '/registrieren',
  '/passwort-vergessen',
  '/standorte',
  '/standorte?ort=24103',
  '/cookie-einstellungen',
  '/versandkosten',
  '/vertrag-widerrufen',
  '/kontakt',
  '/gutscheine',
  '/TestErgebnisse',
  '/TestErgebnisse?saison=winter',
  '/home/aktionen',
  '/home/tecarLandingpage',
  '/home/tecarLandingpage/reifen-finden',
  '/reparatur-wartung',
  '/servicenavigator',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/ueber-uns',
  '/barrierefreiheit',
  '/initiateCheckout',
  '/account',
  '/styleguide',
];

/** One address of each shape comes before the second of any. */
async function stopsOf(client: pg.Client, statement: string): Promise<Stop[]> {
  const { rows } = await client.query<{ shape: string; path: string }>(
    `select shape, path from (select shape, path, row_number() over (partition by shape order by md5(path)) as turn
      from (${statement}) as every) as each where path is not null order by turn, shape`,
  );
  return rows.map(({ shape, path }) => ({
    shape,
    path,
    ...(shape.includes('gone') && { status: [404] }),
  }));
}

/** Lists of pages by kind; in each, rare shapes stand first. */
export async function stopsByKind(client: pg.Client): Promise<Stop[][]> {
  const kinds = [
    pages.map((path) => ({ shape: path || 'start page', path })),
    [
      { shape: 'missing', path: '/gibt-es-nicht', status: [404] },
      { shape: 'unknown vehicle', path: '/fahrzeug?hsn=9999&tsn=ZZZ', status: [400, 404] },
    ],
  ];
  for (const statement of [products, tyres, rims, wheels, categories, texts])
    kinds.push(await stopsOf(client, statement));
  return kinds;
}

/** Start pages of the locations that have not moved, without an ending slash. */
export async function startsOf(client: pg.Client, port: number): Promise<string[]> {
  const { rows } = await client.query<{ url: string; hostname: string; is_shop_system: boolean }>(
    `select url, hostname, is_shop_system from locations join hosts using (hostname)
      where redirect_url is null order by md5(url)`,
  );
  return rows.map(({ url, hostname, is_shop_system }) => {
    return `http://${hostname}:${port}${is_shop_system ? `/${url}` : ''}`;
  });
}
