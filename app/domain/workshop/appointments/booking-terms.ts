import type { Vehicle } from '../../vehicles/vehicle';
import type { AppointmentRules, AppointmentSort, BookableService } from '../appointment-rules';
import type { ServicePrice } from '../prices/service-price';
import type { Needs } from './bay';

export function bookableService(
  rules: AppointmentRules | undefined,
  serviceUrl: string,
): BookableService | undefined {
  return rules?.services.find(({ service }) => service === serviceUrl);
}

/** Only a fixed price can be a contract. */
export function sortFor({ sort }: Pick<AppointmentRules, 'sort'>, price: ServicePrice): AppointmentSort {
  return price.kind === 'exact' ? sort : 'anfragen';
}

/** The vehicle's largest standard wheel counts, and its permitted axle loads as its weight. */
export function needsOf(
  { needs = [], onWheels = false }: Pick<BookableService, 'needs' | 'onWheels'>,
  vehicle:
    | Pick<Vehicle, 'fitments' | 'axleLoadFrontKg' | 'axleLoadRearKg' | 'tyrePressureControl'>
    | undefined,
): Needs {
  if (!vehicle) return { abilities: needs };
  const { axleLoadFrontKg, axleLoadRearKg, tyrePressureControl, fitments } = vehicle;
  const rims = fitments.filter(({ isSeries }) => isSeries).map(({ rimTenths }) => Math.ceil(rimTenths / 10));
  const hasSensors = onWheels && tyrePressureControl === 'direkt';
  return {
    abilities: [...new Set([...needs, ...(hasSensors ? (['pressureSensors'] as const) : [])])],
    rimInch: onWheels && rims.length > 0 ? Math.max(...rims) : undefined,
    liftKg: axleLoadFrontKg && axleLoadRearKg ? axleLoadFrontKg + axleLoadRearKg : undefined,
  };
}
