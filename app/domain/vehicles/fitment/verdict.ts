/** Width in mm, height in per cent (0: none named), rim in tenths of an inch. */
export interface PlainSize {
  width: number;
  aspect: number;
  rimTenths: number;
}

export interface PlainTyre extends PlainSize {
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
  /** ABE number. */
  approval: string | null;
}

export type AxleOfFit = 'both' | 'front' | 'rear';

export type Fits = {
  result: 'fits';
  document: string;
  axle: AxleOfFit;
  isSeries: boolean;
  /** Km/h on the sign that a winter tyre slower than the vehicle requires (§ 36 (5) StVZO). */
  speedSignKmh: number | null;
  /** The ring for a bore wider than the hub, in tenths of a millimetre. */
  centringRing: { outerTenths: number; innerTenths: number } | null;
  /** A rim with a part's certificate must be inspected after mounting (§ 19 (3) no. 4 StVZO). */
  needsInspection: boolean;
};

export type FitsNot = { result: 'fits-not' } & (
  | { code: 'load-too-small'; loadIndex: number; required: number }
  | { code: 'speed-too-low'; speedIndex: string; required: string }
  /** `sizes` are the known sizes that documents allow. */
  | { code: 'size-not-listed'; sizes: PlainSize[] }
  | { code: 'winter-only' }
  | { code: 'other-bolt-circle'; rim: BoltCircle; vehicle: BoltCircle }
  | { code: 'bore-too-small'; rimTenths: number; vehicleTenths: number }
  | { code: 'other-offset'; offset: number; from: number; to: number }
  | { code: 'rim-not-listed' }
  /** Documents name the rim and the tyre, but not together. */
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
  /** The missing data: documents of the vehicle, its fixing, or indices of the tyre or rim. */
  code: 'no-documents' | 'no-fixing' | 'no-indices';
};

export type Verdict = Fits | FitsNot | Unknown;
