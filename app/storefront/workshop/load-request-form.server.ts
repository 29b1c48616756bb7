import { createHash, randomUUID } from 'node:crypto';
import type { Visitor } from '~/domain/accounts/visitor';
import type { Location } from '~/domain/tenancy/directory';
import type { Tenant } from '~/domain/tenancy/tenant';
import { findVehicleSummary } from '~/domain/vehicles/find-vehicle.server';
import type { RequestedService, RequestFormView } from '~/domain/workshop/components/request-fields';
import { priceWords } from '~/domain/workshop/prices/service-price';
import { servicePrices } from '~/domain/workshop/prices/service-prices.server';
import { REQUEST_SERVICE } from '~/domain/workshop/service';
import { serviceAt } from '~/domain/workshop/services.server';
import type { Context } from '~/platform/context';
import { chosenPlace, servicesAtPlace } from './stations.server';

/** Subjects that a request may have, and the location that answers it. */
export interface RequestSubject {
  services: RequestedService[];
  /** Label of the vehicle that the prices are for. */
  vehicle?: string | undefined;
  /** The location or its chosen sub-location. */
  location: Location;
  /** A message about no service; its words are required. */
  isMessage?: true;
}

export async function requestSubject(
  tenant: Tenant,
  context: Context,
  query: URLSearchParams,
  vehicleCode: string | undefined,
): Promise<RequestSubject> {
  const place = chosenPlace(tenant, query);
  const [services, prices] = await Promise.all([
    servicesAtPlace(tenant, place, context),
    servicePrices(place, context, vehicleCode),
  ]);
  const shown = services.map(({ url, title }) => {
    const price = prices.of(url);
    return { url, title, price: price.kind === 'exact' ? priceWords(price) : undefined };
  });
  const anything = shown.some(({ url }) => url === REQUEST_SERVICE)
    ? []
    : [{ url: REQUEST_SERVICE, title: 'Andere Leistung', price: undefined }];
  return {
    services: [...shown, ...anything],
    vehicle: prices.vehicle,
    location: place.location,
  };
}

/** Goes with the form, so that only a price that it showed is stored. */
export function shownPrices({ services, vehicle }: Pick<RequestSubject, 'services' | 'vehicle'>): string {
  const prices = services.map(({ url, price }) => [url, price]);
  return createHash('sha256')
    .update(JSON.stringify([vehicle, prices]))
    .digest('hex')
    .slice(0, 20);
}

/** Undefined for an unknown service. Fields of somebody who is signed in are filled in. */
export async function emptyRequestForm(
  tenant: Tenant,
  context: Context,
  { user, vehicleCode }: Pick<Visitor, 'user' | 'vehicleCode'>,
  { serviceUrl, stamp }: { serviceUrl: string | undefined; stamp: string },
): Promise<RequestFormView | undefined> {
  const [service, vehicle] = await Promise.all([
    serviceUrl === undefined ? undefined : serviceAt(tenant, context, serviceUrl),
    vehicleCode === undefined ? undefined : findVehicleSummary(context, vehicleCode),
  ]);
  if (serviceUrl !== undefined && !service && serviceUrl !== REQUEST_SERVICE) return undefined;
  return {
    id: randomUUID(),
    stamp,
    errors: [],
    typed: {
      leistung: service?.url ?? '',
      fahrzeug: vehicle?.label,
      vorname: user?.firstName,
      nachname: user?.lastName,
      email: user?.email,
    },
  };
}
