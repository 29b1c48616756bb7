import { contactPath, homePath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Form, Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import type { QrPicture } from '~/ui/illustrations/qr-picture';
import { NextSteps } from './next-steps';
import { type OrderAddress, OrderAddresses } from './order-addresses';
import { OrderOverview, type OrderOverviewProps } from './order-overview';
import { OrderProgress, type OrderProgressView } from './order-progress';

interface ShownOrder {
  number: string;
  what: string;
  day: string;
  place: string;
  overview: OrderOverviewProps;
  addresses: OrderAddress[];
  progress: OrderProgressView;
  steps: string[];
  bank: [string, string][];
  giroCode: QrPicture | undefined;
}

interface LinkedOrderProps {
  order: ShownOrder | undefined;
  notice?: string | undefined;
  refusal?: string | undefined;
  canBeGivenUp?: boolean;
  /** 'bis einschließlich 28. November 2026' */
  prolongedText?: string | undefined;
  linkEnd?: string;
}

function NoOrder() {
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Seite nicht gefunden</h1>
      <p>
        Dieser Link gilt nicht oder nicht mehr. Bitte öffnen Sie den Link aus unserer letzten E-Mail, oder
        rufen Sie uns an.
      </p>
      <p>
        <Link to={contactPath} className={button.accent}>
          Kontakt
        </Link>{' '}
        <Link to={homePath} className={button.plain}>
          Zur Startseite
        </Link>
      </p>
    </div>
  );
}

type ChangesProps = Pick<LinkedOrderProps, 'canBeGivenUp' | 'prolongedText'>;

function Changes({ canBeGivenUp = false, prolongedText }: ChangesProps) {
  if (!canBeGivenUp) return null;
  return (
    <section className={panel}>
      <h2 className={sectionTitle}>Reservierung ändern</h2>
      {prolongedText ? (
        <Form method="post">
          <p>Wir legen die Ware dann {prolongedText} für Sie zurück.</p>
          <button name="aktion" value="verlaengern" className={button.accent}>
            Reservierung verlängern
          </button>
        </Form>
      ) : (
        <p>Online lässt sich die Reservierung nicht weiter verlängern. Rufen Sie uns dafür bitte an.</p>
      )}
      <details>
        <summary>Reservierung stornieren</summary>
        <Form method="post">
          <p>Wir legen die Ware dann nicht mehr für Sie zurück. Es entstehen Ihnen keine Kosten.</p>
          <button name="aktion" value="stornieren" className={button.danger}>
            Stornierung bestätigen
          </button>
        </Form>
      </details>
    </section>
  );
}

export function LinkedOrder({ order, notice, refusal, linkEnd, ...changes }: LinkedOrderProps) {
  if (!order) return <NoOrder />;
  return (
    <div className={pageStack}>
      <div>
        <h1 className={pageTitle}>
          {order.what} <span data-order-number={order.number}>{order.number}</span>
        </h1>
        <p className={lead}>
          {order.day} · {order.place}
        </p>
      </div>
      {refusal ? <Notice tone="warn">{refusal}</Notice> : notice && <Notice tone="good">{notice}</Notice>}
      <OrderProgress {...order.progress} />
      <Changes {...changes} />
      <NextSteps steps={order.steps} bank={order.bank} giroCode={order.giroCode} />
      <OrderAddresses addresses={order.addresses} />
      <OrderOverview {...order.overview} />
      <p>{linkEnd}</p>
    </div>
  );
}
