import { type SQL, sql } from 'drizzle-orm';
import { articles } from '../articles/tables';
import { categories } from '../categories/tables';
import {
  anyFound,
  anyFoundName,
  flag,
  forAnyVehicle,
  inStockHere,
  priceRange,
  priceSorts,
  valueOnVehicle,
} from '../listing/facets';
import { defineList, type Facet, type ListDefinition } from '../listing/list-definition';
import { amountWords, type CategoryField } from './category-field';
import { productWords } from './product-words';
import { products, productVariants } from './tables';

const carMakes = 'fabrikat';
const makes = 'hersteller';

const isInCategory = (categoryId: string) => sql`exists (
  select from article_categories where article_categories.article_id = ${articles.id}
  and article_categories.category_id = ${categoryId})`;

/** @param hiddenIds of main categories */
const isShownIn = (categoryId: string, hiddenIds: readonly string[]) =>
  hiddenIds.length === 0
    ? isInCategory(categoryId)
    : sql`(${isInCategory(categoryId)} and not exists (select from products
        where products.group_id = ${articles.groupId} and products.category_id = any(${sql.param([...hiddenIds])}::text[])))`;

/** A JSON array; an article for any make counts for all makes that the category names. */
const carMakesOf = (categoryId: string) => sql`case
  when ${productVariants.carMake} is not null then jsonb_build_array(${productVariants.carMake})
  else (select coalesce(jsonb_agg(distinct other.car_make), '[]') from product_variants as other
    join article_categories on article_categories.article_id = other.article_id
    join articles as sold on sold.id = other.article_id and sold.retired_at is null
    where article_categories.category_id = ${categoryId} and other.car_make is not null) end`;

function valuesOf({ name }: CategoryField): SQL {
  const value = sql`${productVariants.values} -> ${name}::text`;
  return sql`case jsonb_typeof(${value}) when 'array' then ${value} else '[]' end`;
}

function parseNumber(text: string): number | undefined {
  return /^-?\d{1,7}([.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** Texts and numbers offer the values that are found; a flag has one checkbox. */
function facetOf(field: CategoryField): Facet {
  const { name, label, type } = field;
  const words = { parameter: name, legend: label, isMultiple: true };
  if (type === 'flag') {
    const value = sql`coalesce(${productVariants.values} -> ${name}::text = 'true', false)`;
    return flag({ parameter: name, legend: label, column: value }) as Facet;
  }
  if (type === 'text') {
    return anyFoundName({
      ...words,
      column: valuesOf(field),
      chip: (value) => `${label}: ${value}`,
    }) as Facet;
  }
  const amount = (value: number) => amountWords(field, value);
  return anyFound<number>({
    ...words,
    column: valuesOf(field),
    parse: parseNumber,
    format: (value) => String(value).replace('.', ','),
    label: amount,
    chip: (value) => `${label} ${amount(value)}`,
    order: 'value',
  }) as Facet;
}

const join = sql`join ${products} on ${products.groupId} = ${articles.groupId}
  join ${categories} on ${categories.id} = ${products.categoryId}`;

const named = sql`${productVariants.values} ->> 'art'`;

const text = sql`concat_ws(' ', ${articles.title}, ${articles.subtitle}, ${productVariants.carMake})`;

const words = { singular: 'Produkt', plural: 'Produkte', nothing: 'Dazu haben wir nichts.' };

export const everyProductList = defineList({
  kind: 'product',
  unit: 'product',
  table: productVariants,
  text,
  storedWords: productWords,
  named,
  join,
  category: sql`${categories.url}`,
  facets: { inStockHere: inStockHere(), price: priceRange('Preis') },
  addressOrder: [],
  sorts: priceSorts,
  pageSize: 24,
  words,
});

/** @param hiddenIds products of these main categories are left out */
export function productList(
  categoryId: string,
  fields: readonly CategoryField[],
  hiddenIds: readonly string[],
): ListDefinition {
  const own = fields.map((field): [string, Facet] => [`field ${field.name}`, facetOf(field)]);
  return defineList({
    kind: 'product',
    name: `product ${categoryId} ${JSON.stringify(fields)} ${hiddenIds.join()}`,
    scope: isShownIn(categoryId, hiddenIds),
    unit: 'product',
    table: productVariants,
    text,
    named,
    facets: {
      anyVehicle: forAnyVehicle(),
      onVehicle: valueOnVehicle(),
      inStockHere: inStockHere(),
      carMakes: anyFoundName({
        parameter: carMakes,
        column: carMakesOf(categoryId),
        isMultiple: true,
        legend: 'Für Fahrzeuge von',
        chip: (make) => `Für ${make}`,
      }),
      price: priceRange('Preis'),
      makes: anyFoundName({ parameter: makes, column: articles.make, legend: 'Hersteller' }),
      ...Object.fromEntries(own),
    },
    addressOrder: [],
    bare: ['carMakes', 'makes'],
    sorts: {
      ...priceSorts,
      name: { label: 'Name', by: [articles.title, articles.groupId] },
      // Ids ascend: a product keeps the id of its first import.
      neu: { label: 'Neueste zuerst', by: [articles.groupId], isDescending: true },
    },
    pageSize: 24,
    words,
  });
}
