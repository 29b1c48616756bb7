import type { Tenant } from '~/domain/tenancy/tenant';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { AppointmentRules, AppointmentSort } from '~/domain/workshop/appointment-rules';
import { bookableService, needsOf, sortFor } from '~/domain/workshop/appointments/booking-terms';
import { baysAt, type SlotSearch } from '~/domain/workshop/appointments/find-slots.server';
import type { ServicePrice } from '~/domain/workshop/prices/service-price';
import { servicePrices } from '~/domain/workshop/prices/service-prices.server';
import type { OfferedService } from '~/domain/workshop/service';
import { workshopSettings } from '~/domain/workshop/settings';
import type { Context } from '~/platform/context';

export interface BookingSubject {
  there: Tenant;
  service: OfferedService;
  vehicle: Vehicle | undefined;
  rules: AppointmentRules;
  sort: AppointmentSort;
  price: ServicePrice;
  search: SlotSearch;
}

/** Undefined where the service has no slots. @param code public id of the vehicle */
export async function bookingSubject(
  there: Tenant,
  context: Context,
  service: OfferedService,
  code: string | undefined,
): Promise<BookingSubject | undefined> {
  const rules = workshopSettings.of(there.location).appointments;
  const bookable = bookableService(rules, service.url);
  if (!rules || !bookable || (await baysAt(there.location, context)).length === 0) return undefined;
  const [vehicle, prices] = await Promise.all([
    code === undefined ? undefined : findVehicle(context, code),
    servicePrices(there, context, code),
  ]);
  const price = prices.of(service.url);
  const search = { minutes: bookable.minutes, needs: needsOf(bookable, vehicle) };
  return { there, service, vehicle, rules, sort: sortFor(rules, price), price, search };
}
