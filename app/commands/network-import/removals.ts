import type { ImportVehiclesResult } from '~/domain/vehicles/import/import-vehicles.server';
import type { FileKind } from '../network-files/network-sources';

/** What was there of a kind, and how much of it a file no longer has. */
export interface Retired {
  before: number;
  removed: number;
}

/** The same of a file with so many rows. */
export interface Removal extends Retired {
  kind: FileKind;
  rows: number;
}

/** What an import of vehicles took away. */
export const vehicleRemoval = ({ vehicles, added, removed }: ImportVehiclesResult): Removal => ({
  kind: 'vehicles',
  rows: vehicles,
  before: vehicles - added + removed,
  removed,
});
