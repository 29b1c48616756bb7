import { contentSettings } from '~/domain/content/settings';
import { companyOf, townLine } from '~/domain/tenancy/company';
import type { Location } from '~/domain/tenancy/directory';
import { foldText } from '~/domain/tenancy/find-locations';
import { groupLink } from '~/domain/tenancy/location-link';
import { LOCATIONS_TAG } from '~/domain/tenancy/network.server';
import { openingState } from '~/domain/tenancy/opening-hours';
import { aboutKm, type PlacedLocation } from '~/domain/tenancy/places/distance';
import { findTownsAround } from '~/domain/tenancy/places/find-place.server';
import { type FoundLocations, searchLocations } from '~/domain/tenancy/places/search-locations.server';
import { type Position, positionOf, premisesSettings } from '~/domain/tenancy/premises';
import type { Tenant } from '~/domain/tenancy/tenant';
import {
  locationsWithBayFor,
  offersService,
  servicesOfAny,
} from '~/domain/workshop/appointments/locations-that-can.server';
import { workshopSettings } from '~/domain/workshop/settings';
import { dependsOn } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import { asksForBay, isFiltered, type LocationFilters, roundedPosition } from './location-filters';

/** Above this number visitors have to search. */
const MAX_SHOWN = 60;

interface Search {
  typed: string;
  near: Position | undefined;
  filters: LocationFilters;
}

function headline(
  by: FoundLocations['by'],
  { typed, filters }: Search,
  count: number,
  hasMatches: boolean,
): string {
  if (!hasMatches) return `Zu Ihrer Auswahl haben wir keinen Standort gefunden. Hier sind alle ${count}`;
  const number = count === 1 ? 'Ein Standort' : `${count} Standorte`;
  const many = isFiltered(filters) ? `${number} nach Ihrer Auswahl` : number;
  if (by === 'place')
    return typed === ''
      ? `${many}, der nächste zu Ihrer Position zuerst`
      : `${many}, der nächste zu „${typed}“ zuerst`;
  if (by === 'words') return `${many} zu „${typed}“`;
  if (by === 'none') return `Zu „${typed}“ haben wir keinen Standort gefunden. Hier sind alle ${count}`;
  return many;
}

const folded = (make: string | null) => foldText(make ?? '');

/** Those of the make that offer the service and have a bay that can. */
async function matching(
  found: readonly PlacedLocation<Location>[],
  context: Context,
  filters: LocationFilters,
): Promise<PlacedLocation<Location>[]> {
  const { make, service, rimInch, liftKg } = filters;
  const named = found.filter(
    ({ location }) =>
      (make === '' || folded(contentSettings.of(location).mainMake) === folded(make)) &&
      (service === '' || offersService(location, service)),
  );
  if (named.length === 0 || !asksForBay(filters)) return named;
  const needs = { abilities: filters.abilities, rimInch, liftKg };
  const locations = named.map(({ location }) => location);
  const able = new Set(await locationsWithBayFor(locations, context, needs));
  return named.filter(({ location }) => able.has(location));
}

async function filterOptions({ offered }: Tenant, context: Context) {
  const makes = new Set(offered.flatMap((location) => contentSettings.of(location).mainMake ?? []));
  return {
    makes: [...makes].sort((a, b) => a.localeCompare(b, 'de')),
    services: await servicesOfAny(offered, context),
    hasBays: offered.some((location) => workshopSettings.of(location).appointments),
  };
}

export async function loadLocations(tenant: Tenant, context: Context, search: Search) {
  const { typed, near, filters } = search;
  dependsOn([LOCATIONS_TAG]);
  const [all, options] = await Promise.all([
    searchLocations(tenant, context, typed, near),
    filterOptions(tenant, context),
  ]);
  const isKnownService =
    filters.service === '' || options.services.some(({ url }) => url === filters.service);
  const matches = isKnownService ? await matching(all.locations, context, filters) : [];
  const hasMatches = matches.length > 0;
  const found = { by: all.by, locations: hasMatches ? matches : all.locations };
  const from = found.by !== 'place' ? tenant.location.city : typed || 'Ihrer Position';
  const now = context.now();
  const position = positionOf(tenant.location);
  const isOnly = found.locations.every(({ location }) => location.id === tenant.location.id);
  return {
    typed,
    /** Rounded; '' unless the browser told it. */
    near: near ? roundedPosition(near) : '',
    filters,
    options,
    isSearched: typed !== '' || near !== undefined || isFiltered(filters),
    isPlace: found.by === 'place' && typed !== '',
    from,
    headline: headline(found.by, search, found.locations.length, hasMatches),
    hidden: Math.max(0, found.locations.length - MAX_SHOWN),
    here: {
      city: tenant.location.city,
      street: companyOf(tenant.location).strasse,
      position,
      towns: isOnly && position ? await findTownsAround(position) : [],
    },
    others: found.locations.flatMap(({ location }) =>
      location.id === tenant.location.id ? [] : (positionOf(location) ?? []),
    ),
    locations: found.locations.slice(0, MAX_SHOWN).flatMap(({ location, km }) => {
      const href = groupLink(tenant, location);
      if (!href) return [];
      const company = companyOf(location);
      return {
        href,
        title: location.title,
        city: location.city,
        street: company.strasse,
        town: townLine(company),
        phone: company.telefon,
        openingState: openingState(premisesSettings.of(location), now),
        distance: location.id === tenant.location.id && found.by !== 'place' ? undefined : aboutKm(km),
        isCurrent: location.id === tenant.location.id,
      };
    }),
  };
}

export type LocationsPageView = Awaited<ReturnType<typeof loadLocations>>;
