import { companySettings } from '~/domain/tenancy/company';
import { findLocations } from '~/domain/tenancy/find-locations';
import { groupLink } from '~/domain/tenancy/location-link';
import { openingState } from '~/domain/tenancy/opening-hours';
import { positionOf, premisesSettings } from '~/domain/tenancy/premises';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';

/** More at once are no help to anybody: a search makes the list shorter. */
const MAX_SHOWN = 60;

function headline(by: ReturnType<typeof findLocations>['by'], typed: string, count: number): string {
  const many = count === 1 ? 'Ein Standort' : `${count} Standorte`;
  if (by === 'postcode') return `${many} mit ähnlicher Postleitzahl wie „${typed}“`;
  if (by === 'words') return `${many} zu „${typed}“`;
  if (by === 'none') return `Zu „${typed}“ haben wir keinen Standort gefunden. Hier sind alle ${count}`;
  return many;
}

/** The locations of the host group, or those that fit what a visitor typed, as their page shows them. */
export function loadLocations(tenant: Tenant, context: Context, typed: string) {
  const found = findLocations(tenant.offered, typed);
  const now = context.now();
  return {
    typed,
    headline: headline(found.by, typed, found.locations.length),
    hidden: Math.max(0, found.locations.length - MAX_SHOWN),
    here: {
      city: tenant.location.city,
      position: positionOf(tenant.location),
    },
    others: found.locations.flatMap((location) =>
      location.id === tenant.location.id ? [] : (positionOf(location) ?? []),
    ),
    locations: found.locations.slice(0, MAX_SHOWN).flatMap((location) => {
      const href = groupLink(tenant, location);
      if (!href) return [];
      const company = companySettings.of(location);
      return {
        href,
        title: location.title,
        city: location.city,
        street: company.strasse,
        town: `${company.plz} ${company.ort}`,
        phone: company.telefon,
        openingState: openingState(premisesSettings.of(location).openingHours, now),
        isCurrent: location.id === tenant.location.id,
      };
    }),
  };
}

export type LocationsPageData = ReturnType<typeof loadLocations>;
