import { paymentTerms } from '~/domain/payments/methods';
import type { PayingShop } from '~/domain/payments/offered-methods';
import { offeredMethods } from '~/domain/payments/offered-methods';
import { companyOf } from '~/domain/tenancy/company';
import { deliverySettings } from '~/domain/tenancy/delivery';
import { premisesSettings } from '~/domain/tenancy/premises';
import { workshopSettings } from '~/domain/workshop/settings';

export const firstSteps = ['hours', 'payment', 'goods', 'services', 'check'] as const;
export type FirstStep = (typeof firstSteps)[number];

export interface StepState {
  step: FirstStep;
  /** Empty: the step is done. */
  missing: string[];
}

type Location = PayingShop['location'];

export interface OpeningFacts {
  shop: PayingShop;
  /** Articles with pieces at the location or in the central warehouse. */
  hasGoods: boolean;
  /** The network has services. */
  hasServices: boolean;
  /** The stored theme is invalid. */
  isThemeIgnored: boolean;
}

const named = (entries: readonly (readonly [isMissing: boolean, what: string])[]) =>
  entries.filter(([isMissing]) => isMissing).map(([, what]) => what);

function missingHours(location: Location): string[] {
  const { strasse, plz, ort, telefon, email } = companyOf(location);
  return named([
    [premisesSettings.of(location).openingHours.length === 0, 'Öffnungszeiten'],
    [!strasse || !plz || !ort, 'Anschrift'],
    [!telefon, 'Telefon'],
    [!email, 'E-Mail'],
  ]);
}

/** Collection alone is paid on site, so that a parcel needs another method. */
function missingPayment(shop: PayingShop): string[] {
  const canSend = offeredMethods(shop).some((method) => paymentTerms[method].allowsParcel);
  return named([
    [!canSend, 'eine Zahlungsart für den Versand'],
    [deliverySettings.of(shop.location).carriers.length === 0, 'Versandarten'],
  ]);
}

/** § 5 DDG and § 312j BGB: who sells must be named. */
function missingChecks({ shop: { location }, isThemeIgnored }: OpeningFacts): string[] {
  const { firma, geschaeftsfuehrung, ustId } = location.company;
  return named([
    [!firma, 'das Unternehmen im Impressum'],
    [!geschaeftsfuehrung, 'die Geschäftsführung im Impressum'],
    [!ustId, 'die Umsatzsteuer-Identifikationsnummer im Impressum'],
    [isThemeIgnored, 'ein gültiges Aussehen'],
    [Boolean(location.redirectUrl), 'ein Shop, der nicht weiterleitet (redirectUrl)'],
  ]);
}

/** From an empty location to a shop that takes an order. */
export function openingSteps(facts: OpeningFacts): StepState[] {
  const { location } = facts.shop;
  const { noServices } = workshopSettings.of(location);
  const missing: Record<FirstStep, string[]> = {
    hours: missingHours(location),
    payment: missingPayment(facts.shop),
    goods: named([[!facts.hasGoods, 'Artikel mit Bestand']]),
    services: named([[!noServices && !facts.hasServices, 'Leistungen, oder die Wahl „keine Leistungen“']]),
    check: missingChecks(facts),
  };
  return firstSteps.map((step) => ({ step, missing: missing[step] }));
}
