import { withdrawPath } from '~/paths';
import { Link } from '~/ui/components/link';
import type { LocationSummary } from '../../location-summary';
import type { Section } from '../info-layout';
import { Clauses } from '../text-parts';

/** Statutory guarantee (§§ 434 ff. BGB), withdrawal (§ 312g BGB), liability (§ 309 no. 7 BGB), § 36 VSBG. */
export function rightsSections({ company }: LocationSummary): Section[] {
  return [
    {
      id: 'gewaehrleistung',
      title: 'Gesetzliche Gewährleistung',
      body: (
        <Clauses
          of={[
            'Für alle Waren haften wir für Mängel nach dem Gesetz. Ist eine Ware mangelhaft, können Sie Nachbesserung oder Ersatz verlangen und unter den gesetzlichen Voraussetzungen den Preis mindern, vom Vertrag zurücktreten oder Schadensersatz fordern. Ihre Ansprüche als Verbraucherin oder Verbraucher verjähren zwei Jahre nach der Übergabe.',
            'Für Unternehmen beträgt diese Frist bei neuen Waren ein Jahr, und es gilt die Pflicht, Ware nach § 377 HGB zu untersuchen und Mängel zu rügen. Die Verkürzung gilt nicht für Ansprüche nach Abschnitt „Haftung“ Absatz 1 und nicht für den Rückgriff nach § 445a BGB.',
            'Gibt ein Hersteller eine Garantie, steht sie neben diesen Rechten und schränkt sie nicht ein. Ihren Inhalt nennen wir bei der Ware.',
            <>
              Einen Mangel melden Sie am einfachsten über eine der Angaben auf der Seite{' '}
              <Link to="/kontakt">Kontakt</Link>. Sie können die Ware auch direkt zu uns bringen.
            </>,
          ]}
        />
      ),
    },
    {
      id: 'widerruf',
      title: 'Widerrufsrecht',
      body: (
        <p>
          Wer als Verbraucherin oder Verbraucher online kauft, kann den Vertrag binnen 14 Tagen ohne Angabe
          von Gründen widerrufen. Fristbeginn, Weg und Folgen erklärt die Seite{' '}
          <Link to="/widerrufsrecht">Widerrufsrecht</Link>. Dort steht auch, wie Sie einen{' '}
          <Link to={withdrawPath}>Vertrag widerrufen</Link>.
        </p>
      ),
    },
    {
      id: 'haftung',
      title: 'Haftung',
      body: (
        <Clauses
          of={[
            'Ohne Einschränkung haften wir bei Vorsatz und grober Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit, nach dem Produkthaftungsgesetz und soweit wir etwas garantiert oder arglistig verschwiegen haben.',
            'Bei einfacher Fahrlässigkeit haften wir sonst nur, wenn eine Pflicht verletzt ist, ohne deren Erfüllung der Vertrag seinen Sinn verlöre und auf die Sie sich deshalb verlassen dürfen. Dann ist die Haftung auf den Schaden begrenzt, der bei einem solchen Vertrag typisch und vorhersehbar ist.',
            'Das gilt ebenso für die Personen, die für uns handeln.',
          ]}
        />
      ),
    },
    {
      id: 'streitbeilegung',
      title: 'Streitbeilegung',
      body: (
        <p>
          An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu auch nicht
          verpflichtet (§ 36 VSBG). Sprechen Sie uns bitte direkt an: Meist finden wir gemeinsam eine Lösung.
        </p>
      ),
    },
    {
      id: 'recht',
      title: 'Anwendbares Recht und Gerichtsstand',
      body: (
        <Clauses
          of={[
            'Es gilt deutsches Recht ohne das UN-Kaufrecht. Leben Sie als Verbraucherin oder Verbraucher in einem anderen Staat, behalten Sie den Schutz, den Ihnen die zwingenden Vorschriften dort geben.',
            `Für Kaufleute und juristische Personen des öffentlichen Rechts ist ${company.ort} Gerichtsstand.`,
            'Ist eine dieser Bestimmungen unwirksam, bleiben die anderen gültig. An ihre Stelle tritt das Gesetz.',
          ]}
        />
      ),
    },
  ];
}
