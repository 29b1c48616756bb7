import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { ArticleKind } from '../articles/article';

/** What a column of a facet holds. */
export type Value = string | number | boolean;

/** How the form asks: boxes, "at least", one box, amounts from and to; or not at all, as for a tyre's size or the chosen vehicle. */
export type Control = 'checkboxes' | 'at-least' | 'flag' | 'range' | 'stock' | 'hidden' | 'vehicle';

/** How a facet's choices are drawn beside their words: shares of the label's colours, or steps of loudness. */
export type FacetDrawing = 'classes' | 'loudness';

/** One thing that a list can be narrowed by; an article has exactly one value of it, unless it `isMultiple`. */
export interface Facet<V extends Value = Value, Choice = unknown> {
  control: Control;
  /** Name of the form's field, and of the parameter in the address. */
  parameter: string;
  /** Another name that addresses may use. */
  alias?: string;
  /** What is compared and counted. */
  column: SQLWrapper;
  /** An article has any number of values of it: the column is a JSON array. */
  isMultiple?: boolean | undefined;
  legend: string;
  /** The choice when nothing is chosen. */
  empty: Choice;
  /** Its values are names, which addresses may write folded: 'Schwarz matt' as `schwarz-matt`. */
  isNamed?: boolean | undefined;
  /** All values that there can be, in their order; without them, those that are found. */
  values?: readonly V[];
  /** Of values that are found: most hits first, or from small to large. */
  order: 'count' | 'value';
  /** Reads one value of the address; undefined: there is no such value. */
  parse(text: string): V | undefined;
  format(value: V): string;
  /** Words beside its box. */
  label(value: V): string;
  /** Words of its chip, which stands alone. */
  chip(value: V): string;
  drawing?: FacetDrawing;
}

export interface PriceRange {
  minCents: number | undefined;
  maxCents: number | undefined;
}

/** A price range has two fields: the parameter with `Von` and with `Bis`. */
export type PriceFacet = Facet<number, PriceRange> & { control: 'range' };

/** Every list can be narrowed by price and by what is in stock here. */
export type Facets = Record<string, Facet> & { price: PriceFacet; inStockHere: Facet<boolean, boolean> };

export interface Sort {
  label: string;
  /** Equal ones stand by price here, then by id. */
  by: readonly SQLWrapper[];
  isDescending?: boolean;
}

export interface ListWords {
  /** 'Reifen', after a number. */
  plural: string;
  /** 'Dazu haben wir keinen Reifen.' */
  nothing: string;
}

export interface ListDefinition<F extends Facets = Facets, S extends string = string> {
  kind: ArticleKind;
  /** Tells it from other lists of its kind; else it is the one with all articles. */
  name?: string;
  /** Which articles of its kind it has. */
  scope?: SQL;
  /** What a card stands for and numbers count: products, each at its cheapest variant that is wanted; else articles. */
  unit?: 'product';
  /** The kind's own table; it has one row an article. */
  table: SQLWrapper & { articleId: SQLWrapper };
  text: SQLWrapper;
  /** Url of the category that the address of an article goes through; without it, the kind has pages of its own. */
  category?: SQLWrapper;
  /** In the order of chips and form. */
  facets: F;
  /** Names of facets in the order in which addresses name them; the others follow. */
  addressOrder: readonly (keyof F & string)[];
  /** Facets whose values may stand in a path without the facet's name; those of the first are written so. */
  bare?: readonly (keyof F & string)[];
  /** By the word of the address; the first is the default. Of one kind, a word means the same in all lists. */
  sorts: Record<S, Sort>;
  /** What an address without any hidden field means; `any` is the field that, empty, says that all are meant. */
  standard?: { choices: Partial<ChoicesOf<F>>; any: keyof F & string };
  pageSize: number;
  words: ListWords;
}

export type ChoicesOf<F extends Facets> = { [Name in keyof F]: F[Name]['empty'] };

/** What a shopper looks for: all of it stands in the address of the list. */
export type FilterOf<L> =
  L extends ListDefinition<infer F, infer S> ? ChoicesOf<F> & { sort: S; page: number } : never;

/** Lets the facets' names and the filter's type follow from what is written. */
export function defineList<F extends Facets, S extends string>(
  list: ListDefinition<F, S>,
): ListDefinition<F, S> {
  return list;
}

/** Names what is held of a list in memory. */
export function nameOf({ name, kind }: ListDefinition): string {
  return name ?? kind;
}

/** The facets with their names, typed as what the engine needs of them. */
export function facetsOf(list: ListDefinition): [name: string, facet: Facet][] {
  return Object.entries(list.facets);
}

export function defaultSort(list: ListDefinition): string {
  return Object.keys(list.sorts)[0] ?? '';
}
