import type { Audience } from '~/domain/tenancy/tenant';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import { formatDimension, formatRim, packSizes, type TyreSize, UNNAMED_ASPECT } from '~/values/tyre-size';
import { assortmentOf } from '../assortment.server';
import { anything, type Filter, isOfStandard, withoutChoices } from '../listing/filter';
import { type ListBase, listUrl } from '../listing/list-url';
import { countList, type ListLink, type ListPage, loadList } from '../listing/load-list.server';
import { type ListProblem, requestedList } from '../listing/requested-list.server';
import { tyreCards, tyreSizes } from './find-tyres.server';
import { articlesForVehicle, type SizesForVehicle, sizesForVehicle } from './fitting-tyres.server';
import { type SeasonChoice, seasonChoices } from './season';
import { tyreReader, tyresAddress } from './typed-list.server';
import { isTyreList } from './typed-tyre';
import type { TyreCardView } from './tyre-card';
import { chosenDimension, tyreHeading } from './tyre-heading';
import { type TyreFilter, tyreList } from './tyre-listing';
import type { Season } from './tyre-terms';

export interface FinderValues {
  breite: string;
  hoehe: string;
  durchmesser: string;
  saison: string;
}

export interface TyreList extends ListPage {
  heading: string;
  dimension: string | undefined;
  hint?: string;
  cards: TyreCardView[];
  /** `sizes` are packed (`packSizes`). */
  finder: { values: FinderValues; sizes: string; seasons: SeasonChoice[] };
  fitting: SizesForVehicle | undefined;
  /** For an empty list: sizes that have tyres, similar ones or those of the vehicle. */
  otherSizes: ListLink[];
}

export interface LoadedTyreList extends TyreList {
  /** Address of a list of one make in all sizes, which has a heading of its own. */
  makeAddress: string | undefined;
}

const OTHER_SIZES = 8;

function nearbySizes(filter: TyreFilter, sizes: TyreSize[], address: (filter: Filter) => string): ListLink[] {
  const { width, aspect, rimTenths } = filter;
  const percent = (height: number) => height || UNNAMED_ASPECT;
  const distance = (size: TyreSize) =>
    (rimTenths === undefined ? 0 : Math.abs(size.rimTenths - rimTenths)) * 2 +
    (width === undefined ? 0 : Math.abs(size.width - width)) +
    (aspect === undefined ? 0 : Math.abs(percent(size.aspect) - percent(aspect)));
  return [...sizes]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, OTHER_SIZES)
    .map((size) => ({
      label: formatDimension(size),
      to: address({ ...withoutChoices(tyreList, filter), vehicleKind: undefined, ...size }),
    }));
}

export async function makeAddresses(
  audience: Audience,
  context: Context,
): Promise<{ make: string; path: string }[]> {
  const { values } = await countList(audience, context, { list: tyreList, filter: anything(tyreList) });
  const makes = [...(values.get('makes') ?? [])].flatMap(([make, count]) => (count > 0 ? [make] : []));
  return makes.map((make) => ({ make: String(make), path: tyresAddress({ makes: [String(make)] }) }));
}

/** Undefined unless the filter names one make and nothing else. */
function makeAddressOf(base: ListBase, filter: TyreFilter): string | undefined {
  const [make, ...otherMakes] = filter.makes;
  if (make === undefined || otherMakes.length > 0) return undefined;
  const address = listUrl(tyreList, base, { ...anything(tyreList), makes: [make] });
  return address === listUrl(tyreList, base, filter) ? address : undefined;
}

export function finderValues(filter: TyreFilter, season?: Season): FinderValues {
  return {
    breite: String(filter.width ?? ''),
    hoehe: String(filter.aspect ?? ''),
    durchmesser: filter.rimTenths === undefined ? '' : formatRim(filter.rimTenths),
    saison: season ?? filter.seasons[0] ?? '',
  };
}

