import path from 'node:path';
import {
  type ImportedVehicle,
  type ImportVehiclesResult,
  importVehicles,
} from '~/domain/vehicles/import/import-vehicles.server';
import type { Context } from '~/platform/context';
import { checkEntry, type FileProblem, NetworkFilesError } from '../network-files/file-problems';
import { streamRows } from '../network-files/source-files';
import { VEHICLE_COLUMNS, vehicleRow } from '../network-files/vehicle-file';
import { DRY_RUN, tryOut } from './dry-run.server';
import { refuseRemovals, vehicleRemoval } from './removals';

const MAX_PROBLEMS = 1_000;

/** The vehicles of a file that are in order; what is wrong with the others is in `problems`. */
async function* checkedVehicles(file: string, problems: FileProblem[]): AsyncGenerator<ImportedVehicle> {
  const placeOf = new Map<string, string>();
  const name = path.basename(file);
  for await (const { place, fields } of streamRows({ path: file, file: name }, VEHICLE_COLUMNS, problems)) {
    if (problems.length >= MAX_PROBLEMS) return;
    const vehicle = checkEntry(vehicleRow, fields, name, place, problems);
    if (!vehicle) continue;
    const first = placeOf.get(vehicle.code);
    if (first === undefined) {
      placeOf.set(vehicle.code, place);
      yield vehicle;
    } else {
      const message = `„${vehicle.code}“ steht schon in ${first}`;
      problems.push({ file: name, place: `${place}, Feld id`, message });
    }
  }
}

export interface VehiclesImport {
  isDryRun: boolean;
  /** Whether the file may take away most of what there is. */
  allowsRemovals: boolean;
}

function importAll(
  context: Context,
  file: string,
  { isDryRun, allowsRemovals }: VehiclesImport,
): Promise<ImportVehiclesResult> {
  return tryOut(context, isDryRun, async (tx) => {
    const problems: FileProblem[] = [];
    const result = await importVehicles(tx, checkedVehicles(file, problems));
    const name = path.basename(file);
    if (problems.length > 0) throw new NetworkFilesError(problems, `${name} hat`);
    if (!allowsRemovals) refuseRemovals([vehicleRemoval(result)], () => name);
    return result;
  });
}

/**
 * Replaces all vehicles by those of a file, all or nothing; gives a line for the operator.
 * @throws {NetworkFilesError} naming row and field of what is wrong; nothing is changed then
 */
export async function importVehiclesFile(
  context: Context,
  file: string,
  options: VehiclesImport,
): Promise<string> {
  const result = await importAll(context, file, options);
  const { vehicles, added, removed, keys, vinPrefixes, fitments } = result;
  const line = `${vehicles} vehicles (${added} new, ${removed} gone), ${keys} keys, ${vinPrefixes} VIN prefixes, ${fitments} fitments.`;
  return options.isDryRun ? `${DRY_RUN}: ${line}` : line;
}
