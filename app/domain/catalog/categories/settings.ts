import { z } from 'zod';
import { defineSettings, filledText, setting } from '../../tenancy/settings';

export const categorySettings = defineSettings('categories', {
  categoryBlacklist: setting(z.array(z.strictObject({ _id: filledText, url: filledText })), { fallback: [] }),
  /** A northern location: employees' categories are shown to all. */
  showsAllCategories: setting(z.boolean().default(false), { file: 'alleKategorien', fallback: false }),
});