export interface TyreListPlace {
  list: typeof tyreList;
  base: ListBase;
  season?: Season | undefined;
  heading?: string;
}

const placeOf = (path: string, season?: Season): TyreListPlace => ({
  list: tyreList,
  base: season ? { path, fixed: { seasons: [season] } } : { path },
  season,
});

export async function loadTyreList(
  audience: Audience,
  context: Context,
  place: TyreListPlace,
  { filter, vehicle }: { filter: TyreFilter; vehicle?: Vehicle | undefined },
): Promise<LoadedTyreList> {
  const { list, base, season } = place;
  const fitting = vehicle && (await articlesForVehicle(context, vehicle));
  const [{ page, articles }, sizes, { hiddenSeasons }] = await Promise.all([
    loadList(audience, context, { list, base, filter }, fitting),
    tyreSizes(context),
    assortmentOf(audience, context),
  ]);
  const ofVehicle =
    vehicle && (await sizesForVehicle(audience, context, { vehicle, fitting, season }, filter));
  const otherSizes = () => {
    // Dropping one choice is the better suggestion.
    if (page.total > 0 || page.relaxations.length > 0) return [];
    return ofVehicle && fitting && !filter.anyVehicle
      ? ofVehicle.options.filter(({ isChosen }) => !isChosen)
      : nearbySizes(filter, sizes, (other) => listUrl(list, base, other));
  };
  const others = otherSizes();
  return {
    ...page,
    makeAddress: place.heading === undefined ? makeAddressOf(base, filter) : undefined,
    heading: place.heading ?? tyreHeading(filter, audience.location.city, season),
    dimension: chosenDimension(filter),
    cards: await tyreCards(audience, context, articles),
    fitting: ofVehicle && (others.length > 0 ? { ...ofVehicle, options: [] } : ofVehicle),
    finder: {
      values: finderValues(filter, season),
      sizes: packSizes(sizes),
      seasons: seasonChoices(hiddenSeasons),
    },
    otherSizes: others,
  };
}

export type RequestedTyreList =
  | { kind: 'moved'; to: string }
  | {
      kind: 'page';
      list: LoadedTyreList;
      problem?: ListProblem;
      unreadableSize?: string;
      notice?: string;
    };

const MAX_QUOTED = 60;
const COMMON_SIZE = 'Eine häufige Größe. Ihre steht auf der Reifenflanke.';
const anySize = { vehicleKind: undefined, width: undefined, aspect: undefined, rimTenths: undefined };

interface TyreListRequest {
  path: string;
  query: URLSearchParams;
  season?: Season | undefined;
  vehicle?: Vehicle | undefined;
}

/** A size typed into the single field redirects to its list. */
export async function requestedTyreList(
  audience: Audience,
  context: Context,
  { path, query, season, vehicle }: TyreListRequest,
): Promise<RequestedTyreList> {
  const load = (filter: TyreFilter) =>
    loadTyreList(audience, context, placeOf(path, season), { filter, vehicle });
  const typed = query.get('groesse')?.trim();
  if (!typed) {
    const isStandard = isOfStandard(tyreList, query);
    // Nobody chose a size: all of the vehicle's.
    const ofVehicle = isStandard && vehicle !== undefined && vehicle.fitments.length > 0;
    const { list, ...answer } = await requestedList(tyreList, query, (filter) =>
      load(ofVehicle && !filter.anyVehicle ? { ...filter, ...anySize } : filter),
    );
    const hint = isStandard && !ofVehicle && list.dimension ? { hint: COMMON_SIZE } : {};
    return { kind: 'page', ...answer, list: { ...list, ...hint } };
  }
  const words = (await tyreReader(context))(typed);
  if (isTyreList(words)) return { kind: 'moved', to: tyresAddress(words.choices, season) };
  const { list } = await requestedList(tyreList, new URLSearchParams(), load);
  return { kind: 'page', list, problem: 'unreadable', unreadableSize: typed.slice(0, MAX_QUOTED) };
}
