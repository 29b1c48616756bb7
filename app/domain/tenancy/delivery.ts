import { z } from 'zod';
import { defineSettings, filledText, setting } from './settings';

/** How long goods take to a location, and how it sends them. */
export const deliverySettings = defineSettings('delivery', {
  /** Working days from the central warehouse to the location. */
  deliveryDays: setting(z.int().min(1).max(30), { fallback: 1 }),
  /** Flat price of a parcel, gross cents. */
  shippingCents: setting(z.int().min(0).max(100_000), { fallback: 0 }),
  /** Codes of those who carry parcels, e.g. `dhl`. */
  carriers: setting(z.array(filledText).min(1, 'mindestens eine Versandart'), {
    file: 'stammblatt.versandarten',
    fallback: [],
  }),
});
