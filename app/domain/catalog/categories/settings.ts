import { z } from 'zod';
import { defineSettings, filledText, setting } from '../../tenancy/settings';

export const categorySettings = defineSettings('categories', {
  categoryBlacklist: setting(z.array(z.strictObject({ _id: filledText, url: filledText })), { fallback: [] }),
  showsAllCategories: setting(z.boolean().default(false), { file: 'alleKategorien', fallback: false }),
});
