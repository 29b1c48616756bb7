export const vehicleTypes = ['PKW', 'Transporter', 'Motorrad', 'LKW'] as const;
export type VehicleType = (typeof vehicleTypes)[number];

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

/** `direkt`: by sensors in the wheels; `indirekt`: by the brakes' sensors; `keine`: not at all. */
export const tyrePressureControls = ['direkt', 'indirekt', 'keine'] as const;
export type TyrePressureControl = (typeof tyrePressureControls)[number];

export type Axle = 'both' | 'front' | 'rear';

/** In this order (spec 2, section 3: filterForm). */
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

/** Empty texts and null mean that the data has nothing. */
export interface VehicleSummary extends Record<Exclude<SelectionStep, 'vehicleType'>, string> {
  code: string;
  vehicleType: VehicleType;
  label: string;
  datECodePrefix: string | null;
  powerKw: number | null;
  /** The first day of the month: `2012-11-01`. */
  builtFrom: string | null;
  builtUntil: string | null;
  bodyType: BodyType;
}

export interface WheelFixing {
  boltHoles: number | null;
  /** Tenths of a millimetre. */
  boltCircleTenths: number | null;
  centreBoreTenths: number | null;
  offsetMin: number | null;
  offsetMax: number | null;
  axleLoadFrontKg: number | null;
  axleLoadRearKg: number | null;
  topSpeedKmh: number | null;
  tyrePressureControl: TyrePressureControl | null;
}

export interface Fitment {
  combination: number;
  axle: Axle;
  width: number;
  aspect: number;
  rimTenths: number;
  isCommercial: boolean;
  loadIndex: number;
  speedIndex: string;
  rimWidthTenths: number | null;
  offsetMin: number | null;
  offsetMax: number | null;
  isSeries: boolean;
  isWinterOnly: boolean;
  document: string;
}

export interface Vehicle extends VehicleSummary, WheelFixing {
  source: string;
  fitments: Fitment[];
}
