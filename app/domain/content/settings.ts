import { z } from 'zod';
import { defineSettings, filledText, setting } from '../tenancy/settings';

/** What the texts of a location tell besides its address. */
export const contentSettings = defineSettings('content', {
  /** The make that the dealer stands for, if it is one. */
  mainMake: setting(filledText.nullable(), { file: 'hauptFabrikat', fallback: null }),
  /** What the workshop can do with tyres. */
  abilities: setting(
    z.strictObject({ maxRimInch: z.int().min(13).max(24), runFlat: z.boolean(), rdks: z.boolean() }),
  ),
});

export type Abilities = NonNullable<ReturnType<typeof contentSettings.of>['abilities']>;
