import { Link } from '~/ui/components/link';
import { infoPages } from '../../info-pages';
import type { LocationSummary } from '../../location-summary';
import { canSend, type OfferedPayment } from '../../offer';
import { InfoLayout, type Section } from '../info-layout';

const details: Record<string, string> = {
  vorkasse:
    'Nach der Bestellung nennt Ihnen die Bestätigungsmail Konto, Betrag und Verwendungszweck. Sie überweisen innerhalb von sieben Tagen. Sobald das Geld da ist, verschicken wir die Ware oder legen sie zur Abholung bereit.',
  paypal:
    'Nach der Bestellung geben Sie den Betrag auf der Seite von PayPal frei. Danach verschicken wir die Ware oder legen sie zur Abholung bereit.',
  kreditkarte:
    'Nach der Bestellung geben Sie die Daten Ihrer Karte ein (Visa oder Mastercard) und bestätigen die Zahlung bei Ihrer Bank (3-D Secure). Sie merkt den Betrag vor; abgebucht wird er nur, wenn Ihre Bestellung dann noch auf ihn wartet. Kartennummer und Prüfziffer gehen verschlüsselt an unseren Zahlungsdienst PAYONE; wir sehen sie nicht. Dafür muss JavaScript eingeschaltet sein.',
  sepa: 'Nach der Bestellung nennen Sie uns Ihre IBAN und erteilen ein SEPA-Mandat für diese eine Zahlung. Wir ziehen den Betrag frühestens am folgenden Werktag ein. Innerhalb von acht Wochen können Sie ihn sich von Ihrer Bank erstatten lassen.',
  abholung:
    'Sie sehen die Ware, bevor Sie zahlen. Bar oder mit Karte, an der Kasse im Autohaus. Mit Versand lässt sich diese Zahlungsart nicht verbinden.',
};

const APPROVED_FIRST =
  'Bevor Sie bestellen, geben Sie den Betrag auf der Seite von PayPal frei. Abgebucht wird er erst, wenn Sie hier bestellt haben. Danach verschicken wir die Ware oder legen sie zur Abholung bereit. Aus dem Warenkorb können Sie auch direkt zu PayPal gehen: Dann nennt uns PayPal Ihre Anschrift.';

function methodSection({ id, name, hint, isApprovedFirst }: OfferedPayment): Section {
  return { id, title: name, body: <p>{isApprovedFirst ? APPROVED_FIRST : (details[id] ?? hint)}</p> };
}

/** The methods must be named before ordering (§ 312j para. 1 BGB); none costs extra (§ 270a BGB). */
export function PaymentPage({ place, payments }: { place: LocationSummary; payments: OfferedPayment[] }) {
  return (
    <InfoLayout
      page={infoPages.bezahlung}
      place={place}
      lead={`So können Sie bei ${place.title} zahlen. Keine Zahlungsart kostet einen Aufpreis.`}
      sections={[
        ...payments.map(methodSection),
        {
          id: 'reservierung',
          title: 'Bei einer Reservierung',
          body: (
            <p>
              Eine Reservierung ist unverbindlich und kostet nichts. Erst wenn Sie sich vor Ort zum Kauf
              entschließen, zahlen Sie dort.
            </p>
          ),
        },
        {
          id: 'rechnung',
          title: 'Preise und Rechnung',
          body: (
            <p>
              Alle Preise enthalten die Mehrwertsteuer.{' '}
              {canSend(payments) && 'Kosten für den Versand kommen nur hinzu, wenn Sie ihn wählen: '}
              {canSend(payments) && <Link to="/lieferUndVersand">Lieferung und Versand</Link>}
              {canSend(payments) && '. '}
              Die Rechnung erhalten Sie mit der Ware oder, sobald wir sie übergeben oder verschickt haben, per
              E-Mail.
            </p>
          ),
        },
      ]}
    />
  );
}
