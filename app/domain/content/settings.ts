import { z } from 'zod';
import { defineSettings, filledText, setting } from '../tenancy/settings';
import { datedNotice } from './dated-notice';
import { legalText } from './legal-text';

export const contentSettings = defineSettings('content', {
  /** Null: the dealer represents no single make. */
  mainMake: setting(filledText.nullable(), { file: 'hauptFabrikat', fallback: null }),
  abilities: setting(
    z.strictObject({ maxRimInch: z.int().min(13).max(24), runFlat: z.boolean(), rdks: z.boolean() }),
  ),
  banner: setting(datedNotice.optional()),
  /** About deliveries and opening hours. */
  holidayNotice: setting(datedNotice.optional(), { file: 'ferienhinweis' }),
  /** Instead of the shop's own page. */
  imprint: setting(legalText.optional(), { file: 'impressum' }),
  /** Instead of the shop's own page. */
  terms: setting(legalText.optional(), { file: 'agb' }),
});

export type Abilities = NonNullable<ReturnType<typeof contentSettings.of>['abilities']>;
