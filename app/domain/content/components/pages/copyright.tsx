import { infoPages } from '../../info-pages';
import type { LocationSummary } from '../../location-summary';
import { InfoLayout } from '../info-layout';
import { MailLink } from '../text-parts';

/** UrhG, § 23 MarkenG. */
export function CopyrightPage({ place }: { place: LocationSummary }) {
  const { company } = place;
  return (
    <InfoLayout
      page={infoPages.copyright}
      place={place}
      lead="Wem gehört, was Sie hier sehen, und was Sie damit tun dürfen."
      sections={[
        {
          id: 'inhalte',
          title: 'Texte und Zeichnungen',
          body: (
            <>
              <p>
                Texte, Zeichnungen und Gestaltung dieses Shops sind urheberrechtlich geschützt. Sie dürfen
                Seiten für sich speichern, ausdrucken und verlinken. Jede andere Verwendung sprechen Sie bitte
                vorher mit uns ab: <MailLink email={company.email} />.
              </p>
              <p>
                Reifen und Karten sind für diesen Shop gezeichnet. Sie zeigen Merkmale wie Profiltyp und
                Größe, aber nicht jedes Detail eines bestimmten Produkts.
              </p>
            </>
          ),
        },
        {
          id: 'marken',
          title: 'Marken',
          body: (
            <p>
              Namen von Fahrzeug- und Reifenherstellern sind Marken ihrer Inhaber. Wir nennen sie, um zu
              sagen, was wir verkaufen und wozu es passt.
            </p>
          ),
        },
        {
          id: 'hinweis',
          title: 'Etwas verletzt Ihre Rechte?',
          body: (
            <p>
              Dann schreiben Sie uns bitte zuerst. Wir sehen es uns umgehend an und nehmen weg, was nicht
              hierher gehört.
            </p>
          ),
        },
      ]}
    />
  );
}
