import type { Tenant } from '~/domain/tenancy/tenant';
import { pricedCards } from '~/domain/workshop/prices/priced-cards';
import { servicePrices } from '~/domain/workshop/prices/service-prices.server';
import { servicesAt } from '~/domain/workshop/services.server';
import { workshopSettings } from '~/domain/workshop/settings';
import { workshopPages } from '~/domain/workshop/workshop-pages';
import type { Context } from '~/platform/context';
import { repairPath } from '~/values/workshop-paths';
import { bookingSystems } from '../booking-systems';
import { storefrontSettings } from '../settings';
import { areaViews, findBranches, findStations } from './stations.server';

const MAX_TYPED = 100;

/** Below the large breakpoint, until somebody asks for all. */
const MAX_CARDS = 12;
const ALL = 'alle';

/** The parts beside the cards depend on the location (spec 1, repair and maintenance page). */
export async function loadRepairPage(
  tenant: Tenant,
  context: Context,
  query: URLSearchParams,
  vehicleCode: string | undefined,
) {
  const { location } = tenant;
  const { isTechno } = storefrontSettings.of(location);
  const { extraSection } = workshopSettings.of(location);
  const { hasForm } = workshopPages(location);
  const typed = (query.get('ort') ?? '').trim().slice(0, MAX_TYPED);
  const branches = isTechno ? undefined : findBranches(tenant, query);
  const [services, prices, stations] = await Promise.all([
    servicesAt(tenant, context),
    servicePrices(tenant, context, vehicleCode),
    isTechno ? findStations(tenant, context, typed, repairPath) : undefined,
  ]);
  const place = { hasForm, branch: branches?.selected };
  const limit = query.has(ALL) ? services.length : MAX_CARDS;
  const all = new URLSearchParams([...query, [ALL, 'ja']]);
  return {
    vehicle: prices.vehicle,
    cards: pricedCards(services, prices, place),
    limit,
    allTo: services.length > limit ? `${repairPath}?${all}` : undefined,
    stations,
    branches,
    areas: areaViews(tenant),
    booking: isTechno ? [] : bookingSystems(location).map(({ url: _url, ...system }) => system),
    extra: extraSection,
  };
}
