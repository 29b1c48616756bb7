import { z } from 'zod';
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
