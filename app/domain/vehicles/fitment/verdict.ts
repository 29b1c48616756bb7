/** Sizes as verdicts compare and name them: width in mm, height in per cent (0: none named), rim in tenths of an inch. */
export interface PlainSize {
  width: number;
  aspect: number;
  rimTenths: number;
}

/** What somebody wants to mount; null where it is not known. */
export interface PlainTyre extends PlainSize {
  loadIndex: number | null;
  speedIndex: string | null;
  /** Has the Alpine symbol: a winter tyre by § 36 (4) StVZO. */
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
  /** What one rim carries, kg. */
  maxLoadKg: number | null;
  /** Number of the general operating permit (ABE). */
  approval: string | null;
}

/** Where something fits: on both axles, or on one alone. */
export type AxleOfFit = 'both' | 'front' | 'rear';

export type Fits = {
  result: 'fits';
  /** What says so. */
  document: string;
  axle: AxleOfFit;
  isSeries: boolean;
  /** A winter tyre that is slower than the vehicle: a sign in the driver's view has to name this speed, km/h (§ 36 (5) StVZO). */
  speedSignKmh: number | null;
  /** A rim whose bore is wider than the hub needs a ring: outer and inner diameter, tenths of a millimetre. */
  centringRing: { outerTenths: number; innerTenths: number } | null;
  /** A rim that has only a part's certificate: mounted, it is to be inspected (§ 19 (3) no. 4 StVZO). */
  needsInspection: boolean;
};

export type FitsNot = { result: 'fits-not' } & (
  | { code: 'load-too-small'; loadIndex: number; required: number }
  | { code: 'speed-too-low'; speedIndex: string; required: string }
  /** `sizes` are those that documents allow, as far as known. */
  | { code: 'size-not-listed'; sizes: PlainSize[] }
  | { code: 'winter-only' }
  | { code: 'other-bolt-circle'; rim: BoltCircle; vehicle: BoltCircle }
  | { code: 'bore-too-small'; rimTenths: number; vehicleTenths: number }
  | { code: 'other-offset'; offset: number; from: number; to: number }
  | { code: 'rim-not-listed' }
  /** Rim and tyre of a complete wheel are named, but not together. */
  | { code: 'pair-not-listed' }
  | { code: 'rim-load-too-small'; maxLoadKg: number; requiredKg: number }
);

export interface BoltCircle {
  holes: number;
  /** Tenths of a millimetre. */
  tenths: number;
}

export type Unknown = {
  result: 'unknown';
  /** What is missing: documents of the vehicle, its fixing, or what stands on the tyre or the rim. */
  code: 'no-documents' | 'no-fixing' | 'no-indices';
};

/** Whether something fits a vehicle, and why. */
export type Verdict = Fits | FitsNot | Unknown;
