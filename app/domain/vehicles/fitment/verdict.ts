import type { Axle } from '../vehicle';

/** Width in mm, height in per cent (0: none named), rim in tenths of an inch. */
export interface PlainSize {
  width: number;
  aspect: number;
  rimTenths: number;
}

/** The C of `205/65 R16C` is a part of the size. */
export interface TyreDimension extends PlainSize {
  isCommercial: boolean;
}

/** `original`: a wheel of the vehicle's maker; `ece`: UN R124; `abe`: § 22 StVZO; `teilegutachten`: § 19 (3) StVZO. */
export const approvalKinds = ['original', 'ece', 'abe', 'teilegutachten'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** One entry of a rim's approval: the vehicles that it names, and what they may have. */
export interface RimApproval {
  kind: ApprovalKind;
  /** 'KBA 49123'; empty for an original wheel. */
  number: string;
  /** Public ids of vehicles. */
  vehicles: readonly string[];
  /** The leading digits of DAT ECodes. */
  ecodes: readonly string[];
  /** Of an original or ECE wheel, empty: the sizes that the vehicle's documents have on such a rim. */
  tyreSizes: readonly TyreDimension[];
  axle: Axle;
  /** Auflagen, in words. */
  conditions: readonly string[];
  /** A Teilegutachten always needs one. */
  needsInspection: boolean;
  /** Only tyre sizes that the vehicle's own documents have on the axle. */
  hasOnlyDocumentSizes: boolean;
  isWinterOnly: boolean;
}

export interface PlainTyre extends TyreDimension {
  loadIndex: number | null;
  speedIndex: string | null;
  hasAlpineSymbol: boolean;
}

export interface PlainRim {
  diameterTenths: number;
  widthTenths: number;
  boltHoles: number;
  /** Tenths of a millimetre. */
  boltCircleTenths: number;
  centreBoreTenths: number;
  /** Millimetres (ET). */
  offset: number;
  /** Load of one rim, kg. */
  maxLoadKg: number | null;
  /** Centring rings come with it; null or missing: unknown. */
  hasCentringRings?: boolean | null;
  approvals: readonly RimApproval[];
}

/** The makes of cars that it is programmed for; empty: unknown. */
export interface PlainSensor {
  makes: readonly string[];
}

/** A part that is missing is left open: a tyre alone, a rim alone. */
export interface PlainWheel {
  rim?: PlainRim | undefined;
  tyre?: PlainTyre | undefined;
  sensor?: PlainSensor | undefined;
}

/** An axle that is missing is left open. */
export interface WheelSet {
  front?: PlainWheel | undefined;
  rear?: PlainWheel | undefined;
}

/** A rim that a document names; offsets are missing if neither document nor vehicle has them. */
export interface NamedRim {
  widthTenths: number;
  diameterTenths: number;
  offsets: { from: number; to: number } | null;
}

/** `missing`: the vehicle measures with sensors, and the wheel has none. */
export type SensorState = 'fits' | 'missing' | 'not-needed' | 'unknown';

export type Fits = {
  result: 'fits';
  document: string;
  axle: Axle;
  isSeries: boolean;
  isWinterOnly: boolean;
  /** For a tyre without a rim: the rims that the verdict holds for; empty: the document names none. */
  onRims: readonly NamedRim[];
  /** For a rim without a tyre: the tyres that the verdict holds for. */
  withTyres: readonly TyreDimension[];
  /** Of one axle: what the document has on the other one. */
  otherAxle: TyreDimension | null;
  /** Km/h on the sign that a winter tyre slower than the vehicle requires (§ 36 (5) StVZO). */
  speedSignKmh: number | null;
  /** The ring for a bore wider than the hub, in tenths of a millimetre. */
  centringRing: { outerTenths: number; innerTenths: number; isIncluded: boolean | null } | null;
  approval: { kind: ApprovalKind; number: string } | null;
  /** After mounting (§ 19 (3) StVZO). */
  needsInspection: boolean;
  conditions: readonly string[];
  /** Null: the set has no rim. */
  sensor: SensorState | null;
  isUnconditional: boolean;
};

/** Undefined: both. */
type OnAxle = { axle?: 'front' | 'rear' | undefined };

export type FitsNot = { result: 'fits-not' } & (
  | ({ code: 'load-too-small'; loadIndex: number; required: number } & OnAxle)
  | ({ code: 'speed-too-low'; speedIndex: string; required: string } & OnAxle)
  /** `sizes` are the known sizes that documents allow. */
  | { code: 'size-not-listed'; sizes: readonly TyreDimension[] }
  | { code: 'winter-only' }
  | { code: 'other-bolt-circle'; rim: BoltCircle; vehicle: BoltCircle }
  | { code: 'bore-too-small'; rimTenths: number; vehicleTenths: number }
  | { code: 'other-offset'; offset: number; from: number; to: number }
  | { code: 'rim-not-listed' }
  /** Documents name the rim and the tyre, but not together. */
  | { code: 'pair-not-listed' }
  /** Documents name each axle's wheels, but not together. */
  | { code: 'axles-not-listed' }
  | ({ code: 'rim-load-too-small'; maxLoadKg: number; requiredKg: number } & OnAxle)
  | { code: 'sensor-for-other-makes'; makes: readonly string[] }
);

export interface BoltCircle {
  holes: number;
  /** Tenths of a millimetre. */
  tenths: number;
}

export const unknownCodes = [
  'no-approval',
  'no-indices',
  'no-axle-load',
  'no-top-speed',
  'no-fixing',
  'no-sensor-makes',
  'no-documents',
] as const;

export type Unknown = { result: 'unknown'; code: (typeof unknownCodes)[number] };

export type Verdict = Fits | FitsNot | Unknown;
