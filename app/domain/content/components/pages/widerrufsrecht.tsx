import { type Company, senderLine } from '~/domain/tenancy/company';
import { withdrawPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { TelephoneLink } from '~/ui/components/telephone-link';
import { infoPages } from '../../info-pages';
import type { LocationSummary } from '../../location-summary';
import { InfoLayout, type Section } from '../info-layout';
import { Facts, MailLink, PostalAddress } from '../text-parts';
import { effectSections, rightSections } from './widerruf-belehrung';
import * as styles from './widerruf-formular.css';

/** The online function (§ 356a BGB), and other ways to withdraw. */
function declareSection({ company }: LocationSummary): Section {
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
            ['Telefon', company.telefon && <TelephoneLink key="telefon" phone={company.telefon} />],
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

const blanks = [
  'Bestellt am (*) / erhalten am (*)',
  'Name des/der Verbraucher(s)',
  'Anschrift des/der Verbraucher(s)',
  'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
  'Datum',
];

/** The law prescribes the wording (annex 2 to Art. 246a § 1 EGBGB). */
function WithdrawalForm({ company }: { company: Company }) {
  return (
    <div className={styles.form}>
      <p>
        (Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es
        zurück.)
      </p>
      <p>
        An {senderLine(company)}
        {company.email && `, E-Mail: ${company.email}`}
      </p>
      <p>
        Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der
        folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*)
      </p>
      <div className={styles.line} />
      <div className={styles.line} />
      {blanks.map((blank) => (
        <div key={blank} className={styles.blank}>
          <span>{blank}</span>
          <div className={styles.line} />
        </div>
      ))}
      <p className={styles.note}>(*) Unzutreffendes streichen.</p>
    </div>
  );
}

/** §§ 312g, 355 ff. BGB, Art. 246a § 1 EGBGB. */
export function WithdrawalPage({ place }: { place: LocationSummary }) {
  return (
    <InfoLayout
      page={infoPages.widerrufsrecht}
      place={place}
      lead="Online gekauft und doch nicht das Richtige? Als Verbraucherin oder Verbraucher haben Sie 14 Tage Zeit, es sich anders zu überlegen."
      sections={[
        ...rightSections(place),
        declareSection(place),
        ...effectSections(place),
        {
          id: 'musterformular',
          title: 'Muster-Widerrufsformular',
          body: <WithdrawalForm company={place.company} />,
        },
      ]}
      asOf="November 2026"
    />
  );
}
