import { button } from '~/ui/components/button.css';
import { MailIcon } from '~/ui/icons/icons';
import type { LocationSummary } from '../../location-summary';
import { withdrawalFields, withdrawalMailHref } from '../../withdrawal-mail';
import type { Section } from '../info-layout';
import { Facts, MailLink, PhoneLink, PostalAddress } from '../text-parts';

/** How to withdraw from here: the target of the link 'Vertrag widerrufen' (§ 356a BGB). */
export function declareSection({ company }: LocationSummary): Section {
  return {
    id: 'vertrag-widerrufen',
    title: 'Vertrag widerrufen',
    body: (
      <>
        <p>
          Sagen Sie uns mit einer eindeutigen Erklärung, dass Sie den Vertrag widerrufen. Der Weg steht Ihnen
          frei: E-Mail, Telefon, Brief oder persönlich bei uns. Das Formular weiter unten können Sie nutzen,
          müssen es aber nicht. Diese drei Angaben reichen:
        </p>
        <ul>
          {withdrawalFields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
        <p>
          <a href={withdrawalMailHref(company)} className={button.accent}>
            <MailIcon size={20} />
            Widerruf per E-Mail schreiben
          </a>
        </p>
        <p>
          Die Schaltfläche öffnet Ihr E-Mail-Programm mit einem vorbereiteten Text. Sie ergänzen die drei
          Angaben und senden ihn ab.
        </p>
        <Facts
          of={[
            ['E-Mail', <MailLink key="mail" email={company.email} />],
            ['Telefon', <PhoneLink key="telefon" telefon={company.telefon} />],
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
