import { companyOf } from '~/domain/tenancy/company';
import { groupLink } from '~/domain/tenancy/location-link';
import { openingState } from '~/domain/tenancy/opening-hours';
import { aboutKm } from '~/domain/tenancy/places/distance';
import { findTownsAround } from '~/domain/tenancy/places/find-place.server';
import { type FoundLocations, searchLocations } from '~/domain/tenancy/places/search-locations.server';
import { positionOf, premisesSettings } from '~/domain/tenancy/premises';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';

/** Above this number visitors have to search. */
const MAX_SHOWN = 60;

function headline(by: FoundLocations['by'], typed: string, count: number): string {
  const many = count === 1 ? 'Ein Standort' : `${count} Standorte`;
  if (by === 'place') return `${many}, der nächste zu „${typed}“ zuerst`;
  if (by === 'words') return `${many} zu „${typed}“`;
  if (by === 'none') return `Zu „${typed}“ haben wir keinen Standort gefunden. Hier sind alle ${count}`;
  return many;
}

export async function loadLocations(tenant: Tenant, context: Context, typed: string) {
  const found = await searchLocations(tenant, context, typed);
  const from = found.by === 'place' ? typed : tenant.location.city;
  const now = context.now();
  const position = positionOf(tenant.location);
  const isOnly = found.locations.every(({ location }) => location.id === tenant.location.id);
  return {
    typed,
    isPlace: found.by === 'place',
    from,
    headline: headline(found.by, typed, found.locations.length),
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
        town: `${company.plz} ${company.ort}`,
        phone: company.telefon,
        openingState: openingState(premisesSettings.of(location), now),
        distance: location.id === tenant.location.id && found.by !== 'place' ? undefined : aboutKm(km),
        isCurrent: location.id === tenant.location.id,
      };
    }),
  };
}

export type LocationsPageView = Awaited<ReturnType<typeof loadLocations>>;
