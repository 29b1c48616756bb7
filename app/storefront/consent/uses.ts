import type { Host, Location } from '~/domain/tenancy/directory';
import { storefrontSettings } from '../settings';
import { type Consent, type OptionalCategory, optionalCategories } from './consent';
import { type PartnerFrame, partnerFrameOf } from './partner-frame';

export interface ConsentPlace {
  host: Pick<Host, 'matomoSiteId'>;
  location: Pick<Location, 'storefront'>;
}

/** In words for visitors; empty without uses. */
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

/** The only part of a consent that shared pages may contain. */
export interface ConsentView {
  isAsked: boolean;
  /** Granted categories that this location uses. */
  granted: OptionalCategory[];
}

export function consentView(place: ConsentPlace, consent: Consent): ConsentView {
  const uses = consentUses(place);
  if (!consent.chosenAt)
    return { isAsked: Object.values(uses).some(({ length }) => length > 0), granted: [] };
  return {
    isAsked: false,
    granted: optionalCategories.filter(
      (category) => uses[category].length > 0 && consent.granted.includes(category),
    ),
  };
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
  place: ConsentPlace,
  { granted }: ConsentView,
): PartnerFrameView | undefined {
  const frame = partnerFrameOf(place.location);
  return frame && { ...frame, isAllowed: granted.includes('C0003') };
}
