import { TelephoneLink } from '~/ui/components/telephone-link';
import { infoPages } from '../../info-pages';
import type { LocationSummary } from '../../location-summary';
import { InfoLayout, type Section } from '../info-layout';
import { Facts, MailLink } from '../text-parts';

const service = ({ title }: LocationSummary): Section => ({
  id: 'dienst',
  title: 'Um welche Dienstleistung es geht',
  body: (
    <p>
      In diesem Onlineshop finden Sie Reifen, reservieren sie bei {title} oder kaufen sie. Der Weg führt von
      der Suche über den Warenkorb in wenigen Schritten zur Bestätigung. Jeder Schritt lässt sich zurückgehen.
      Die Bestätigung kommt zusätzlich per E-Mail, auch als reiner Text.
    </p>
  ),
});

const requirements: Section = {
  id: 'anforderungen',
  title: 'Wie wir die Anforderungen erfüllen',
  body: (
    <>
      <p>
        Maßstab sind das Barrierefreiheitsstärkungsgesetz (BFSG) mit seiner Verordnung und die Norm EN 301
        549. Unser Ziel ist WCAG 2.2 in der Stufe AA. Dafür sorgen unter anderem:
      </p>
      <ul>
        <li>Alle Seiten und Formulare funktionieren mit der Tastatur, der Fokus ist sichtbar.</li>
        <li>Überschriften, Listen und Bereiche sind ausgezeichnet. Ein Sprunglink führt zum Inhalt.</li>
        <li>Felder haben feste Beschriftungen. Fehler stehen am Feld und gesammelt über dem Formular.</li>
        <li>Bilder mit Aussage haben einen Alternativtext. Farbe allein trägt keine Information.</li>
        <li>Schrift lässt sich vergrößern, Bewegung richtet sich nach Ihrer Einstellung.</li>
        <li>Der Shop funktioniert auch ohne JavaScript, und keine Eingabe steht unter Zeitdruck.</li>
      </ul>
    </>
  ),
};

const limits: Section = {
  id: 'grenzen',
  title: 'Wo es noch hakt',
  body: (
    <>
      <p>
        Diese Angaben beruhen auf einer eigenen Bewertung. Eine Prüfung durch eine unabhängige Stelle oder mit
        einer größeren Gruppe von Menschen mit Behinderungen steht noch aus. Bekannt ist:
      </p>
      <ul>
        <li>
          Produktdatenblätter liegen in der EU-Datenbank EPREL, auf deren Gestaltung wir keinen Einfluss
          haben. Die wichtigsten Werte stehen als Text auf unserer Seite.
        </li>
        <li>Rechtliche Texte gibt es noch nicht in Leichter Sprache und nicht in Gebärdensprache.</li>
      </ul>
    </>
  ),
};

const reporting = ({ company }: LocationSummary): Section => ({
  id: 'melden',
  title: 'Ein Hindernis melden',
  body: (
    <>
      <p>
        Kommen Sie irgendwo nicht weiter? Sagen Sie uns, auf welcher Seite und mit welchem Hilfsmittel. Bis es
        behoben ist, nehmen wir Ihre Bestellung auch telefonisch oder per E-Mail an.
      </p>
      <Facts
        of={[
          ['Telefon', company.telefon && <TelephoneLink key="telefon" phone={company.telefon} />],
          ['E-Mail', company.email && <MailLink key="mail" email={company.email} />],
        ]}
      />
    </>
  ),
});

const authority: Section = {
  id: 'aufsicht',
  title: 'Zuständige Behörde',
  body: (
    <p>
      Die Einhaltung des BFSG überwacht die Marktüberwachungsstelle der Länder für die Barrierefreiheit von
      Produkten und Dienstleistungen (MLBF) mit Sitz in Magdeburg. Dorthin können Sie sich wenden, wenn wir
      ein Hindernis nicht beheben.
    </p>
  ),
};

/** § 14 and annex 3 BFSG. */
export function AccessibilityPage({ place }: { place: LocationSummary }) {
  return (
    <InfoLayout
      page={infoPages.barrierefreiheit}
      place={place}
      lead="Reifen kaufen soll jede und jeder können, mit Maus, Tastatur, Screenreader oder Vergrößerung. Hier steht, wie weit wir sind."
      sections={[service(place), requirements, limits, reporting(place), authority]}
      asOf="November 2026"
    />
  );
}
