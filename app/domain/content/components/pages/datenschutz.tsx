import { infoPages } from '../../info-pages';
import { canSend, type OfferedPayment } from '../../offer';
import type { Place } from '../../place';
import { InfoLayout } from '../info-layout';
import { collectedSections } from './datenschutz-daten';
import { rightsSections } from './datenschutz-rechte';

/** What this shop does with personal data (Art. 13 GDPR) and with the visitor's device (§ 25 TDDDG). */
export function PrivacyPage({ place, payments }: { place: Place; payments: OfferedPayment[] }) {
  return (
    <InfoLayout
      page={infoPages.datenschutz}
      place={place}
      lead="Kurz gesagt: Wir verarbeiten, was Ihre Reservierung oder Bestellung braucht. Wir beobachten Sie nicht, werten Ihr Verhalten nicht aus und laden nichts von fremden Servern."
      sections={[...collectedSections(place, canSend(payments)), ...rightsSections(place)]}
      isNumbered
      asOf="November 2026"
    />
  );
}
