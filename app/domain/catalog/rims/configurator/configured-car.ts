import { rimConfiguratorStartPath } from '~/paths';
import { paintNames } from './configurator-words';

/** The vehicle that a rim is shown on. */
export interface ConfiguredCar {
  vehicleCode: string;
  paint: string;
}

/** Undefined for an address of another page, and for an unknown paint. */
export function readConfiguredCar(address: string): ConfiguredCar | undefined {
  const { pathname, searchParams } = new URL(address, 'http://shop');
  const [, vehicleCode = ''] = pathname.split(`${rimConfiguratorStartPath}/`);
  const paint = searchParams.get('lack') ?? '';
  return vehicleCode && paintNames.has(paint)
    ? { vehicleCode: decodeURIComponent(vehicleCode), paint }
    : undefined;
}

export function configuredCarWords(vehicleLabel: string, paint: string): string {
  return `${vehicleLabel} in ${paintNames.get(paint)}`;
}
