import { paintNames } from './configurator-words';

export interface ConfiguredCar {
  vehicleCode: string;
  paint: string;
}

export function configuredCarWords(vehicleLabel: string, paint: string): string {
  return `${vehicleLabel} in ${paintNames.get(paint)}`;
}
