import { addressLine } from '~/domain/tenancy/company';
import { Link } from '~/ui/components/link';
import type { LocationSummary } from '../../location-summary';
import { canSend, inWorkdays, type OfferedPayment } from '../../offer';
import { shippingPrices, shippingTerms } from '../../shipping-text';
import type { Section } from '../info-layout';
import { Clauses } from '../text-parts';

function paymentClauses(payments: OfferedPayment[]): string[] {
  const has = (method: string) => payments.some(({ id }) => id === method);
  const afterOrder = payments
    .filter(({ id, isApprovedFirst }) => !isApprovedFirst && ['paypal', 'kreditkarte', 'sepa'].includes(id))
    .map(({ name }) => name);
  return [
    `Sie können so zahlen: ${payments.map(({ name }) => name).join(', ')}.`,
    ...(has('vorkasse')
      ? [
          'Bei Vorkasse ist der Betrag innerhalb von sieben Tagen nach unserer Bestätigung auf das dort genannte Konto zu überweisen. Bleibt die Zahlung aus, erinnern wir Sie und setzen eine angemessene Frist. Erst wenn auch sie ohne Zahlung verstreicht, können wir vom Vertrag zurücktreten.',
        ]
      : []),
    ...(payments.some(({ isApprovedFirst }) => isApprovedFirst)
      ? [
          'Bei PayPal geben Sie den Betrag auf der Seite von PayPal frei, bevor Sie bestellen. Abgebucht wird er erst nach Ihrer Bestellung. Lehnt PayPal die Zahlung ab, können Sie innerhalb einer Stunde auf einem anderen Weg zahlen; danach heben wir die Bestellung auf.',
        ]
      : []),
    ...(afterOrder.length > 0
      ? [
          `Bei ${afterOrder.join(', ')} zahlen Sie gleich nach der Bestellung über unseren Zahlungsdienst. Kommt die Zahlung nicht zustande, können Sie innerhalb einer Stunde einen anderen Weg wählen; danach heben wir die Bestellung auf.`,
        ]
      : []),
    ...(has('sepa')
      ? [
          'Bei SEPA-Lastschrift erteilen Sie uns ein Mandat für diese eine Zahlung. Den Einzug kündigen wir mit einer Frist von mindestens einem Werktag an.',
        ]
      : []),
    'Bei Zahlung bei Abholung zahlen Sie den Kaufpreis bei der Übergabe, bar oder mit Karte.',
  ];
}

/** Prices (PAngV), delivery (§§ 446, 447, 475 BGB), retention of title (§ 449 BGB). */
export function fulfilmentSections(place: LocationSummary, payments: OfferedPayment[]): Section[] {
  const { company, city, deliveryDays } = place;
  const isSent = canSend(payments);
  return [
    {
      id: 'preise',
      title: 'Preise und Versandkosten',
      body: (
        <Clauses
          of={[
            'Alle Preise sind Gesamtpreise in Euro einschließlich der gesetzlichen Mehrwertsteuer. Es gilt der Preis, der Ihnen im letzten Schritt vor dem Absenden angezeigt wird.',
            <>
              Die Abholung kostet nichts.{' '}
              {isSent
                ? `${shippingPrices(place)} Alle Kosten stehen vor dem Absenden in der Bestellübersicht.`
                : 'Einen Versand bieten wir derzeit nicht an.'}{' '}
              Einzelheiten nennt die Seite <Link to="/lieferUndVersand">Lieferung und Versand</Link>.
            </>,
            'Nimmt der Shop Gutscheincodes an, gilt je Bestellung einer. Er mindert den Preis der Waren, für die er gilt, nicht den Versand, und wird nicht ausgezahlt. Ob und wie viel er abzieht, sehen Sie vor dem Absenden. Treten Sie vom Kauf zurück oder widerrufen Sie ihn, erstatten wir, was Sie gezahlt haben.',
          ]}
        />
      ),
    },
    { id: 'zahlung', title: 'Zahlung', body: <Clauses of={paymentClauses(payments)} /> },
    {
      id: 'lieferung',
      title: 'Lieferung und Abholung',
      body: (
        <Clauses
          of={[
            `Zur Abholung halten wir die Ware bei uns bereit: ${addressLine(company) || city}. Ist sie nicht schon in ${city} vorrätig, trifft sie in der Regel nach ${inWorkdays(deliveryDays)} bei uns ein. Wir benachrichtigen Sie. Bitte bringen Sie Ihre Bestellnummer mit.`,
            ...(isSent
              ? [
                  `Versendet wird an Anschriften in Deutschland. ${shippingTerms(place)} Die Frist beginnt am Tag nach Ihrem Zahlungsauftrag an die Bank.`,
                ]
              : []),
            'Können wir ohne unser Verschulden nicht liefern, weil unser Lieferant uns trotz eines passenden Vertrags im Stich lässt, sagen wir Ihnen das unverzüglich, treten vom Vertrag zurück und erstatten sofort, was Sie gezahlt haben.',
            'Kaufen Sie als Verbraucherin oder Verbraucher, tragen wir das Risiko, dass Ware unterwegs verloren geht oder beschädigt wird, bis sie Ihnen übergeben ist. An Unternehmen geht es über, sobald wir die Ware dem Transportdienst übergeben haben.',
          ]}
        />
      ),
    },
    {
      id: 'eigentum',
      title: 'Eigentumsvorbehalt',
      body: <p>Die Ware bleibt unser Eigentum, bis sie vollständig bezahlt ist.</p>,
    },
  ];
}
