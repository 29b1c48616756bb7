import { contentSettings } from '~/domain/content/settings';
import { companyOf } from '~/domain/tenancy/company';
import type { Location } from '~/domain/tenancy/directory';

/** What an order agrees to: the location's own terms, if it has some, and whose contract it is. */
export const termsOf = (location: Location) => [
  contentSettings.of(location).terms ?? null,
  companyOf(location),
];
