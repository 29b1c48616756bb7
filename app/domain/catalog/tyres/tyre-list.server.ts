import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import { arrivalDay } from '../inventory/delivery';
import { activeFilters, withoutFacet } from './active-filters';
import { type FacetFlag, type FacetGroup, facetFlags, facetGroups, hereFlag } from './facet-groups';
import { listTyres, PAGE_SIZE } from './find-tyres.server';
import { type TyreCardData, tyreCard } from './tyre-card';
import { countFacets } from './tyre-facets.server';
import { type TyreFilter, type TyreSort, withoutChoices, writeFilter } from './tyre-filter';
import { formatDimension, formatRim, packSizes, type TyreSize, UNNAMED_ASPECT } from './tyre-size';
import { tyreSizes } from './tyre-sizes.server';
import { type Season, seasonNames } from './tyre-terms';

/** A choice that can be taken back: a chip, and a way out of an empty list. */
export interface ChipData {
  label: string;
  /** Address of the list without it. */
  to: string;
}

/** What the finder's fields hold. */
export interface FinderValues {
  breite: string;
  hoehe: string;
  durchmesser: string;
  saison: string;
  tragfaehigkeit: string;
  geschwindigkeitsindex: string;
}

/** A whole page of the tyre list, ready to be shown. */
export interface TyreList {
  /** Path of the list: /reifen, or the season's. */
  path: string;
  heading: string;
  total: number;
  cheapestCents: Cents | undefined;
  cards: TyreCardData[];
  chips: ChipData[];
  resetTo: string;
  groups: FacetGroup[];
  flags: FacetFlag[];
  here: FacetFlag;
  price: { from: string; to: string; minCents: Cents | undefined; maxCents: Cents | undefined };
  /** Fields of the size and the order, for the filter form to carry along. */
  carried: [string, string][];
  sort: TyreSort;
  page: number;
  pages: number;
  /** Address of another page is this plus the page's number. */
  pageBase: string;
  /** `sizes` are packed (`packSizes`). */
  finder: { values: FinderValues; sizes: string };
  /** For an empty list: which choice to drop, and how many tyres that would show. */
  loosen: (ChipData & { count: number })[];
  /** For an empty list: sizes near the wanted one that there are tyres in. */
  otherSizes: ChipData[];
}

const OTHER_SIZES = 8;

function sizeText(filter: TyreFilter): string {
  const { width, aspect, rimTenths } = filter;
  if (width !== undefined && aspect !== undefined && rimTenths !== undefined) {
    return formatDimension({ width, aspect, rimTenths });
  }
  const parts = [
    width !== undefined && `Breite ${width}`,
    aspect !== undefined && `Höhe ${aspect}`,
    rimTenths !== undefined && `${formatRim(rimTenths)} Zoll`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'in allen Größen';
}

function nearbySizes(
  filter: TyreFilter,
  sizes: TyreSize[],
  address: (filter: TyreFilter) => string,
): ChipData[] {
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
      to: address({ ...withoutChoices(filter), vehicleKind: undefined, ...size }),
    }));
}

/** Loads one page of the list at `path`; a season's own list has `fixedSeason`. */
export async function loadTyreList(
  tenant: Tenant,
  context: Context,
  path: string,
  wanted: TyreFilter,
  fixedSeason?: Season,
): Promise<TyreList> {
  const filter = fixedSeason ? { ...wanted, seasons: [fixedSeason] } : wanted;
  // The season of a season's page is in its path already.
  const address = (other: TyreFilter) =>
    `${path}?${writeFilter(fixedSeason ? { ...other, seasons: [] } : other)}`;
  const [tyres, facets, sizes] = await Promise.all([
    listTyres(tenant, context, filter),
    countFacets(tenant, context, filter),
    tyreSizes(tenant, context),
  ]);
  const { city, deliveryDays } = tenant.location;
  const arrival = arrivalDay(context.now(), deliveryDays);
  const active = activeFilters(filter, city).filter((chip) => !(fixedSeason && chip.facet === 'season'));
  const pages = Math.max(1, Math.ceil(facets.total / PAGE_SIZE));
  const carried = writeFilter({ ...withoutChoices(filter), sort: 'preis' });
  return {
    path,
    heading: `${fixedSeason ? seasonNames[fixedSeason] : 'Reifen'} ${sizeText(filter)}`,
    total: facets.total,
    cheapestCents: facets.price?.minCents,
    cards: tyres.map((tyre) => tyreCard(tyre, city, arrival)),
    chips: active.map(({ label, without }) => ({ label, to: address(without) })),
    resetTo: address(withoutChoices(filter)),
    groups: facetGroups(facets, filter, fixedSeason !== undefined),
    flags: facetFlags(facets, filter),
    here: hereFlag(facets, filter, city),
    price: {
      from: new URLSearchParams(writeFilter(filter)).get('preisVon') ?? '',
      to: new URLSearchParams(writeFilter(filter)).get('preisBis') ?? '',
      minCents: facets.price?.minCents,
      maxCents: facets.price?.maxCents,
    },
    carried: [...carried],
    sort: filter.sort,
    page: filter.page,
    pages,
    pageBase: `${address({ ...filter, page: 1 })}&seite=`,
    finder: {
      values: {
        breite: String(filter.width ?? ''),
        hoehe: String(filter.aspect ?? ''),
        durchmesser: filter.rimTenths === undefined ? '' : formatRim(filter.rimTenths),
        saison: fixedSeason ?? filter.seasons[0] ?? '',
        tragfaehigkeit: String(filter.loadIndex ?? ''),
        geschwindigkeitsindex: filter.speedIndex ?? '',
      },
      sizes: packSizes(sizes),
    },
    loosen:
      facets.total > 0
        ? []
        : // A facet as a whole: when one of two makers is dropped, the other still finds nothing.
          [...new Set(active.map((chip) => chip.facet))]
            .map((facet) => withoutFacet(filter, facet, city))
            .map(({ facet, label, without }) => ({
              label,
              to: address(without),
              count: facets.withoutFacet[facet] ?? 0,
            }))
            .filter((way) => way.count > 0),
    otherSizes: facets.total > 0 || active.length > 0 ? [] : nearbySizes(filter, sizes, address),
  };
}
