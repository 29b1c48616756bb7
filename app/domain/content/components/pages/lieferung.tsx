import type { ReactNode } from 'react';
import { addressLine } from '~/domain/tenancy/company';
import { anyOf } from '~/domain/tenancy/delivery';
import { Link } from '~/ui/components/link';
import { Price } from '~/ui/components/price';
import { infoPages } from '../../info-pages';
import type { LocationSummary } from '../../location-summary';
import { canSend, inWorkdays, type OfferedPayment, parcelDays } from '../../offer';
import { InfoLayout, type Section } from '../info-layout';
import { Facts } from '../text-parts';

export interface DeliveryPageProps {
  place: LocationSummary;
  payments: OfferedPayment[];
  /** The day of arrival at the location: 'Di., 24.11.' */
  arrival: string;
}

function overview({ shipping, city, deliveryDays }: LocationSummary, isSent: boolean): Section {
  const methods = isSent ? shipping : [];
  return {
    id: 'versandkosten',
    title: isSent ? 'Versandkosten und Zeiten' : 'Kosten und Zeiten',
    body: (
      <Facts
        of={[
          [`Abholung in ${city}`, <strong key="abholung">kostenlos</strong>],
          ...methods.map((method): [string, ReactNode] => [
            `Versand mit ${method.name} in Deutschland`,
            <span key={method.code}>
              {method.priceCents === 0 ? (
                <strong>kostenlos</strong>
              ) : (
                <>
                  <Price cents={method.priceCents} /> inkl. MwSt. je Bestellung, gleich wie viele Reifen
                </>
              )}
              ; innerhalb von {inWorkdays(parcelDays(deliveryDays, method))} bei Ihnen
            </span>,
          ]),
          ['Vorrätig am Standort', 'während der Öffnungszeiten sofort abholbereit'],
          ['Aus dem Zentrallager', `nach ${inWorkdays(deliveryDays)} am Standort`],
        ]}
      />
    ),
  };
}

/** § 312j para. 1 BGB, § 6 PAngV. */
export function DeliveryPage({ place, payments, arrival }: DeliveryPageProps) {
  const { company, city, title } = place;
  const isSent = canSend(payments);
  const prepaid = anyOf(payments.filter(({ allowsParcel }) => allowsParcel).map(({ name }) => name));
  return (
    <InfoLayout
      page={infoPages.lieferung}
      place={place}
      lead={`Holen Sie Ihre Reifen bei ${title} ab${isSent ? ` oder lassen Sie sie mit ${place.carrier} bringen` : ''}. Was das kostet und wie lange es dauert.`}
      sections={[
        overview(place, isSent),
        {
          id: 'abholung',
          title: `Abholung in ${city}`,
          body: (
            <>
              <p>
                Was am Standort liegt, können Sie während der Öffnungszeiten gleich mitnehmen. Alles andere
                kommt aus unserem Zentrallager: Bestellen Sie jetzt, ist die Ware voraussichtlich am{' '}
                <strong>{arrival}</strong> in {city}. Der Tag steht auch bei jedem Artikel.
              </p>
              <p>
                Sie erhalten eine Nachricht, sobald alles bereitliegt. Bringen Sie bitte Ihre Bestellnummer
                mit. Die Adresse: {addressLine(company) || city}. Öffnungszeiten und Lage stehen unter{' '}
                <Link to="/kontakt">Kontakt</Link>.
              </p>
            </>
          ),
        },
        {
          id: 'versand',
          title: 'Versand',
          body: isSent ? (
            <>
              <p>
                Wir verschicken an Anschriften in Deutschland, und zwar an die Rechnungsadresse oder an eine
                andere, die Sie beim Bestellen angeben. Sie zahlen per {prepaid}. Die Lieferzeit beginnt am
                Tag nach Ihrem Zahlungsauftrag.
              </p>
              <p>
                Ein Satz Reifen kommt meist in zwei bis vier Paketstücken, die an verschiedenen Tagen
                eintreffen können. Der Preis für den Versand gilt für die ganze Bestellung. Zuschläge für
                Inseln gibt es nicht.
              </p>
            </>
          ) : (
            <p>Dieser Standort verschickt derzeit nicht. Alle Waren liegen für Sie zur Abholung bereit.</p>
          ),
        },
        {
          id: 'schaden',
          title: 'Wenn etwas beschädigt ankommt',
          body: (
            <p>
              Zeigen Sie den Schaden möglichst gleich bei der Übergabe und sagen Sie uns Bescheid. Ihre
              gesetzlichen Rechte hängen davon nicht ab, aber es hilft uns, den Schaden beim Paketdienst
              geltend zu machen.
            </p>
          ),
        },
      ]}
    />
  );
}
