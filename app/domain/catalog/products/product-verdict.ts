import { isSameMake } from '~/domain/vehicles/car-make';
import { sensorVerdict } from '~/domain/vehicles/fitment/set-verdict';
import { type VerdictView, verdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Vehicle, VehicleSummary } from '~/domain/vehicles/vehicle';
import type { FilterValues } from '../vehicle-filter/tables';
import { prefixesOf } from '../vehicle-filter/vehicle-filter';

type DrivenVehicle = Pick<VehicleSummary, 'manufacturer' | 'subModel' | 'vehicleType' | 'datECodePrefix'> &
  Partial<Pick<Vehicle, 'tyrePressureControl'>>;

export interface MadeFor {
  carMake: string | null;
  /** Prefixes of DAT ECodes. */
  prefixes: readonly string[];
  /** Of a tyre pressure sensor: the makes that it is programmed for; empty: unknown. */
  sensorMakes?: readonly string[];
}

/** 'Passgenau für Ihren Golf VII: Einbauort vorn, hinten' */
function fitsWords({ vehicleType, subModel }: DrivenVehicle, values: FilterValues): string {
  const sorted = Object.entries(values).toSorted(([one], [other]) => one.localeCompare(other, 'de'));
  const fieldTexts = sorted.map(([field, all]) => `${field} ${all.join(', ')}`);
  const own = vehicleType === 'Motorrad' || subModel.includes('-Klasse') ? 'Ihre' : 'Ihren';
  return [
    subModel ? `Passgenau für ${own} ${subModel}` : 'Passgenau für Ihr Fahrzeug',
    ...(fieldTexts.length > 0 ? [fieldTexts.join('; ')] : []),
  ].join(': ');
}

function verdictOfSensor(vehicle: DrivenVehicle, makes: readonly string[]): VerdictView {
  const refused = sensorVerdict(vehicle, { makes });
  if (refused) return verdictView(refused);
  switch (vehicle.tyrePressureControl) {
    case 'direkt':
      return { result: 'fits', words: `Für die Reifendruckkontrolle von ${vehicle.manufacturer}` };
    case 'indirekt':
    case 'keine':
      return { result: 'unknown', isNotNeeded: true, words: 'RDKS-Sensoren braucht Ihr Fahrzeug nicht' };
    default:
      return { result: 'unknown', words: 'Ob Ihr Fahrzeug RDKS-Sensoren braucht, ist nicht bekannt' };
  }
}

/** Undefined if the variant fits any vehicle. */
export function productVerdict(
  { carMake, prefixes, sensorMakes }: MadeFor,
  vehicle: DrivenVehicle,
  values: FilterValues = {},
): VerdictView | undefined {
  if (sensorMakes) return verdictOfSensor(vehicle, sensorMakes);
  if (carMake === null && prefixes.length === 0) return undefined;
  const { manufacturer, datECodePrefix } = vehicle;
  if (carMake !== null && !isSameMake(carMake, manufacturer))
    return { result: 'fits-not', words: `Nur für Fahrzeuge von ${carMake}` };
  const own = prefixesOf(datECodePrefix ?? '');
  if (prefixes.length === 0 || own.length === 0)
    return { result: 'unknown', words: 'Ob das zu Ihrem Fahrzeug passt, prüfen wir mit Ihnen' };
  if (prefixes.some((prefix) => own.includes(prefix)))
    return { result: 'fits', words: fitsWords(vehicle, values) };
  // The vehicle's code is shorter than the variant's prefixes.
  if (prefixes.some((prefix) => prefix.startsWith(datECodePrefix ?? '')))
    return { result: 'unknown', words: 'Nur für manche Ausführungen Ihres Fahrzeugs' };
  return { result: 'fits-not', words: 'Nur für andere Fahrzeuge' };
}
