import { z } from 'zod';
import { type Cell, value } from '~/platform/files/cells';
import type { Category } from '../categories/category';
import { vehicleKinds } from './tyre-terms';

const tyrePreset = z.object({
  vehicleKind: z.enum(vehicleKinds).optional(),
  runFlat: z.boolean().optional(),
});

export type TyrePreset = z.infer<typeof tyrePreset>;

/** What a category has chosen of the list of tyres; undefined where it shows none. */
export function tyrePresetOf({ preset }: Pick<Category, 'preset'>): TyrePreset | undefined {
  return preset === null ? undefined : tyrePreset.parse(preset);
}

/** The same in the entry of a category. */
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
