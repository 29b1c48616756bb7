/** The vehicle types that DAT knows (01 to 04), by the name that the selection offers. */
export const vehicleTypes = ['PKW', 'Transporter', 'Motorrad', 'LKW'] as const;
export type VehicleType = (typeof vehicleTypes)[number];

/** What a side view can show. */
export const bodyTypes = [
  'kleinwagen',
  'schraegheck',
  'limousine',
  'kombi',
  'coupe',
  'cabrio',
  'suv',
  'van',
  'transporter',
] as const;
export type BodyType = (typeof bodyTypes)[number];

export type Axle = 'both' | 'front' | 'rear';

/** The steps of the selection by hand, in their order (spec, document 2, section 3: filterForm). */
export const selectionSteps = [
  'vehicleType',
  'manufacturer',
  'baseModel',
  'subModel',
  'engineOption',
  'carBodyOption',
  'gearingOption',
  'equipmentLineOption',
] as const;
export type SelectionStep = (typeof selectionSteps)[number];

/** A vehicle as lists and the header show it; empty texts and null say that the data has nothing. */
export interface VehicleSummary extends Record<Exclude<SelectionStep, 'vehicleType'>, string> {
  /** The public id. */
  code: string;
  vehicleType: VehicleType;
  label: string;
  datECodePrefix: string | null;
  powerKw: number | null;
  /** `2012-11-01`: the first day of the month. */
  builtFrom: string | null;
  builtUntil: string | null;
  bodyType: BodyType;
}

/** What decides which wheels fit; null where the data has nothing. */
export interface WheelFixing {
  boltHoles: number | null;
  /** Tenths of a millimetre. */
  boltCircleTenths: number | null;
  centreBoreTenths: number | null;
  /** Millimetres (ET). */
  offsetMin: number | null;
  offsetMax: number | null;
  axleLoadFrontKg: number | null;
  axleLoadRearKg: number | null;
  topSpeedKmh: number | null;
}

/** A tyre size that a document allows on a vehicle, with the rim that it names. */
export interface Fitment {
  /** Front and rear of one combination belong together. */
  combination: number;
  axle: Axle;
  width: number;
  aspect: number;
  rimTenths: number;
  /** The least that the document asks for. */
  loadIndex: number;
  speedIndex: string;
  rimWidthTenths: number | null;
  offsetMin: number | null;
  offsetMax: number | null;
  isSeries: boolean;
  isWinterOnly: boolean;
  document: string;
}

/** A vehicle with all that verdicts need. */
export interface Vehicle extends VehicleSummary, WheelFixing {
  source: string;
  fitments: Fitment[];
}
