import { z } from 'zod';
import { defineSettings, setting } from '../tenancy/settings';

/** What a location promises for orders. */
export const checkoutSettings = defineSettings('checkout', {
  /** Days for which reserved goods are put aside; none: until somebody releases them. */
  reservationDays: setting(z.int().min(1).max(60).nullable().default(null), {
    file: 'reservierungTage',
    fallback: null,
  }),
});
