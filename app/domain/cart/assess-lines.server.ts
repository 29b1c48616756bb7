import type { ArticleKey } from '~/domain/catalog/articles/article';
import { setProblems, setProblemWords } from '~/domain/catalog/kinds/set-problems';
import { articleVerdicts, wheelPartsOf } from '~/domain/catalog/kinds/verdicts.server';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';

export interface AssessedLine {
  id: string;
  key: ArticleKey;
  title: string;
  quantity: number;
  vehicle: VehicleName | undefined;
}

export interface VehicleName {
  code: string;
  label: string;
}

export interface VehicleSet {
  /** Undefined: lines for no vehicle, or for any. */
  vehicle: VehicleName | undefined;
  lineIds: string[];
  problems: string[];
}

export interface Assessment {
  verdicts: ReadonlyMap<string, VerdictView>;
  /** In the order of the lines. */
  sets: VehicleSet[];
  hasMismatch: boolean;
}

const keysOf = (lines: readonly AssessedLine[]) => lines.map(({ key }) => key);

/** Of lines without a vehicle those that the chosen one says anything of count for it. */
async function linesFor(
  context: Context,
  code: string,
  chosenCode: string | undefined,
  lines: readonly AssessedLine[],
) {
  const vehicle = await findVehicle(context, code);
  const possible = lines.filter((line) => (line.vehicle?.code ?? chosenCode) === code);
  const verdicts = vehicle ? await articleVerdicts(context, vehicle, keysOf(possible)) : new Map();
  return {
    name: possible.find((line) => line.vehicle)?.vehicle ?? vehicle,
    vehicle,
    verdicts,
    lines: possible.filter((line) => line.vehicle || verdicts.has(line.key)),
  };
}

async function problemsOf(
  context: Context,
  vehicle: Vehicle | undefined,
  lines: readonly AssessedLine[],
): Promise<string[]> {
  const parts = await wheelPartsOf(context, vehicle, keysOf(lines));
  const bought = lines.map(({ key, title, quantity }) => ({ name: title, quantity, ...parts.get(key) }));
  return setProblems(vehicle, bought).map(setProblemWords);
}

export async function assessLines(
  context: Context,
  chosenCode: string | undefined,
  lines: readonly AssessedLine[],
): Promise<Assessment> {
  const codes = new Set(lines.flatMap(({ vehicle }) => vehicle?.code ?? chosenCode ?? []));
  const ofVehicles = await Promise.all([...codes].map((code) => linesFor(context, code, chosenCode, lines)));
  const placed = new Set(ofVehicles.flatMap((group) => group.lines));
  const groups = [
    ...ofVehicles,
    {
      name: undefined,
      vehicle: undefined,
      verdicts: new Map<ArticleKey, VerdictView>(),
      lines: lines.filter((line) => !placed.has(line)),
    },
  ].filter((group) => group.lines.length > 0);
  const sets = await Promise.all(
    groups.map(async ({ name, vehicle, lines: own }) => ({
      vehicle: name && { code: name.code, label: name.label },
      lineIds: own.map(({ id }) => id),
      problems: await problemsOf(context, vehicle, own),
    })),
  );
  const verdicts = new Map(
    groups.flatMap((group) =>
      group.lines.flatMap(({ id, key }): [string, VerdictView][] => {
        const verdict = group.verdicts.get(key);
        return verdict ? [[id, verdict]] : [];
      }),
    ),
  );
  return {
    verdicts,
    sets,
    hasMismatch:
      [...verdicts.values()].some(({ result }) => result === 'fits-not') ||
      sets.some(({ problems }) => problems.length > 0),
  };
}
