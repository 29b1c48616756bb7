import { groupLink } from '~/domain/tenancy/location-link';
import type { Tenant } from '~/domain/tenancy/tenant';
import { hasVehicles } from '~/domain/vehicles/find-vehicle.server';
import { baysAt, isBookableAt } from '~/domain/workshop/appointments/find-slots.server';
import { offersService } from '~/domain/workshop/appointments/locations-that-can.server';
import { pricedCards } from '~/domain/workshop/prices/priced-cards';
import { servicePrices } from '~/domain/workshop/prices/service-prices.server';
import { requestTarget, serviceTarget, withBranch } from '~/domain/workshop/service-card';
import { workshopPages } from '~/domain/workshop/workshop-pages';
import type { Context } from '~/platform/context';
import { serviceAppointmentPath } from '~/values/appointment-paths';
import { repairPath, repairServicePath } from '~/values/workshop-paths';
import { chosenPlace, findBranches, servicesAtPlace } from './stations.server';

const MAX_OTHERS = 4;

/** Undefined for an unknown service; `to`: it goes by request, and has no page here. */
export async function loadServicePage(
  tenant: Tenant,
  context: Context,
  url: string,
  { query, vehicleCode }: { query: URLSearchParams; vehicleCode: string | undefined },
) {
  const there = chosenPlace(tenant, query);
  const services = await servicesAtPlace(tenant, there, context);
  const service = services.find((one) => one.url.toLowerCase() === url.toLowerCase());
  if (!service) return undefined;
  const branch = findBranches(tenant, query)?.selected;
  const place = { hasForm: workshopPages(tenant.location).hasForm, branch };
  if (service.by === 'form') return { to: requestTarget(service, place) };
  const others = services.filter((other) => other.category === service.category && other.url !== service.url);
  const isBookable = isBookableAt(there.location, service.url) && offersService(there.location, service.url);
  const [prices, knowsVehicles, bays] = await Promise.all([
    servicePrices(there, context, vehicleCode),
    hasVehicles(context),
    isBookable ? baysAt(there.location, context) : [],
  ]);
  const slots = serviceAppointmentPath(service.url);
  const target = serviceTarget(service, place);
  const own = repairServicePath(service.url);
  const { id, title, summary, icon } = service;
  return {
    id,
    url: service.url,
    title,
    summary,
    icon,
    paragraphs: service.landingText.split(' | ').filter(Boolean),
    city: tenant.location.city,
    request: requestTarget(service, place),
    branch: branch && { title: there.location.title, city: there.location.city },
    appointment: bays.length === 0 ? undefined : branch ? groupLink(tenant, there.location, slots) : slots,
    hasForm: place.hasForm,
    elsewhere: target.startsWith(own) ? undefined : target,
    price: prices.of(service.url),
    vehicle: prices.vehicle,
    backTo: knowsVehicles ? withBranch(own, branch) : undefined,
    allTo: withBranch(repairPath, branch),
    others: pricedCards(others.slice(0, MAX_OTHERS), prices, place),
  };
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loadServicePage>>>;

export type ServicePageView = Exclude<Loaded, { to: string }>;
