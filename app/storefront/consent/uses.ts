import type { Host, Location } from '~/domain/tenancy/directory';
import type { Tenant } from '~/domain/tenancy/tenant';
import { storefrontSettings } from '../settings';
import { COUNTED_ORDERS } from '../tracking/counted-orders';
import { matomoOf } from '../tracking/matomo';
import type { Tracking } from '../tracking/tracking';
import { type Consent, type OptionalCategory, optionalCategories } from './consent';
import { mapAddressOf } from './map-layer';
import { type PartnerFrame, partnerFrameOf } from './partner-frame';

export interface ConsentPlace {
  host: Pick<Host, 'matomoUrl' | 'matomoSiteId'>;
  location: Pick<Location, 'storefront' | 'premises'>;
  /** Left out: without a map service. */
  outside?: Tenant['outside'];
}

function measuring({ host, location }: ConsentPlace): string[] {
  const matomo = matomoOf(host);
  if (!matomo || !host.matomoSiteId) return [];
  return [
    `Matomo auf ${matomo.host}: zählt, welche Seiten Sie besuchen, wonach Sie suchen, worauf Sie klicken und welche Waren Sie bestellen, und zeichnet auf, wie Sie die Seiten bedienen, damit wir den Shop verbessern. Ihren Namen und Ihre Anschrift übermitteln wir dabei nicht. Matomo erfährt Ihre IP-Adresse und setzt die Cookies _pk_id (13 Monate) und _pk_ses (30 Minuten); unter ${COUNTED_ORDERS} merkt sich Ihr Browser, welche Bestellungen schon gezählt sind, bis Sie die Einwilligung widerrufen.`,
    ...(storefrontSettings.of(location).tagManagerContainer
      ? [`Matomo Tag Manager auf ${matomo.host}: lädt weitere Skripte, mit denen Besuche gezählt werden.`]
      : []),
  ];
}

/** Offered by the settings of every location, so that no page has to ask for it. */
export const VEHICLE_USE =
  'radhaus-fahrzeug: merkt sich Ihr Fahrzeug 30 Tage lang, auch wenn Sie den Browser schließen. Ohne Ihre Zustimmung vergessen wir es dann.';

/** In words for visitors; empty without uses. */
export function consentUses(place: ConsentPlace): Record<OptionalCategory, string[]> {
  const frame = partnerFrameOf(place.location);
  return {
    C0002: measuring(place),
    C0003: [
      ...(frame
        ? [
            `Seite unseres Partners ${frame.host}: wird am Ende unserer Seiten angezeigt. Dabei erfährt der Partner Ihre IP-Adresse und kann eigene Cookies setzen.`,
          ]
        : []),
      ...(mapAddressOf(place)
        ? [
            'Google Maps: zeigt auf der Seite „Kontakt“ eine Karte. Dabei erfährt Google Ihre IP-Adresse und kann eigene Cookies setzen.',
          ]
        : []),
    ],
    C0004: [],
  };
}

/** The only part of a consent that shared pages may contain. */
export interface ConsentView {
  isAsked: boolean;
  /** Granted categories that this location uses. */
  granted: OptionalCategory[];
}

/** For the browser. */
export interface ConsentFormView extends ConsentView {
  tracking?: Tracking;
}

/** @param asked by `askedUses`: a choice does not hold for uses that came later, and the visitor is asked again */
export function consentView(place: ConsentPlace, consent: Consent, asked: readonly string[]): ConsentView {
  const isCurrent = asked.every((use) => consent.asked?.includes(use) ?? true);
  if (!consent.chosenAt || !isCurrent)
    return { isAsked: asked.length > 0 && !consent.hasPrivacySignal, granted: [] };
  const uses = consentUses(place);
  return {
    isAsked: false,
    granted: optionalCategories.filter(
      (category) => uses[category].length > 0 && consent.granted.includes(category),
    ),
  };
}

/** For pages of staff, which load no script for measuring. */
export function withoutMeasuring(view: ConsentView): ConsentView {
  return { ...view, granted: view.granted.filter((category) => category !== 'C0002') };
}

/** Key of a page's variant in the page cache: `?`, `-` or `C0003`; few exist for a location. */
export function variantOf({ isAsked, granted }: ConsentView): string {
  return isAsked ? '?' : granted.join('+') || '-';
}

export interface PartnerFrameView extends PartnerFrame {
  isAllowed: boolean;
}

/** Functional content, so C0003 decides. */
export function partnerFrameView(
  location: ConsentPlace['location'],
  { granted }: ConsentView,
): PartnerFrameView | undefined {
  const frame = partnerFrameOf(location);
  return frame && { ...frame, isAllowed: granted.includes('C0003') };
}

export interface MapView {
  url: string;
  isAllowed: boolean;
}

export function mapView(place: ConsentPlace, { granted }: ConsentView): MapView | undefined {
  const url = mapAddressOf(place);
  return url === undefined ? undefined : { url, isAllowed: granted.includes('C0003') };
}
