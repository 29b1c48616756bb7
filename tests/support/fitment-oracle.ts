import type { FittedVehicle } from '~/domain/vehicles/fitment/permissions';
import type {
  PlainRim,
  PlainTyre,
  PlainWheel,
  RimApproval,
  TyreDimension,
  WheelSet,
} from '~/domain/vehicles/fitment/verdict';
import { loadOf, speedOf } from '~/values/tyre-indices';

/**
 * The rules, apart from the code: § 19 StVZO with its approvals, § 36 (5) StVZO, UN R124. A statement is true, false or,
 * where data is missing, neither.
 */
type Truth = 'yes' | 'no' | 'open';
const all = (truths: readonly Truth[]): Truth =>
  truths.includes('no') ? 'no' : truths.includes('open') ? 'open' : 'yes';
const is = (truth: boolean | null): Truth => (truth === null ? 'open' : truth ? 'yes' : 'no');
const compare = (one: number | null | undefined, other: number | null | undefined): Truth =>
  one === null || one === undefined || other === null || other === undefined ? 'open' : is(one >= other);

/** What a shop may say at most, the best last. */
export const ranks = ['no', 'open', 'with duties', 'allowed'] as const;
export type Rank = (typeof ranks)[number];

const name = ({ width, aspect, rimTenths, isCommercial }: TyreDimension) =>
  `${width}/${aspect}/${rimTenths}/${isCommercial}`;

interface Claim {
  truth: Truth;
  hasDuties: boolean;
}
const bestOf = (claims: readonly Claim[]): Rank => {
  const said = claims.map(({ truth, hasDuties }): Rank => {
    if (truth !== 'yes') return truth;
    return hasDuties ? 'with duties' : 'allowed';
  });
  return [...ranks].reverse().find((rank) => said.includes(rank)) ?? 'open';
};

function hubTakes(vehicle: FittedVehicle, axleKg: number | null, rim: PlainRim): Truth {
  return all([
    vehicle.boltHoles === null ? 'open' : is(rim.boltHoles === vehicle.boltHoles),
    vehicle.boltCircleTenths === null ? 'open' : is(rim.boltCircleTenths === vehicle.boltCircleTenths),
    compare(rim.centreBoreTenths, vehicle.centreBoreTenths),
    compare(rim.maxLoadKg === null ? null : rim.maxLoadKg * 2, axleKg),
  ]);
}

function tyreDoes(
  tyre: PlainTyre,
  axleKg: number | null,
  asked: { load: number | null; kmh: number | null | undefined; isWinterOnly: boolean },
): Truth {
  const kilograms = tyre.loadIndex === null ? null : (loadOf(tyre.loadIndex) ?? null);
  const kmh = tyre.speedIndex === null ? null : speedOf(tyre.speedIndex);
  const isFast = compare(kmh, asked.kmh);
  return all([
    compare(kilograms === null ? null : kilograms * 2, axleKg),
    compare(tyre.loadIndex, asked.load),
    // A winter tyre may be slower, with a sign; how fast it is must be known.
    isFast === 'no' && tyre.hasAlpineSymbol ? 'yes' : isFast,
    is(!asked.isWinterOnly || tyre.hasAlpineSymbol),
  ]);
}

const axles = ['front', 'rear'] as const;
const axleKgOf = (vehicle: FittedVehicle, axle: 'front' | 'rear') =>
  axle === 'front' ? vehicle.axleLoadFrontKg : vehicle.axleLoadRearKg;

const names = ({ vehicles, ecodes }: RimApproval, vehicle: FittedVehicle) =>
  vehicles.includes(vehicle.code) || ecodes.some((code) => (vehicle.datECodePrefix ?? '-').startsWith(code));
const dutiesOf = (approval: RimApproval) =>
  approval.kind === 'teilegutachten' || approval.needsInspection || approval.conditions.length > 0;

/** (a) and (b): sizes of one document on its rims, or on rims that stand in for them. */
function byDocument(vehicle: FittedVehicle, set: WheelSet, combination: number): Claim[] {
  const rows = vehicle.fitments.filter((row) => row.combination === combination);
  const isWhole = axles.every((one) => rows.some((other) => other.axle === one || other.axle === 'both'));
  if (!isWhole) return [];
  const parts = axles.flatMap((axle) => {
    const wheel = set[axle];
    if (!wheel) return [];
    const row = rows.find((one) => one.axle === axle || one.axle === 'both');
    if (!row) return [{ truths: ['no' as Truth], hasDuties: false }];
    const { rim, tyre } = wheel;
    const axleKg = axleKgOf(vehicle, axle);
    const standIns = (rim?.approvals ?? []).filter(
      (one) =>
        ['original', 'ece'].includes(one.kind) &&
        names(one, vehicle) &&
        ['both', axle].includes(one.axle) &&
        (one.tyreSizes.length === 0 || one.tyreSizes.map(name).includes(name(row))),
    );
    const groups = standIns.map((one) =>
      standIns.filter((other) => other.kind === one.kind && other.number === one.number),
    );
    const isFree = groups.some((group) => !group.some(dutiesOf));
    const isWinterOnly =
      row.isWinterOnly ||
      (groups.length > 0 && groups.every((group) => group.some((one) => one.isWinterOnly)));
    const from = row.offsetMin ?? vehicle.offsetMin;
    const to = row.offsetMax ?? row.offsetMin ?? vehicle.offsetMax;
    return [
      {
        truths: [
          ...(rim
            ? [
                hubTakes(vehicle, axleKg, rim),
                ...(row.rimWidthTenths === null
                  ? ['open' as const]
                  : [
                      is(rim.widthTenths === row.rimWidthTenths),
                      is(rim.diameterTenths === row.rimTenths),
                      // A range that lacks an end is not known.
                      is(from === null || to === null ? null : from <= rim.offset && rim.offset <= to),
                    ]),
                standIns.length > 0 ? ('yes' as const) : ('open' as const),
              ]
            : []),
          ...(tyre
            ? [
                is(name(tyre) === name(row)),
                tyreDoes(tyre, axleKg, { load: row.loadIndex, kmh: speedOf(row.speedIndex), isWinterOnly }),
              ]
            : []),
        ],
        hasDuties: rim !== undefined && !isFree,
      },
    ];
  });
  return [
    { truth: all(parts.flatMap(({ truths }) => truths)), hasDuties: parts.some((one) => one.hasDuties) },
  ];
}

