import { isSameMake } from '~/domain/vehicles/car-make';
import type { FittedVehicle } from '~/domain/vehicles/fitment/permissions';
import { setVerdict, wheelVerdict } from '~/domain/vehicles/fitment/set-verdict';
import type { PlainSensor, PlainWheel, Verdict } from '~/domain/vehicles/fitment/verdict';
import { formatDimension } from '~/values/tyre-size';
import { mountingProblem } from '../complete-wheels/mounting';

/** Articles for one vehicle that have a part in its wheels. */
export interface BoughtPart {
  name: string;
  quantity: number;
  wheel?: PlainWheel;
  /** Sold apart from wheels. */
  sensor?: PlainSensor;
}

export type SetProblem =
  | { code: 'tyre-on-no-rim'; tyre: string }
  | { code: 'counts-differ'; rims: number; tyres: number }
  | { code: 'too-many-for-axle'; name: string; axle: 'front' | 'rear' }
  | { code: 'axle-missing'; name: string; axle: 'front' | 'rear'; size: string }
  | { code: 'axles-differ'; one: string; other: string }
  | { code: 'sensors-missing'; needed: number; has: number }
  | { code: 'sensor-for-other-makes'; name: string };

type Wheels = BoughtPart & { wheel: PlainWheel };
const PER_AXLE = 2;
const countOf = (parts: readonly BoughtPart[]) => parts.reduce((sum, { quantity }) => sum + quantity, 0);
const isRefused = ({ result }: Verdict) => result === 'fits-not';

function canMount(
  vehicle: FittedVehicle | undefined,
  { wheel: { rim } }: Wheels,
  { wheel: { tyre } }: Wheels,
) {
  if (!rim || !tyre || mountingProblem(rim, tyre)) return false;
  return vehicle === undefined || !isRefused(wheelVerdict(vehicle, { rim, tyre }));
}

function rimProblems(
  vehicle: FittedVehicle | undefined,
  rims: readonly Wheels[],
  tyres: readonly Wheels[],
): SetProblem[] {
  if (rims.length === 0 || tyres.length === 0) return [];
  const loose = tyres.filter((tyre) => !rims.some((rim) => canMount(vehicle, rim, tyre)));
  const counts = { rims: countOf(rims), tyres: countOf(tyres) };
  return [
    ...loose.map(({ name }): SetProblem => ({ code: 'tyre-on-no-rim', tyre: name })),
    ...(counts.rims === counts.tyres ? [] : [{ code: 'counts-differ' as const, ...counts }]),
  ];
}

function pairProblems(vehicle: FittedVehicle, lines: readonly Wheels[]): SetProblem[] {
  const pairs = lines.filter(({ quantity }) => quantity === PER_AXLE);
  return pairs.slice(1).flatMap((other, index): SetProblem[] => {
    const one = pairs[index];
    if (!one) return [];
    const ways = [
      setVerdict(vehicle, { front: one.wheel, rear: other.wheel }),
      setVerdict(vehicle, { front: other.wheel, rear: one.wheel }),
    ];
    return ways.every((way) => way.result === 'fits-not' && way.code === 'axles-not-listed')
      ? [{ code: 'axles-differ', one: one.name, other: other.name }]
      : [];
  });
}

/** @param lines all tyres, all rims, or all complete wheels */
function axleProblems(vehicle: FittedVehicle, lines: readonly Wheels[]): SetProblem[] {
  const ofOneAxle = lines.flatMap((line): SetProblem[] => {
    const verdict = wheelVerdict(vehicle, line.wheel);
    if (verdict.result !== 'fits' || verdict.axle === 'both') return [];
    const { axle, otherAxle } = verdict;
    const { name } = line;
    if (line.quantity > PER_AXLE) return [{ code: 'too-many-for-axle', name, axle }];
    const hasPartner = lines.some((other) => {
      const [front, rear] = axle === 'front' ? [line, other] : [other, line];
      return other !== line && !isRefused(setVerdict(vehicle, { front: front.wheel, rear: rear.wheel }));
    });
    const missing = axle === 'front' ? 'rear' : 'front';
    return hasPartner || !otherAxle
      ? []
      : [{ code: 'axle-missing', name, axle: missing, size: formatDimension(otherAxle) }];
  });
  return ofOneAxle.length > 0 ? ofOneAxle : pairProblems(vehicle, lines);
}

function sensorProblems(
  { manufacturer, tyrePressureControl }: FittedVehicle,
  parts: readonly BoughtPart[],
): SetProblem[] {
  const sensors = parts.filter(({ sensor }) => sensor);
  const foreign = sensors.filter(
    ({ sensor: { makes } = { makes: [] } }) =>
      makes.length > 0 && !makes.some((make) => isSameMake(make, manufacturer)),
  );
  const needed = countOf(parts.filter(({ wheel }) => wheel?.rim && !wheel.sensor));
  const has = countOf(sensors) - countOf(foreign);
  return [
    ...foreign.map(({ name }): SetProblem => ({ code: 'sensor-for-other-makes', name })),
    ...(tyrePressureControl === 'direkt' && needed > has
      ? [{ code: 'sensors-missing' as const, needed, has }]
      : []),
  ];
}

/** @param vehicle undefined: the articles are for none that is known */
export function setProblems(vehicle: FittedVehicle | undefined, parts: readonly BoughtPart[]): SetProblem[] {
  const lines = parts.flatMap((part): Wheels[] => (part.wheel ? [{ ...part, wheel: part.wheel }] : []));
  const tyres = lines.filter(({ wheel }) => wheel.tyre && !wheel.rim);
  const rims = lines.filter(({ wheel }) => wheel.rim && !wheel.tyre);
  const wheels = lines.filter(({ wheel }) => wheel.rim && wheel.tyre);
  return [
    ...rimProblems(vehicle, rims, tyres),
    ...(vehicle ? [tyres, rims, wheels].flatMap((all) => axleProblems(vehicle, all)) : []),
    ...(vehicle ? sensorProblems(vehicle, parts) : []),
  ];
}

const axleNames = { front: 'vorn', rear: 'hinten' } as const;

export function setProblemWords(problem: SetProblem): string {
  switch (problem.code) {
    case 'tyre-on-no-rim':
      return `${problem.tyre} passt auf keine der Felgen im Warenkorb.`;
    case 'counts-differ':
      return `Im Warenkorb sind ${problem.rims} Felgen und ${problem.tyres} Reifen.`;
    case 'too-many-for-axle':
      return `${problem.name} ist nur ${axleNames[problem.axle]} zugelassen: höchstens zwei Stück.`;
    case 'axle-missing':
      return `Zu ${problem.name} gehört ${axleNames[problem.axle]} die Größe ${problem.size}.`;
    case 'axles-differ':
      return `${problem.one} und ${problem.other} sind nicht zusammen zugelassen.`;
    case 'sensors-missing':
      return `Ihr Fahrzeug braucht RDKS-Sensoren: ${problem.needed} Stück, im Warenkorb sind ${problem.has}.`;
    case 'sensor-for-other-makes':
      return `${problem.name} ist für Fahrzeuge anderer Marken.`;
  }
}
