import { freshDatabase, type TestDatabase } from './fresh-database';
import { openAllDay } from './reservation-settings';
import { startShop } from './running-shop';
import { Visitor } from './visitor';

/** Cents that Techno charges less for fitting a tyre to its rim. */
export const TECHNO_LESS = 500;

export interface Wheel {
  code: string;
  title: string;
  subtitle: string;
  cents: number;
  rim: string;
  rim_cents: number;
  tyre: string;
  tyre_cents: number;
  /** The work inside its price. */
  work_cents: number;
  is_sum: boolean;
  sensor: string | null;
  sensor_cents: number | null;
}

/** Includes the number that can be made of the stock in Kiel. */
function completeWheels(database: TestDatabase, rest: string): Promise<Wheel[]> {
  return database.query<Wheel>(
    `select * from (
       select wheel.code, wheel.title, wheel.subtitle, price.cents, price.is_sum, rim_article.code as rim, rim_price.cents as rim_cents,
         tyre_article.code as tyre, tyre_price.cents as tyre_cents, rim_article.make as rim_make, tyre_article.make as tyre_make,
         rims.diameter_tenths, rims.width_tenths, rims.bolt_holes, rims.bolt_circle_tenths, rims.colour, wheel.id as article_id,
         sensor_article.code as sensor, sensor_price.cents as sensor_cents, tyres.season, tyres.width, tyres.aspect, tyres.wet_class, tyres.fuel_class, tyres.noise_class,
         (select coalesce(sum(price.cents), 0)::int from components join articles work on work.id = component_id
           join current_prices price on price.article_id = component_id and price.location_id is null
           where components.article_id = wheel.id and work.kind = 'service') as work_cents,
         least(coalesce((select on_hand - allocated from stock_levels where article_id = rim_id and warehouse_id = kiel.id), 0),
           coalesce((select on_hand - allocated from stock_levels where article_id = tyre_id and warehouse_id = kiel.id), 0),
           case when extra.component_id is null then 1000 else coalesce((select on_hand - allocated from stock_levels
             where article_id = extra.component_id and warehouse_id = kiel.id), 0) end) as here
       from complete_wheels
       join articles wheel on wheel.id = complete_wheels.article_id
       join current_prices price on price.article_id = wheel.id and price.location_id is null
       join articles rim_article on rim_article.id = rim_id join rims on rims.article_id = rim_id
       join articles tyre_article on tyre_article.id = tyre_id join tyres on tyres.article_id = tyre_id
       left join current_prices rim_price on rim_price.article_id = rim_id and rim_price.location_id is null
       left join current_prices tyre_price on tyre_price.article_id = tyre_id and tyre_price.location_id is null
       left join components extra on extra.article_id = wheel.id
         and extra.component_id in (select id from articles where kind = 'product')
       left join articles sensor_article on sensor_article.id = extra.component_id
       left join current_prices sensor_price on sensor_price.article_id = extra.component_id and sensor_price.location_id is null
       cross join (select warehouses.id from warehouses join locations on locations.id = location_id where url = 'muster') kiel
     ) wheel where ${rest}`,
  );
}

/** Gives a wheel that no test has touched at each call. */
async function untouchedWheels(database: TestDatabase): Promise<() => Wheel> {
  const all = await completeWheels(database, 'is_sum and here >= 4 and sensor is null order by article_id');
  const left = all.values();
  return () => {
    const { value } = left.next();
    if (!value) throw new Error('no more wheels');
    return value;
  };
}

export const addWheel = (buyer: Visitor, code: string, quantity: number, location = 'muster') =>
  buyer.post(`/${location}/warenkorb`, {
    aktion: 'hinzufuegen',
    artikel: `complete-wheel:${code}`,
    menge: String(quantity),
  });

export function partsOn(page: { text: string }): { text: string; cents: number[] } {
  const [text = ''] = /Lieferumfang[\s\S]*?<\/table>/.exec(page.text) ?? [];
  return { text, cents: [...text.matchAll(/data-cents="(\d+)"/g)].map(([, cents]) => Number(cents)) };
}

export async function wheelShop() {
  const database = await freshDatabase();
  await openAllDay(database);
  const shop = await startShop({ DATABASE_URL: database.url });
  const visitor = new Visitor(shop);
  return {
    database,
    shop,
    visitor,
    nextWheel: await untouchedWheels(database),
    wheels: (rest: string) => completeWheels(database, rest),
    list: (query = '', location = 'muster') => visitor.open(`/${location}/komplettraeder${query}`),
    detail: (code: string, location = 'muster') => visitor.open(`/${location}/komplettraeder/${code}`),
  };
}
