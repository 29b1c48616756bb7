import { measuringPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { infoPages } from '../../info-pages';
import type { LocationSummary } from '../../location-summary';
import type { OfferedPayment } from '../../offer';
import { InfoLayout, type Section } from '../info-layout';
import { collectedSections } from './datenschutz-daten';
import { rightsSections } from './datenschutz-rechte';

/** § 25 (1) TDDDG, Art. 6 (1) a GDPR. @param uses a sentence for each use of consent at the location; may be empty */
function consentSection(uses: string[]): Section {
  return {
    id: 'einwilligung',
    title: 'Was wir nur mit Ihrer Einwilligung laden',
    body: (
      <>
        <ul>
          {uses.map((use) => (
            <li key={use}>{use}</li>
          ))}
          <li>
            Ihr Fahrzeug merken wir uns 30 Tage lang, auch wenn Sie den Browser schließen (Cookie
            radhaus-fahrzeug).
          </li>
        </ul>
        {uses.length === 0 && <p>Statistik, Werbung und Inhalte anderer Anbieter gibt es hier nicht.</p>}
        <p>
          Grundlage ist allein Ihre Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO). Sie
          können sie in den <Link to="/cookie-einstellungen">Cookie-Einstellungen</Link> jederzeit für die
          Zukunft widerrufen.
        </p>
        <p>
          Drücken Sie „In meiner Nähe“, fragt Ihr Browser, ob er uns Ihre Position nennen darf. Wir bekommen
          sie nur auf etwa einen Kilometer gerundet und speichern sie nicht.
        </p>
      </>
    ),
  };
}

/** Art. 6 (1) f GDPR; § 25 TDDDG does not apply, because nothing is stored on or read from the device. */
const countingSection: Section = {
  id: 'messung',
  title: 'Was unser Server ohne Cookies zählt',
  body: (
    <p>
      Unser Server zählt Seitenaufrufe, Suchbegriffe und Bestellungen und meldet sie an Matomo: ohne Ihre
      IP-Adresse, ohne Cookie und ohne Merkmale Ihres Browsers. Aufrufe lassen sich nicht zu einem Besuch
      verbinden. Wir sehen so, welche Seiten gebraucht werden; daran haben wir ein berechtigtes Interesse
      (Art. 6 Abs. 1 Buchst. f DSGVO). Was genau übermittelt wird, zeigt die Seite{' '}
      <Link to={measuringPath}>Messung ohne Cookies</Link>.
    </p>
  ),
};

/** Personal data (Art. 13 GDPR) and the visitor's device (§ 25 TDDDG). */
export function PrivacyPage({
  place,
  payments,
  consentUses,
  isCounted,
  auditDays,
}: {
  place: LocationSummary;
  payments: OfferedPayment[];
  consentUses: string[];
  /** The server counts page views without cookies. */
  isCounted: boolean;
  /** Of `AUDIT_LOG_DAYS`. */
  auditDays: number;
}) {
  const opening = consentUses.length > 0 ? 'Ohne Ihre Einwilligung beobachten wir' : 'Wir beobachten';
  const counting = isCounted ? ' Seitenaufrufe zählen wir ohne Cookies und ohne Bezug zu Ihnen.' : '';
  return (
    <InfoLayout
      page={infoPages.datenschutz}
      place={place}
      lead={`Kurz gesagt: Wir verarbeiten, was Ihre Reservierung oder Bestellung braucht. ${opening} Sie nicht, werten Ihr Verhalten nicht aus und laden nichts von fremden Servern.${counting}`}
      sections={[
        ...collectedSections(place, payments, auditDays),
        ...(isCounted ? [countingSection] : []),
        consentSection(consentUses),
        ...rightsSections(place, auditDays),
      ]}
      isNumbered
      asOf="November 2026"
    />
  );
}
