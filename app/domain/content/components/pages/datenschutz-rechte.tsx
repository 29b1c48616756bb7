import { townLine } from '~/domain/tenancy/company';
import type { LocationSummary } from '../../location-summary';
import type { Section } from '../info-layout';
import { Facts, MailLink } from '../text-parts';
import { dayCount } from './datenschutz-daten';

const retention = (auditDays: number): Section => ({
  id: 'dauer',
  title: 'Wie lange wir Daten aufbewahren',
  body: (
    <Facts
      of={[
        ['Konto mit Profil, Adressbuch, Merkliste und Warenkorb', 'bis Sie es löschen'],
        ['Sitzungen', '30 Tage nach der letzten Nutzung'],
        ['Verlauf des Kontos', '1 Jahr'],
        ['Sicherheitsprotokoll', dayCount(auditDays)],
        ['Links aus E-Mails zum Konto', 'eine Stunde bis sieben Tage, je nach Zweck'],
        ['E-Mails des Shops, soweit kein Geschäftsbrief', '30 Tage nach dem Versand'],
        ['E-Mails, die sich nicht zustellen lassen', '30 Tage, nachdem wir sie geschrieben haben'],
        ['Nachweis Ihrer Auswahl zu Cookies', '5 Jahre (Art. 7 Abs. 1 DSGVO, §§ 195, 199 BGB)'],
        ['Merkliste ohne Konto', '30 Tage, nachdem Sie zuletzt etwas gemerkt haben'],
        [
          'Warenkorb und begonnene Bestellungen ohne Konto',
          '30 Tage, nachdem Sie zuletzt etwas daran geändert haben',
        ],
        [
          'Rechnungen, Zahlungen und andere Buchungsbelege',
          '8 Jahre ab Jahresende (§ 147 AO, § 257 HGB, § 14b UStG)',
        ],
        [
          'Bestellungen, Bestellbestätigungen und andere Geschäftsbriefe',
          '6 Jahre ab Jahresende (§ 147 AO, § 257 HGB)',
        ],
        ['Reservierungen ohne Kauf', '90 Tage, nachdem sie erledigt sind'],
        ['Anfragen an die Werkstatt, mit ihren Bildern', '12 Monate'],
        ['Termine der Werkstatt', '12 Monate nach dem Termin'],
        ['Notizen unserer Mitarbeiter zu Ihren Anliegen', '12 Monate'],
        ['Andere Anfragen', 'bis sie erledigt sind, sofern kein Geschäftsbrief'],
      ]}
    />
  ),
});

const rights = ({ company }: LocationSummary): Section => ({
  id: 'rechte',
  title: 'Ihre Rechte',
  body: (
    <>
      <p>Sie können von uns verlangen:</p>
      <ul>
        <li>Auskunft über Ihre Daten und eine Kopie davon (Art. 15 DSGVO),</li>
        <li>Berichtigung falscher und Ergänzung unvollständiger Daten (Art. 16),</li>
        <li>Löschung, soweit keine Pflicht zur Aufbewahrung entgegensteht (Art. 17),</li>
        <li>eine eingeschränkte Verarbeitung (Art. 18),</li>
        <li>die Herausgabe in einem gängigen, maschinenlesbaren Format (Art. 20).</li>
      </ul>
      <p>
        <strong>
          Verarbeiten wir Daten wegen eines berechtigten Interesses, können Sie aus Gründen, die sich aus
          Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 DSGVO).
        </strong>
      </p>
      <p>
        Eine formlose Nachricht genügt: <MailLink email={company.email} />. Das kostet nichts.
      </p>
    </>
  ),
});

const complaint = ({ company, city }: LocationSummary): Section => ({
  id: 'beschwerde',
  title: 'Beschwerde bei der Aufsicht',
  body: (
    <p>
      Sie können sich bei einer Datenschutzaufsichtsbehörde beschweren (Art. 77 DSGVO), zum Beispiel bei der
      des Landes, in dem Sie wohnen oder arbeiten oder in dem wir unseren Sitz haben (
      {townLine(company) || city}).
    </p>
  ),
});

/** Retention (§ 147 AO, § 257 HGB) and rights (Art. 15 to 21, 77 GDPR). */
export function rightsSections(place: LocationSummary, auditDays: number): Section[] {
  return [retention(auditDays), rights(place), complaint(place)];
}