/** (c): the rims' own approvals, of one number for the whole set. */
function byApproval(vehicle: FittedVehicle, set: WheelSet, sizes: readonly TyreDimension[]): Claim[] {
  const shown = axles.filter((axle) => set[axle]);
  if (shown.some((axle) => !set[axle]?.rim)) return [];
  const entries = (axle: 'front' | 'rear') =>
    (set[axle]?.rim?.approvals ?? []).filter((one) => names(one, vehicle));
  const numbers = [
    ...new Set(
      shown
        .flatMap((axle) => entries(axle))
        .filter(({ kind }) => kind === 'abe' || kind === 'teilegutachten')
        .map(({ kind, number }) => `${kind} ${number}`),
    ),
  ];
  const documented = (axle: 'front' | 'rear', size: TyreDimension) =>
    vehicle.fitments.filter((row) => {
      const rows = vehicle.fitments.filter((one) => one.combination === row.combination);
      const isWhole = axles.every((one) => rows.some((other) => other.axle === one || other.axle === 'both'));
      return isWhole && ['both', axle].includes(row.axle) && name(row) === name(size);
    });
  const claims: Claim[] = [];
  for (const number of numbers)
    for (const isApart of [false, true])
      for (const front of sizes)
        for (const rear of sizes) {
          if (!isApart && name(front) !== name(rear)) continue;
          const parts = shown.map((axle) => {
            const size = axle === 'front' ? front : rear;
            const { rim, tyre } = set[axle] as PlainWheel & { rim: PlainRim };
            const named = entries(axle).filter(
              (one) =>
                `${one.kind} ${one.number}` === number &&
                one.axle === (isApart ? axle : 'both') &&
                one.tyreSizes.map(name).includes(name(size)),
            );
            const used = named.filter(
              (one) =>
                size.rimTenths === rim.diameterTenths &&
                (!one.hasOnlyDocumentSizes || documented(axle, size).length > 0),
            );
            const axleKg = axleKgOf(vehicle, axle);
            const onAxle = documented(axle, size);
            const leastKmh = Math.min(...onAxle.map(({ speedIndex }) => speedOf(speedIndex) ?? 0));
            return {
              isNamed: used.length > 0,
              truth: all([
                hubTakes(vehicle, axleKg, rim),
                ...(tyre
                  ? [
                      is(name(tyre) === name(size)),
                      tyreDoes(tyre, axleKg, {
                        load: onAxle.length > 0 ? Math.min(...onAxle.map(({ loadIndex }) => loadIndex)) : 0,
                        kmh:
                          vehicle.topSpeedKmh === null
                            ? null
                            : Math.max(vehicle.topSpeedKmh, onAxle.length > 0 ? leastKmh : 0),
                        // A size that the documents have for winter alone stays a winter size on other rims.
                        isWinterOnly:
                          used.some((one) => one.isWinterOnly) ||
                          (onAxle.length > 0 && onAxle.every((row) => row.isWinterOnly)),
                      }),
                    ]
                  : []),
              ]),
              hasDuties: used.some(dutiesOf),
            };
          });
          // An approval that does not name the vehicle with a size refuses nothing.
          if (!parts.every(({ isNamed }) => isNamed)) continue;
          claims.push({
            truth: all(parts.map(({ truth }) => truth)),
            hasDuties: parts.some((one) => one.hasDuties),
          });
        }
  return claims;
}

/** What the rules allow a shop to say of a set at most. @param sizes all that approvals and documents may name */
export function mostAllowed(vehicle: FittedVehicle, set: WheelSet, sizes: readonly TyreDimension[]): Rank {
  const combinations = [...new Set(vehicle.fitments.map(({ combination }) => combination))];
  const claims = [
    ...combinations.flatMap((combination) => byDocument(vehicle, set, combination)),
    ...byApproval(vehicle, set, sizes),
  ];
  const wheels = axles.flatMap((axle) => set[axle] ?? []);
  const sensors = wheels.map(({ rim, tyre, sensor }): Rank => {
    if (!rim) return 'allowed';
    if (sensor) {
      if (sensor.makes.length === 0) return 'open';
      return sensor.makes.includes('VW') || sensor.makes.includes('Volkswagen') ? 'allowed' : 'no';
    }
    return !tyre || ['indirekt', 'keine'].includes(vehicle.tyrePressureControl ?? '')
      ? 'allowed'
      : 'with duties';
  });
  const said = [bestOf(claims), ...sensors];
  return ranks.find((rank) => said.includes(rank)) ?? 'open';
}
