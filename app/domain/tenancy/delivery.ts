import { z } from 'zod';
import type { Location } from './directory';
import { defineSettings, filledText, setting } from './settings';

export const deliverySettings = defineSettings('delivery', {
  /** Working days from the central warehouse to the location. */
  deliveryDays: setting(z.int().min(1).max(30), { fallback: 1 }),
  /** Flat price of a parcel, gross cents. */
  shippingCents: setting(z.int().min(0).max(100_000), { fallback: 0 }),
  carriers: setting(z.array(filledText).min(1, 'mindestens eine Versandart'), {
    file: 'stammblatt.versandarten',
    fallback: [],
  }),
});

const names: Record<string, string> = {
  dhl: 'DHL',
  dpd: 'DPD',
  gls: 'GLS',
  hermes: 'Hermes',
  ups: 'UPS',
  spedition: 'Spedition',
};

/** DHL if the master record names no carrier (spec 1, entities). */
export function carrierNames(location: Pick<Location, 'delivery'>): string[] {
  const { carriers } = deliverySettings.of(location);
  const codes = carriers.length > 0 ? carriers : ['dhl'];
  return [...new Set(codes.map((code) => names[code.toLowerCase()] ?? code))];
}

const alternatives = new Intl.ListFormat('de', { type: 'disjunction' });

export function anyOf(names: readonly string[]): string {
  return alternatives.format(names);
}

export function shippingText(carriers: readonly string[]): string {
  return `Versand mit ${anyOf(carriers)}`;
}
