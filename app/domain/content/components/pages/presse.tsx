import { TelephoneLink } from '~/ui/components/telephone-link';
import { infoPages } from '../../info-pages';
import type { LocationSummary } from '../../location-summary';
import { InfoLayout } from '../info-layout';
import { Facts, MailLink } from '../text-parts';

export function PressPage({ place }: { place: LocationSummary }) {
  const { title, city, company, mainMake } = place;
  return (
    <InfoLayout
      page={infoPages.presse}
      place={place}
      lead="Sie recherchieren zu Reifen, Rädern oder Autohandel? Wir antworten gern."
      sections={[
        {
          id: 'kontakt',
          title: 'Pressekontakt',
          body: (
            <Facts
              of={[
                ['Ansprechpartner', `Geschäftsführung: ${company.geschaeftsfuehrung}`],
                ['Telefon', company.telefon && <TelephoneLink key="telefon" phone={company.telefon} />],
                ['E-Mail', company.email && <MailLink key="mail" email={company.email} />],
              ]}
            />
          ),
        },
        {
          id: 'portraet',
          title: 'Kurzporträt',
          body: (
            <p>
              {title} verkauft in {city} Reifen und Räder
              {mainMake ? ` und ist Partner der Marke ${mainMake}` : ''}. Der Betrieb verbindet den Onlineshop
              mit dem Autohaus vor Ort: Bestand und Liefertag sind im Netz zu sehen, abgeholt wird im Haus.
            </p>
          ),
        },
        {
          id: 'bilder',
          title: 'Bilder',
          body: <p>Bilder von Betrieb und Team stellen wir auf Anfrage zur Verfügung.</p>,
        },
      ]}
    />
  );
}
