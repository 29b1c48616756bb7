import {
  importedVehicles,
  putVehicles,
  removeVehicles,
} from '~/domain/vehicles/import/import-vehicles.server';
import { vehicleFile } from '~/domain/vehicles/import/vehicle-file.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { NetworkFile } from '~/platform/files/network-file';
import { lockNetwork } from '../writing/write-network.server';
import { checkLines, LineProblems, type LineResult } from './check-lines';
import { noneOf, refuseKeptAndRemoved, separateRemovals } from './line-removals';
import { completedLines, type LineRules, refuseRepeated } from './write-article-lines.server';

export const vehicleCodec = vehicleFile.codec;

/** By the columns of `vehicles.csv`, in one transaction; vehicles that no line names stay. */
export function writeVehicleLines(
  context: Context,
  lines: readonly unknown[],
  { mode, isWhole, allowsRemovals }: LineRules,
): Promise<LineResult[]> {
  return inTransaction(context, async (tx) => {
    await lockNetwork(tx);
    const problems = new LineProblems();
    const storedOf = async (ids: readonly string[]) =>
      new Map(
        (await importedVehicles(tx, ids)).map((one) => [one.code, vehicleFile.codec.format(one)] as const),
      );
    const { removals, others } = isWhole
      ? { removals: [], others: lines.entries() }
      : separateRemovals(lines, problems, allowsRemovals);
    const stored = await storedOf(removals.map(({ id }) => id));
    for (const { place, id } of removals) if (!stored.has(id)) problems.reject(place, 'id', noneOf(id));
    const whole = isWhole ? others : await completedLines([...others], problems, storedOf);
    const rows = await checkLines(whole, vehicleFile.codec, problems, { takesNull: true });
    refuseRepeated(vehicleFile as unknown as NetworkFile, rows, problems);
    refuseKeptAndRemoved(rows, removals, problems);
    if (mode === 'all' && problems.hasAny()) return problems.results(lines.length, mode);
    const isRight = ({ place }: { place: string }) => problems.isRight(place);
    const removed = removals.filter(isRight).map(({ id }) => id);
    if (removed.length > 0) await removeVehicles(tx, removed);
    const right = rows.filter(isRight).map(({ entry }) => entry);
    if (right.length > 0) await putVehicles(tx, right);
    return problems.results(lines.length, mode);
  });
}
