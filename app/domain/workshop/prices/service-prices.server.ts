import { inArray } from 'drizzle-orm';
import { expiresSoon } from '~/platform/cache/depends-on.server';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { germanDate } from '~/values/german-date';
import { locationKey } from '../../tenancy/location-key';
import { locationTag } from '../../tenancy/network.server';
import type { Tenant } from '../../tenancy/tenant';
import { findVehicleSummary } from '../../vehicles/find-vehicle.server';
import { workshopTag } from '../services.server';
import { labourRates, labourValues } from '../tables';
import { type LabourValue, type ServicePrice, servicePrice } from './service-price';

/** Of an ECode: vehicle type, manufacturer, base model, sub model, variant. */
const PREFIX_LENGTHS = [0, 2, 5, 8, 11, 15];

const cached = queryCache<Map<string, ServicePrice>>();

async function load(
  { location }: Tenant,
  { db }: Context,
  day: string,
  ecode: string | undefined,
): Promise<Map<string, ServicePrice>> {
  const prefixes = ecode === undefined ? undefined : PREFIX_LENGTHS.map((length) => ecode.slice(0, length));
  const [rates, values] = await Promise.all([
    db
      .select()
      .from(labourRates)
      .where(inArray(labourRates.locationUrl, ['', location.url])),
    db
      .select()
      .from(labourValues)
      .where(prefixes && inArray(labourValues.ecodePrefix, [...new Set(prefixes)])),
  ]);
  if (rates.some(({ validFrom }) => validFrom > day)) expiresSoon();
  const byService = new Map<string, LabourValue[]>();
  for (const value of values) {
    const own = byService.get(value.serviceUrl);
    if (own) own.push(value);
    else byService.set(value.serviceUrl, [value]);
  }
  return new Map([...byService].map(([url, own]) => [url, servicePrice(own, rates, day, ecode)]));
}

export interface ServicePrices {
  /** Label of the vehicle that the prices are for; undefined: they are ranges. */
  vehicle: string | undefined;
  of(serviceUrl: string): ServicePrice;
}

/** @param vehicleCode public id of the chosen vehicle; one without an ECode has the prices of every vehicle, and else ranges */
export async function servicePrices(
  tenant: Tenant,
  context: Context,
  vehicleCode: string | undefined,
): Promise<ServicePrices> {
  const vehicle = vehicleCode === undefined ? undefined : await findVehicleSummary(context, vehicleCode);
  const ecode = vehicle?.datECodePrefix ?? undefined;
  const day = germanDate(context.now());
  const { location } = tenant;
  const pricesFor = (code: string | undefined) =>
    cached(
      `${locationKey(location)} ${day} ${code ?? 'any'}`,
      [workshopTag(location), locationTag(location)],
      () => load(tenant, context, day, code),
    );
  const [found, ranges] = await Promise.all([
    pricesFor(vehicle ? (ecode ?? '') : undefined),
    vehicle && ecode === undefined ? pricesFor(undefined) : undefined,
  ]);
  return {
    vehicle: found.size > 0 ? vehicle?.label : undefined,
    of: (serviceUrl) => found.get(serviceUrl) ?? ranges?.get(serviceUrl) ?? { kind: 'on-request' },
  };
}
