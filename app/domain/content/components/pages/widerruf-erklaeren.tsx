import { withdrawPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import type { LocationSummary } from '../../location-summary';
import type { Section } from '../info-layout';
import { Facts, MailLink, PhoneLink, PostalAddress } from '../text-parts';

/** The online function (§ 356a BGB), and other ways to withdraw. */
export function declareSection({ company }: LocationSummary): Section {
  return {
    id: 'vertrag-widerrufen',
    title: 'Vertrag widerrufen',
    body: (
      <>
        <p>
          Am schnellsten geht es online, in zwei Schritten und ohne Anmeldung. Sie brauchen dafür nur Ihren
          Namen, die Bestellnummer und eine E-Mail-Adresse für die Bestätigung. Der Link „Vertrag widerrufen“
          steht am Ende jeder Seite.
        </p>
        <p>
          <Link to={withdrawPath} className={button.accent}>
            Vertrag widerrufen
          </Link>
        </p>
        <p>
          Der Weg steht Ihnen frei: Eine eindeutige Erklärung per E-Mail, Telefon, Brief oder persönlich bei
          uns genügt ebenso. Das Formular weiter unten können Sie nutzen, müssen es aber nicht.
        </p>
        <Facts
          of={[
            ['E-Mail', company.email && <MailLink key="mail" email={company.email} />],
            ['Telefon', company.telefon && <PhoneLink key="telefon" telefon={company.telefon} />],
            ['Post und persönlich', <PostalAddress key="anschrift" company={company} />],
          ]}
        />
        <p>
          Den Eingang bestätigen wir Ihnen unverzüglich per E-Mail, mit dem Inhalt Ihrer Erklärung, Datum und
          Uhrzeit.
        </p>
      </>
    ),
  };
}
