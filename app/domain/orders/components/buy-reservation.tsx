import { button } from '~/ui/components/button.css';
import { GuaranteeNotice } from '~/ui/components/guarantee-notice';
import { Form } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { OrderOverview, type OrderOverviewProps } from './order-overview';
import { TermsBox } from './terms-box';

interface BuyReservationProps {
  number: string;
  /** 'Autohaus Muster, Kiel' */
  place: string;
  overview: OrderOverviewProps;
  /** Digest of what is shown. */
  stand: string;
  answer: { terms?: string; refusal?: string } | undefined;
}

/** The order stands directly above the button (§ 312j BGB). */
export function BuyReservation({ number, place, overview, stand, answer }: BuyReservationProps) {
  return (
    <div className={pageStack}>
      <div>
        <h1 className={pageTitle}>Reservierung kaufen</h1>
        <p className={lead}>
          Reservierung <span data-order-number={number}>{number}</span> · {place}
        </p>
      </div>
      {answer?.refusal && <Notice tone="warn">{answer.refusal}</Notice>}
      <p>
        Sie kaufen die reservierte Ware zum Preis der Reservierung und zahlen bei der Abholung. Wir legen sie
        ohne Frist für Sie zurück.
      </p>
      <GuaranteeNotice />
      <Form method="post" noValidate className={`${panel} ${pageStack}`}>
        <input type="hidden" name="stand" value={stand} />
        <TermsBox error={answer?.terms} />
        <OrderOverview {...overview} />
        <p>
          <button className={button.action}>zahlungspflichtig bestellen</button>
        </p>
      </Form>
    </div>
  );
}
