import { SHOP_TERMS_AS_OF } from '~/domain/content/info-pages';
import { contentSettings } from '~/domain/content/settings';
import { companyOf } from '~/domain/tenancy/company';
import type { Location } from '~/domain/tenancy/directory';

/** What an order agrees to: the location's own terms or else the version of the shop's, and whose contract it is (Art. 246a § 1 (1) 2 EGBGB). */
export function termsOf(location: Location) {
  const { firma, registergericht, hrb, strasse, plz, ort, land } = companyOf(location);
  return [
    contentSettings.of(location).terms ?? SHOP_TERMS_AS_OF,
    { firma, registergericht, hrb, strasse, plz, ort, land },
  ];
}
