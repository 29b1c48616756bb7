import { paintNames } from './configurator-words';

/** The vehicle that a rim is shown on. */
export interface ConfiguredCar {
  /** Public id. */
  vehicleCode: string;
  paint: string;
}

export function configuredCarWords(vehicleLabel: string, paint: string): string {
  return `${vehicleLabel} in ${paintNames.get(paint)}`;
}
