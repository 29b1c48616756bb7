import { z } from 'zod';
import { type Cell, value } from '~/platform/files/cells';
import type { Category } from '../categories/category';
import { vehicleKinds } from './tyre-terms';

const tyrePreset = z.object({
  vehicleKind: z.enum(vehicleKinds).optional(),
  runFlat: z.boolean().optional(),
});

export type TyrePreset = z.infer<typeof tyrePreset>;

/** Undefined if the category shows no tyres. */
export function tyrePresetOf({ preset }: Pick<Category, 'preset'>): TyrePreset | undefined {
  return preset === null ? undefined : tyrePreset.parse(preset);
}

export const tyrePresetCell: Cell<Category['preset']> = value(
  z
    .strictObject({ fahrzeug: z.enum(vehicleKinds).optional(), runflat: z.boolean().optional() })
    .optional()
    .transform((read) => (read ? { vehicleKind: read.fahrzeug, runFlat: read.runflat } : null)),
  (preset) => {
    const { vehicleKind, runFlat } = tyrePresetOf({ preset }) ?? {};
    return preset
      ? { ...(vehicleKind && { fahrzeug: vehicleKind }), ...(runFlat !== undefined && { runflat: runFlat }) }
      : undefined;
  },
);
