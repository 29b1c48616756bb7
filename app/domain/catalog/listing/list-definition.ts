import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ArticleKind } from '../articles/article';

export type Value = string | number | boolean;

/** Form control of a facet; `hidden` and `vehicle` have none. */
export type Control = 'checkboxes' | 'at-least' | 'flag' | 'range' | 'stock' | 'hidden' | 'vehicle';

export type FacetDrawing = 'classes' | 'loudness';

/** A filterable property; each article has exactly one value of it unless `isMultiple`. */
export interface Facet<V extends Value = Value, Choice = unknown> {
  control: Control;
  parameter: string;
  /** Alternative parameter in addresses. */
  alias?: string;
  column: SQLWrapper;
  isMultiple?: boolean | undefined;
  legend: string;
  empty: Choice;
  /** Values are names that addresses may fold: 'Schwarz matt' as `schwarz-matt`. */
  isNamed?: boolean | undefined;
  /** All possible values in order; undefined: the values that are found. */
  values?: readonly V[];
  /** Order of found values: by hits, or ascending. */
  order: 'count' | 'value';
  parse(text: string): V | undefined;
  format(value: V): string;
  label(value: V): string;
  chip(value: V): string;
  drawing?: FacetDrawing;
  /** Its group stands in the form once a value is chosen. */
  isRare?: boolean | undefined;
}

export interface PriceRange {
  minCents: number | undefined;
  maxCents: number | undefined;
}

/** Its two fields are the parameter with `Von` and with `Bis`. */
export type PriceFacet = Facet<number, PriceRange> & { control: 'range' };

export type Facets = Record<string, Facet> & { price: PriceFacet; inStockHere: Facet<boolean, boolean> };

export interface Sort {
  label: string;
  /** Ties are sorted by price, then by id. */
  by: readonly SQLWrapper[];
  isDescending?: boolean;
}

export interface ListWords {
  /** 'Reifen', after a number. */
  singular: string;
  plural: string;
  /** 'Dazu haben wir keinen Reifen.' */
  nothing: string;
}

/** Words made in code; its columns are JSON. */
export interface StoredWords<Values = unknown, Names = unknown> {
  /** Of an article. */
  values: SQLWrapper;
  /** One for all articles: what their values refer to. */
  names: SQLWrapper;
  wordsOf(values: Values, names: Names): string;
}

export type OwnTable = PgTable & { articleId: PgColumn };

export interface ListDefinition<F extends Facets = Facets, S extends string = string> {
  kind: ArticleKind;
  /** Unique within the kind; undefined: the list of all its articles. */
  name?: string;
  scope?: SQL;
  /** `product`: cards and counts are products at their cheapest matching variant; undefined: articles. */
  unit?: 'product';
  table: OwnTable;
  /** Searched words. */
  text: SQLWrapper;
  /** Searched words beside `text`. */
  storedWords?: StoredWords;
  /** Name of what an article is, whose words count as those of its title; undefined: the title says it. */
  named?: SQLWrapper;
  /** Joins further tables for the searched words and the category. */
  join?: SQL;
  /** Url of the category in article addresses; undefined: the kind has pages of its own. */
  category?: SQLWrapper;
  facets: F;
  /** Names of facets in address order; the others follow. */
  addressOrder: readonly (keyof F & string)[];
  /** Facets whose values may stand in a path without the facet's name; only the first one is written so. */
  bare?: readonly (keyof F & string)[];
  /** By the word in addresses; the first is the default. A word means the same in all lists of a kind. */
  sorts: Record<S, Sort>;
  /** Choices of an address without hidden fields; an empty `any` field selects all articles. */
  standard?: { choices: Partial<ChoicesOf<F>>; any: keyof F & string };
  pageSize: number;
  words: ListWords;
}

export type ChoicesOf<F extends Facets> = { [Name in keyof F]: F[Name]['empty'] };

export type FilterOf<L> =
  L extends ListDefinition<infer F, infer S> ? ChoicesOf<F> & { sort: S; page: number } : never;

export function defineList<F extends Facets, S extends string>(
  list: ListDefinition<F, S>,
): ListDefinition<F, S> {
  return list;
}

export function nameOf({ name, kind }: ListDefinition): string {
  return name ?? kind;
}

export function facetsOf(list: ListDefinition): [name: string, facet: Facet][] {
  return Object.entries(list.facets);
}

export function defaultSort(list: ListDefinition): string {
  return Object.keys(list.sorts)[0] ?? '';
}
