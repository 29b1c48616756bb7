import { parseCents } from '~/values/money';
import { speedIndices } from './indices';
import { formatRim, type ParsedSize } from './tyre-size';
import {
  type LabelClass,
  labelClasses,
  type NoiseClass,
  noiseClasses,
  type Season,
  seasons,
  type VehicleKind,
  vehicleKinds,
} from './tyre-terms';

export const tyreSorts = ['preis', 'preis-absteigend', 'hersteller', 'label'] as const;
export type TyreSort = (typeof tyreSorts)[number];

export const sortNames: Record<TyreSort, string> = {
  preis: 'Preis aufsteigend',
  'preis-absteigend': 'Preis absteigend',
  hersteller: 'Hersteller',
  label: 'Bestes EU-Label',
};

/** What a shopper looks for: all of it stands in the address of the list. */
export interface TyreFilter {
  /** undefined: any */
  vehicleKind: VehicleKind | undefined;
  width: number | undefined;
  aspect: number | undefined;
  rimTenths: number | undefined;
  /** At least. */
  loadIndex: number | undefined;
  /** At least, by speed. */
  speedIndex: string | undefined;
  seasons: Season[];
  makes: string[];
  fuelClasses: LabelClass[];
  wetClasses: LabelClass[];
  noiseClasses: NoiseClass[];
  alpine: boolean;
  runFlat: boolean;
  extraLoad: boolean;
  /** In stock at this location. */
  here: boolean;
  minCents: number | undefined;
  maxCents: number | undefined;
  sort: TyreSort;
  page: number;
}

/** The default of the tyre search: PKW 205/55 R16 (spec 2, section 9). */
export const defaultSize = { vehicleKind: 'PKW', width: 205, aspect: 55, rimTenths: 160 } as const;

const anything: TyreFilter = {
  vehicleKind: undefined,
  width: undefined,
  aspect: undefined,
  rimTenths: undefined,
  loadIndex: undefined,
  speedIndex: undefined,
  seasons: [],
  makes: [],
  fuelClasses: [],
  wetClasses: [],
  noiseClasses: [],
  alpine: false,
  runFlat: false,
  extraLoad: false,
  here: false,
  minCents: undefined,
  maxCents: undefined,
  sort: 'preis',
  page: 1,
};

const sizeNames = ['breite', 'hoehe', 'durchmesser', 'fahrzeug'];
const MAKE_LIMIT = 40;

/** A value of the address that cannot be; the page says which. */
export class FilterError extends Error {
  constructor(
    readonly field: string,
    readonly value: string,
  ) {
    super(`${field}=${value}`);
  }
}

function given(query: URLSearchParams, name: string): string | undefined {
  return query.get(name)?.trim() || undefined;
}

function whole(query: URLSearchParams, name: string, from: number, to: number): number | undefined {
  const text = given(query, name);
  if (text === undefined) return undefined;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= from && value <= to)) throw new FilterError(name, text);
  return value;
}

function oneOf<T extends string>(query: URLSearchParams, name: string, known: readonly T[]): T | undefined {
  const text = given(query, name);
  if (text === undefined) return undefined;
  const match = known.find((candidate) => candidate.toLowerCase() === text.toLowerCase());
  if (match === undefined) throw new FilterError(name, text);
  return match;
}

function allOf<T extends string>(query: URLSearchParams, name: string, known: readonly T[]): T[] {
  const texts = query.getAll(name).filter((text) => text !== '');
  for (const text of texts) if (!known.includes(text as T)) throw new FilterError(name, text);
  return known.filter((value) => texts.includes(value));
}

function makes(query: URLSearchParams): string[] {
  const texts = query.getAll('hersteller').filter((text) => text !== '');
  for (const text of texts) if (!/^\P{Cc}{1,80}$/u.test(text)) throw new FilterError('hersteller', text);
  return [...new Set(texts)].sort().slice(0, MAKE_LIMIT);
}

function flag(query: URLSearchParams, name: string): boolean {
  return oneOf(query, name, ['1']) !== undefined;
}

function rim(query: URLSearchParams): number | undefined {
  const text = given(query, 'durchmesser') ?? given(query, 'zoll');
  if (text === undefined) return undefined;
  if (!/^\d{2}([.,]5)?$/.test(text)) throw new FilterError('durchmesser', text);
  return Math.round(Number(text.replace(',', '.')) * 10);
}

