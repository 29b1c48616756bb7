import type { ArticleKey } from '~/domain/catalog/articles/article';
import { setProblems, setProblemWords } from '~/domain/catalog/kinds/set-problems';
import { articleVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import { wheelPartsOf } from '~/domain/catalog/kinds/wheel-parts.server';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';

export interface AssessedLine {
  id: string;
  key: ArticleKey;
  title: string;
  quantity: number;
  /** The vehicle that it was bought for. */
  vehicle: VehicleName | undefined;
}

export interface VehicleName {
  code: string;
  label: string;
}

/** Lines for one vehicle. */
export interface VehicleSet {
  /** Undefined: lines for no vehicle, or for any. */
  vehicle: VehicleName | undefined;
  lineIds: string[];
  /** In words. */
  problems: string[];
}

export interface Assessment {
  verdicts: ReadonlyMap<string, VerdictView>;
  /** In the order of the lines. */
  sets: VehicleSet[];
  /** Something does not fit, or not together. */
  hasMismatch: boolean;
}

async function verdictsFor(
  context: Context,
  vehicle: Vehicle | undefined,
  lines: readonly AssessedLine[],
): Promise<[id: string, verdict: VerdictView][]> {
  if (!vehicle) return [];
  const found = await articleVerdicts(
    context,
    vehicle,
    lines.map(({ key }) => key),
  );
  return lines.flatMap(({ id, key }) => {
    const verdict = found.get(key);
    return verdict ? [[id, verdict]] : [];
  });
}

async function problemsOf(
  context: Context,
  vehicle: Vehicle | undefined,
  lines: readonly AssessedLine[],
): Promise<string[]> {
  const parts = await wheelPartsOf(
    context,
    vehicle,
    lines.map(({ key }) => key),
  );
  const bought = lines.map(({ key, title, quantity }) => ({ name: title, quantity, ...parts.get(key) }));
  return setProblems(vehicle, bought).map(setProblemWords);
}

const codesOf = (lines: readonly AssessedLine[]) => [
  ...new Set(lines.flatMap(({ vehicle }) => vehicle?.code ?? [])),
];

/** A line without a vehicle of its own counts for the chosen one, if that says anything of it. */
export async function assessLines(
  context: Context,
  chosenCode: string | undefined,
  lines: readonly AssessedLine[],
): Promise<Assessment> {
  const open = lines.filter(({ vehicle }) => !vehicle);
  const chosen =
    chosenCode === undefined || open.length === 0 ? undefined : await findVehicle(context, chosenCode);
  const ofOpen = new Map(await verdictsFor(context, chosen, open));
  const placed = lines.map((line) => ({
    ...line,
    vehicle: line.vehicle ?? (chosen && ofOpen.has(line.id) ? chosen : undefined),
  }));
  const groups = [...codesOf(placed), undefined].flatMap((code) => {
    const own = placed.filter(({ vehicle }) => vehicle?.code === code);
    return own.length > 0 ? [own] : [];
  });
  const assessed = await Promise.all(
    groups.map(async (own) => {
      const [name] = own.flatMap(({ vehicle }) => vehicle ?? []);
      const vehicle = name && (await findVehicle(context, name.code));
      const [verdicts, problems] = await Promise.all([
        verdictsFor(context, vehicle, own),
        problemsOf(context, vehicle, own),
      ]);
      const set: VehicleSet = {
        vehicle: name && { code: name.code, label: name.label },
        lineIds: own.map(({ id }) => id),
        problems,
      };
      return { set, verdicts };
    }),
  );
  const verdicts = new Map(assessed.flatMap((one) => one.verdicts));
  const sets = assessed.map(({ set }) => set);
  return {
    verdicts,
    sets,
    hasMismatch:
      [...verdicts.values()].some(({ result }) => result === 'fits-not') ||
      sets.some(({ problems }) => problems.length > 0),
  };
}
