import type { Host, Location } from '~/domain/tenancy/directory';
import { storefrontSettings } from '../settings';
import { type Consent, type OptionalCategory, optionalCategories } from './consent';
import { type PartnerFrame, partnerFrameOf } from './partner-frame';

/** The configuration of host and location, which decides about the uses. */
export interface ConsentPlace {
  host: Pick<Host, 'matomoSiteId'>;
  location: Pick<Location, 'storefront'>;
}

/** The uses of each category at a location, in words for its visitors; empty: none. */
export function consentUses({ host, location }: ConsentPlace): Record<OptionalCategory, string[]> {
  const frame = partnerFrameOf(location);
  return {
    C0002: [
      ...(host.matomoSiteId
        ? ['Matomo: zählt, welche Seiten besucht und wie sie benutzt werden, damit wir den Shop verbessern.']
        : []),
      ...(storefrontSettings.of(location).tagManagerContainer
        ? ['Matomo Tag Manager: lädt die Skripte, mit denen Besuche gezählt werden.']
        : []),
    ],
    C0003: frame
      ? [
          `Seite unseres Partners ${frame.host}: wird am Ende unserer Seiten angezeigt. Dabei erfährt der Partner Ihre IP-Adresse und kann eigene Cookies setzen.`,
        ]
      : [],
    C0004: [],
  };
}

/** The part of a visitor's choice that pages show. Only this part may reach shared pages. */
export interface ShownConsent {
  isAsked: boolean;
  /** Of what was agreed to, the categories that this location uses. */
  granted: OptionalCategory[];
}

/** The part of a visitor's choice that makes a difference at a place. */
export function shownConsent(place: ConsentPlace, consent: Consent): ShownConsent {
  if (!consent.chosenAt) return { isAsked: true, granted: [] };
  const uses = consentUses(place);
  return {
    isAsked: false,
    granted: optionalCategories.filter(
      (category) => uses[category].length > 0 && consent.granted.includes(category),
    ),
  };
}

/** Names the variant of a page for its place among the kept ones: `?`, `-`, `C0003`; a handful at each location. */
export function variantOf({ isAsked, granted }: ShownConsent): string {
  return isAsked ? '?' : granted.join('+') || '-';
}

/** A partner's page, and whether the visitor agreed that it is loaded. */
export interface ShownFrame extends PartnerFrame {
  isAllowed: boolean;
}

/** The partner's page at a place: functional content, so C0003 decides. */
export function shownPartnerFrame(place: ConsentPlace, { granted }: ShownConsent): ShownFrame | undefined {
  const frame = partnerFrameOf(place.location);
  return frame && { ...frame, isAllowed: granted.includes('C0003') };
}