function cents(query: URLSearchParams, name: string): number | undefined {
  const text = given(query, name);
  if (text === undefined) return undefined;
  const value = parseCents(text);
  if (value === undefined) throw new FilterError(name, text);
  return value;
}

/**
 * Reads what is looked for from an address. Without any word about the size the default size is meant; an empty
 * `breite=` means any.
 * @throws {FilterError} for a value that no form of ours sends
 */
export function readFilter(query: URLSearchParams): TyreFilter {
  const namesSize = [...sizeNames, 'zoll'].some((name) => query.has(name));
  const size = namesSize
    ? {
        vehicleKind: oneOf(query, 'fahrzeug', vehicleKinds),
        width: whole(query, 'breite', 100, 500),
        aspect: whole(query, 'hoehe', 0, 100),
        rimTenths: rim(query),
      }
    : defaultSize;
  return {
    ...size,
    loadIndex: whole(query, 'tragfaehigkeit', 0, 200),
    speedIndex: oneOf(query, 'geschwindigkeitsindex', speedIndices),
    seasons: allOf(query, 'saison', seasons),
    makes: makes(query),
    fuelClasses: allOf(query, 'kraftstoff', labelClasses),
    wetClasses: allOf(query, 'nasshaftung', labelClasses),
    noiseClasses: allOf(query, 'geraeusch', noiseClasses),
    alpine: flag(query, 'alpin'),
    runFlat: flag(query, 'runflat'),
    extraLoad: flag(query, 'xl'),
    here: flag(query, 'sofort'),
    minCents: cents(query, 'preisVon'),
    maxCents: cents(query, 'preisBis'),
    sort: oneOf(query, 'sortierung', tyreSorts) ?? 'preis',
    page: whole(query, 'seite', 1, 99_999) ?? 1,
  };
}

const euros = (value: number | undefined) =>
  value === undefined ? undefined : String(value / 100).replace('.', ',');

/** Writes a filter as the query of an address: short, in one order, so that equal lists have equal addresses. */
export function writeFilter(filter: TyreFilter): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.append(name, String(value));
  };
  const hasSize = filter.width ?? filter.aspect ?? filter.rimTenths ?? filter.vehicleKind;
  if (hasSize === undefined) query.set('breite', '');
  set('fahrzeug', filter.vehicleKind);
  set('breite', filter.width);
  set('hoehe', filter.aspect);
  set('durchmesser', filter.rimTenths === undefined ? undefined : formatRim(filter.rimTenths));
  set('tragfaehigkeit', filter.loadIndex);
  set('geschwindigkeitsindex', filter.speedIndex);
  for (const season of filter.seasons) set('saison', season);
  for (const make of filter.makes) set('hersteller', make);
  for (const value of filter.fuelClasses) set('kraftstoff', value);
  for (const value of filter.wetClasses) set('nasshaftung', value);
  for (const value of filter.noiseClasses) set('geraeusch', value);
  if (filter.alpine) set('alpin', 1);
  if (filter.runFlat) set('runflat', 1);
  if (filter.extraLoad) set('xl', 1);
  if (filter.here) set('sofort', 1);
  set('preisVon', euros(filter.minCents));
  set('preisBis', euros(filter.maxCents));
  if (filter.sort !== 'preis') set('sortierung', filter.sort);
  if (filter.page > 1) set('seite', filter.page);
  return query;
}

/** The filter of a size that somebody typed into one field. */
export function filterOfSize(size: ParsedSize): TyreFilter {
  const { width, aspect, rimTenths, loadIndex, speedIndex } = size;
  return { ...anything, width, aspect, rimTenths, loadIndex, speedIndex };
}

/** The filter of a category that names a kind of tyre in all its sizes. */
export function filterOfSelection(
  selection: { vehicleKind?: VehicleKind | undefined; runFlat?: boolean | undefined },
  page: number,
): TyreFilter {
  return { ...anything, vehicleKind: selection.vehicleKind, runFlat: selection.runFlat ?? false, page };
}

export type FacetName =
  | 'season'
  | 'make'
  | 'load'
  | 'speed'
  | 'fuel'
  | 'wet'
  | 'noise'
  | 'alpine'
  | 'runFlat'
  | 'extraLoad'
  | 'here'
  | 'price';

/** The same size without any further choice. */
export function withoutChoices(filter: TyreFilter): TyreFilter {
  const { vehicleKind, width, aspect, rimTenths, sort } = filter;
  return { ...anything, vehicleKind, width, aspect, rimTenths, sort };
}
