import { senderLine } from '~/domain/tenancy/company';
import { Link } from '~/ui/components/link';
import type { LocationSummary } from '../../location-summary';
import type { OfferedPayment } from '../../offer';
import type { Section } from '../info-layout';
import { Clauses, MailLink } from '../text-parts';

/** §§ 145 ff., 312i, 312j BGB. */
export function contractSections(
  { company, title, city }: LocationSummary,
  payments: OfferedPayment[],
  holding: string,
): Section[] {
  const paypalClause = payments.some(({ isApprovedFirst }) => isApprovedFirst)
    ? ' Haben Sie PayPal gewählt, nehmen wir es an, indem wir die freigegebene Zahlung einziehen.'
    : '';
  return [
    {
      id: 'geltung',
      title: 'Geltung und Vertragspartner',
      body: (
        <Clauses
          of={[
            `Diese Bedingungen gelten für Reservierungen und Käufe über diesen Onlineshop. Ihr Vertragspartner ist die ${senderLine(company)} („wir“), auch wenn im selben Shop weitere Standorte mit eigenem Angebot zu finden sind.`,
            'Das Angebot richtet sich an Verbraucherinnen und Verbraucher (§ 13 BGB) und an Unternehmen (§ 14 BGB). Wo etwas nur für die einen oder die anderen gilt, steht es dabei. Eigene Geschäftsbedingungen eines Unternehmens werden nur Vertragsinhalt, wenn wir ihnen in Textform zustimmen.',
          ]}
        />
      ),
    },
    {
      id: 'reservierung',
      title: 'Reservierung',
      body: (
        <Clauses
          of={[
            `Mit der Schaltfläche „Unverbindlich reservieren“ bitten Sie uns, Ware für Sie in ${city} zurückzulegen. Das ist kein Kauf: Weder Sie noch wir sind danach verpflichtet, einen Vertrag zu schließen, und es entstehen Ihnen keine Kosten.`,
            holding,
            'Ein Kaufvertrag entsteht erst, wenn Sie sich vor Ort dafür entscheiden. Bis dahin halten wir den Preis, den wir Ihnen bei der Reservierung bestätigt haben.',
          ]}
        />
      ),
    },
    {
      id: 'vertragsschluss',
      title: 'Kauf: So kommt der Vertrag zustande',
      body: (
        <Clauses
          of={[
            'Die Waren im Shop sind noch kein bindendes Angebot von uns, sondern laden Sie ein, zu bestellen. Sie legen Waren in den Warenkorb, geben Ihre Daten an und wählen Lieferung und Zahlung. Vor dem letzten Schritt sehen Sie alles auf einer Seite. Dort und in jedem Schritt davor können Sie Angaben über „Ändern“ oder den Rückweg im Browser berichtigen.',
            'Mit der Schaltfläche „zahlungspflichtig bestellen“ geben Sie ein bindendes Angebot über die Waren im Warenkorb ab.',
            `Den Eingang der Bestellung bestätigen wir sofort per E-Mail. Haben Sie Vorkasse gewählt, nennt diese E-Mail unser Konto und bittet um die Zahlung: Damit nehmen wir Ihr Angebot an. Bei Zahlung bei Abholung nehmen wir es an, indem wir den Kauf ausdrücklich bestätigen oder Ihnen mitteilen, dass die Ware bereitliegt.${paypalClause}`,
            'Hören Sie innerhalb von drei Werktagen nach Ihrer Bestellung keine Annahme von uns, sind Sie nicht länger an Ihr Angebot gebunden.',
          ]}
        />
      ),
    },
    {
      id: 'vertragstext',
      title: 'Vertragssprache und Vertragstext',
      body: (
        <Clauses
          of={[
            'Verträge schließen wir auf Deutsch.',
            <>
              Wir speichern Ihre Bestellung und schicken Ihnen deren Inhalt per E-Mail. Diese Bedingungen und
              das <Link to="/widerrufsrecht">Widerrufsrecht</Link> können Sie jederzeit auf dieser Seite lesen
              und mit Ihrem Browser ausdrucken oder als PDF sichern. Eine Abschrift einer älteren Bestellung
              schickt {title} Ihnen auf Wunsch zu: <MailLink email={company.email} />.
            </>,
          ]}
        />
      ),
    },
  ];
}
