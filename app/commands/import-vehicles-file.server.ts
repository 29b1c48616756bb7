import path from 'node:path';
import {
  type ImportedVehicle,
  type ImportVehiclesResult,
  importVehicles,
} from '~/domain/vehicles/import-vehicles.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { checkEntry, type FileProblem, NetworkFilesError } from './network-files/file-problems';
import { streamCsvRows } from './network-files/source-files';
import { VEHICLE_COLUMNS, vehicleRow } from './network-files/vehicle-file';

/** A file with more is not worth reading on. */
const MAX_PROBLEMS = 1_000;

/** Ends the transaction of a dry run. */
class DryRun extends Error {
  readonly result: ImportVehiclesResult;

  constructor(result: ImportVehiclesResult) {
    super('dry run');
    this.result = result;
  }
}

/** The vehicles of a file that are in order; what is wrong with the others is in `problems`. */
async function* checkedVehicles(file: string, problems: FileProblem[]): AsyncGenerator<ImportedVehicle> {
  const placeOf = new Map<string, string>();
  const name = path.basename(file);
  for await (const { place, fields } of streamCsvRows(file, VEHICLE_COLUMNS, problems)) {
    if (problems.length >= MAX_PROBLEMS) return;
    // What stands for bytes that are no UTF-8.
    if (Object.values(fields).some((text) => text.includes('\uFFFD'))) {
      problems.push({ file: name, place, message: 'die Datei ist nicht in UTF-8 geschrieben' });
      return;
    }
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

async function importAll(context: Context, file: string, isDryRun: boolean): Promise<ImportVehiclesResult> {
  return inTransaction(context, async (tx) => {
    const problems: FileProblem[] = [];
    const result = await importVehicles(tx, checkedVehicles(file, problems));
    const name = path.basename(file);
    if (problems.length === 0 && result.vehicles === 0)
      problems.push({ file: name, place: '', message: 'kein Fahrzeug' });
    if (problems.length > 0) throw new NetworkFilesError(problems, `${name} hat`);
    if (isDryRun) throw new DryRun(result);
    return result;
  });
}

/**
 * Replaces all vehicles by those of a file, all or nothing; gives a line for the operator.
 * @throws {NetworkFilesError} naming row and field of what is wrong; nothing is changed then
 */
export async function importVehiclesFile(context: Context, file: string, isDryRun: boolean): Promise<string> {
  const result = await importAll(context, file, isDryRun).catch((error: unknown) => {
    if (error instanceof DryRun) return error.result;
    throw error;
  });
  const { vehicles, added, removed, keys, vinPrefixes, fitments } = result;
  const line = `${vehicles} vehicles (${added} new, ${removed} gone), ${keys} keys, ${vinPrefixes} VIN prefixes, ${fitments} fitments.`;
  return isDryRun ? `Dry run, nothing was changed: ${line}` : line;
}
