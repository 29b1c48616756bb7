import type { Tenant } from '~/domain/tenancy/tenant';
import { pricedCards } from '~/domain/workshop/prices/priced-cards';
import { type ServicePrices, servicePrices } from '~/domain/workshop/prices/service-prices.server';
import type { OfferedService } from '~/domain/workshop/service';
import { workshopSettings } from '~/domain/workshop/settings';
import { workshopPages } from '~/domain/workshop/workshop-pages';
import type { Context } from '~/platform/context';
import { repairPath } from '~/values/workshop-paths';
import { bookingSystems } from '../booking-systems';
import { storefrontSettings } from '../settings';
import { areaViews, chosenPlace, findBranches, findStations, servicesAtPlace } from './stations.server';

const MAX_TYPED = 100;

/** Below the large breakpoint, until somebody asks for all. */
const MAX_CARDS = 12;
const ALL = 'alle';

/** Narrows the cards to services with a price for the chosen vehicle (spec 2, section 3: foundArbeitswerteServices). */
const FILTER = 'preis';

function pricedFilter(query: URLSearchParams, services: readonly OfferedService[], prices: ServicePrices) {
  if (prices.vehicle === undefined) return { shown: services, filter: undefined };
  const priced = services.filter(({ url }) => prices.of(url).kind === 'exact');
  const isOn = query.get(FILTER) === 'fahrzeug';
  const others = [...query].filter(([name]) => name !== FILTER);
  const to = new URLSearchParams(isOn ? others : [...others, [FILTER, 'fahrzeug']]);
  const filter = { isOn, to: `${repairPath}?${to}`, count: isOn ? services.length : priced.length };
  const isUseful = priced.length > 0 && priced.length < services.length;
  return { shown: isOn && isUseful ? priced : services, filter: isUseful ? filter : undefined };
}

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
  const there = isTechno ? tenant : chosenPlace(tenant, query);
  const [services, prices, stations] = await Promise.all([
    servicesAtPlace(tenant, there, context),
    servicePrices(there, context, vehicleCode),
    isTechno ? findStations(tenant, context, typed, repairPath) : undefined,
  ]);
  const place = { hasForm, branch: branches?.selected };
  const { shown, filter } = pricedFilter(query, services, prices);
  const limit = query.has(ALL) ? shown.length : MAX_CARDS;
  const all = new URLSearchParams([...query, [ALL, 'ja']]);
  return {
    vehicle: prices.vehicle,
    filter,
    cards: pricedCards(shown, prices, place),
    limit,
    allTo: shown.length > limit ? `${repairPath}?${all}` : undefined,
    stations,
    branches,
    areas: areaViews(tenant),
    booking: isTechno ? [] : bookingSystems(location).map(({ url: _url, ...system }) => system),
    extra: extraSection,
  };
}
