import { importedVehicles, putVehicles } from '~/domain/vehicles/import/import-vehicles.server';
import { vehicleFile } from '~/domain/vehicles/import/vehicle-file.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { NetworkFile } from '~/platform/files/network-file';
import { lockNetwork } from '../writing/write-network.server';
import { checkLines, type LineMode, LineProblems, type LineResult } from './check-lines';
import { completedLines, refuseRepeated } from './write-article-lines.server';

export const vehicleColumns = vehicleFile.codec.columns;

/** By the columns of `vehicles.csv`, in one transaction; vehicles that no line names stay. */
export function writeVehicleLines(
  context: Context,
  lines: readonly unknown[],
  { mode, isWhole }: { mode: LineMode; isWhole: boolean },
): Promise<LineResult[]> {
  return inTransaction(context, async (tx) => {
    await lockNetwork(tx);
    const problems = new LineProblems();
    const storedOf = async (ids: readonly string[]) =>
      new Map(
        (await importedVehicles(tx, ids)).map((one) => [one.code, vehicleFile.codec.format(one)] as const),
      );
    const whole = isWhole ? lines : await completedLines(lines, problems, storedOf);
    const rows = checkLines(whole, vehicleFile.codec, problems);
    refuseRepeated(vehicleFile as unknown as NetworkFile, rows, problems);
    const right = rows.filter(({ place }) => problems.isRight(place)).map(({ entry }) => entry);
    if (right.length > 0 && !(mode === 'all' && problems.hasAny())) await putVehicles(tx, right);
    return problems.results(lines.length, mode);
  });
}
