import { infoPages } from '../../info-pages';
import type { LocationSummary } from '../../location-summary';
import type { OfferedPayment } from '../../offer';
import { InfoLayout } from '../info-layout';
import { collectedSections } from './datenschutz-daten';
import { consentSection, countingSection } from './datenschutz-einwilligung';
import { rightsSections } from './datenschutz-rechte';

/** Personal data (Art. 13 GDPR) and the visitor's device (§ 25 TDDDG). */
export function PrivacyPage({
  place,
  payments,
  consentUses,
  isCounted,
}: {
  place: LocationSummary;
  payments: OfferedPayment[];
  consentUses: string[];
  /** The server counts page views without cookies. */
  isCounted: boolean;
}) {
  const opening = consentUses.length > 0 ? 'Ohne Ihre Einwilligung beobachten wir' : 'Wir beobachten';
  const counting = isCounted ? ' Seitenaufrufe zählen wir ohne Cookies und ohne Bezug zu Ihnen.' : '';
  return (
    <InfoLayout
      page={infoPages.datenschutz}
      place={place}
      lead={`Kurz gesagt: Wir verarbeiten, was Ihre Reservierung oder Bestellung braucht. ${opening} Sie nicht, werten Ihr Verhalten nicht aus und laden nichts von fremden Servern.${counting}`}
      sections={[
        ...collectedSections(place, payments),
        ...(isCounted ? [countingSection] : []),
        consentSection(consentUses),
        ...rightsSections(place),
      ]}
      isNumbered
      asOf="November 2026"
    />
  );
}
