import { z } from 'zod';
import { type VehicleSummary, vehicleTypes } from '~/domain/vehicles/vehicle';

/** Spec 2, section 3: vehicle. */
export const vehicleAnswer = z
  .object({
    _id: z.string(),
    label: z.string(),
    vehicleType: z.enum(vehicleTypes),
    manufacturer: z.string(),
    baseModel: z.string(),
    subModel: z.string(),
    engineOption: z.string(),
    carBodyOption: z.string(),
    gearingOption: z.string(),
    equipmentLineOption: z.string(),
    datECodePrefix: z.string().nullable(),
    powerKw: z.int().nullable(),
    builtFrom: z.string().nullable(),
    builtUntil: z.string().nullable(),
  })
  .meta({ id: 'Vehicle' });

export function toVehicle({
  code,
  bodyType: _drawn,
  ...vehicle
}: VehicleSummary): z.input<typeof vehicleAnswer> {
  return { _id: code, ...vehicle };
}
