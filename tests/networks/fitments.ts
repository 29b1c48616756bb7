import fc from 'fast-check';
import type { FittedVehicle } from '~/domain/vehicles/fitment/permissions';
import type {
  PlainRim,
  PlainTyre,
  PlainWheel,
  RimApproval,
  TyreDimension,
} from '~/domain/vehicles/fitment/verdict';
import type { Fitment } from '~/domain/vehicles/vehicle';

export const sizes: TyreDimension[] = [
  { width: 205, aspect: 55, rimTenths: 160, isCommercial: false },
  { width: 205, aspect: 55, rimTenths: 160, isCommercial: true },
  { width: 225, aspect: 45, rimTenths: 170, isCommercial: false },
  { width: 255, aspect: 40, rimTenths: 170, isCommercial: false },
];
const ofSize = fc.constantFrom(...sizes);
/** Mostly what fits, so that verdicts of every rank are common. */
const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

const halves = fc
  .record({
    size: ofSize,
    loadIndex: mostly(91, 82, 95),
    speedIndex: mostly('H', 'T', 'V'),
    rimWidthTenths: mostly<number | null>(70, 75, null),
    offsets: mostly<[number | null, number | null]>([40, 50], [35, 35], [null, null]),
  })
  .map(({ size, offsets: [offsetMin, offsetMax], ...half }) => ({ ...size, ...half, offsetMin, offsetMax }));
const combinations = fc.record({
  front: halves,
  /** Null: as in front; 'none': odd data without the axle. */
  rear: fc.oneof(fc.constant(null), halves, mostly('none' as const, 'none' as const)),
  isSeries: fc.boolean(),
  isWinterOnly: mostly(false, true),
  document: fc.constantFrom('CoC-Papier', 'Zulassungsbescheinigung Teil I (Feld 15.1)'),
});
export const vehicles = fc
  .record({
    code: fc.constant('golf'),
    manufacturer: fc.constant('Volkswagen'),
    datECodePrefix: mostly<string | null>('019051020010001', null, '01905'),
    boltHoles: mostly<number | null>(5, null, 4),
    boltCircleTenths: mostly<number | null>(1120, null),
    centreBoreTenths: mostly<number | null>(571, null, 666),
    offsetMin: mostly<number | null>(40, null),
    offsetMax: mostly<number | null>(50, null),
    axleLoadFrontKg: mostly<number | null>(1020, null, 1300),
    axleLoadRearKg: mostly<number | null>(900, null, 1250),
    topSpeedKmh: mostly<number | null>(200, null, 230),
    tyrePressureControl: mostly<FittedVehicle['tyrePressureControl']>('indirekt', 'direkt', 'keine', null),
    documents: fc.array(combinations, { maxLength: 4 }),
  })
  .map(
    ({ documents, ...vehicle }): FittedVehicle => ({
      ...vehicle,
      fitments: documents.flatMap(({ front, rear, ...rest }, combination): Fitment[] => {
        if (rear === null) return [{ ...front, ...rest, combination, axle: 'both' as const }];
        const first = { ...front, ...rest, combination, axle: 'front' as const };
        return rear === 'none' ? [first] : [first, { ...rear, ...rest, combination, axle: 'rear' as const }];
      }),
    }),
  );
const approvals: fc.Arbitrary<RimApproval> = fc.record({
  kind: fc.constantFrom('original', 'ece', 'abe', 'teilegutachten'),
  number: fc.constantFrom('1', '2'),
  vehicles: mostly<string[]>(['golf'], [], ['polo']),
  ecodes: mostly<string[]>([], ['01905'], ['01060']),
  tyreSizes: fc.uniqueArray(ofSize, { maxLength: 3 }),
  axle: mostly('both', 'front', 'rear'),
  conditions: mostly<string[]>([], ['Keine Schneeketten']),
  needsInspection: mostly(false, true),
  hasOnlyDocumentSizes: mostly(false, true),
  isWinterOnly: mostly(false, true),
});
const rims: fc.Arbitrary<PlainRim> = fc.record({
  diameterTenths: fc.constantFrom(160, 170),
  widthTenths: mostly(70, 75),
  boltHoles: mostly(5, 4),
  boltCircleTenths: mostly(1120, 1143),
  centreBoreTenths: mostly(571, 666, 541),
  offset: mostly(45, 35, 60),
  maxLoadKg: mostly<number | null>(650, 500, null),
  approvals: fc.array(approvals, { maxLength: 4 }),
});
const tyres: fc.Arbitrary<PlainTyre> = fc
  .record({
    size: ofSize,
    loadIndex: mostly<number | null>(94, 88, null, 80),
    speedIndex: mostly<string | null>('V', 'T', null),
    hasAlpineSymbol: fc.boolean(),
  })
  .map(({ size, ...tyre }) => ({ ...size, ...tyre }));
const sensors = fc.constantFrom({ makes: ['VW'] }, { makes: ['Ford', 'Peugeot'] }, { makes: [] });
export const wheels: fc.Arbitrary<PlainWheel> = fc.oneof(
  tyres.map((tyre) => ({ tyre })),
  rims.map((rim) => ({ rim })),
  fc.record({ rim: rims, tyre: tyres, sensor: fc.option(sensors, { nil: undefined }) }),
);
