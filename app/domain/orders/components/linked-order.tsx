import type { ReactNode } from 'react';
import type { PaymentMethod } from '~/domain/payments/methods';
import { contactPath, homePath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { EmptyState } from '~/ui/components/empty-state';
import { Form, Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { cancelQuestion, orderTypeNames } from '../messages';
import type { OrderType } from '../order';
import { type OrderDetail, OrderView } from './order-view';
import { cancelling, choice } from './order-view.css';

interface LinkedOrderProps {
  order: OrderDetail | undefined;
  notice?: string | undefined;
  refusal?: string | undefined;
  orderType?: OrderType;
  /** By the account that is signed in. */
  canBeClaimed?: boolean;
  canBeGivenUp?: boolean;
  canBeCancelled?: boolean;
  payment?: PaymentMethod | null;
  /** 'bis einschließlich 28. November 2026' */
  prolongedText?: string | undefined;
  linkEnd?: string;
  children?: ReactNode;
}

function NoOrder() {
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Seite nicht gefunden</h1>
      <EmptyState
        picture="road-ends"
        title="Dieser Link gilt nicht oder nicht mehr."
        text="Bitte öffnen Sie den Link aus unserer letzten E-Mail, oder rufen Sie uns an."
      >
        <p>
          <Link to={contactPath} className={button.accent}>
            Kontakt
          </Link>{' '}
          <Link to={homePath} className={button.plain}>
            Zur Startseite
          </Link>
        </p>
      </EmptyState>
    </div>
  );
}

type ChangesProps = Pick<
  LinkedOrderProps,
  'orderType' | 'payment' | 'canBeGivenUp' | 'canBeCancelled' | 'prolongedText'
>;

function Prolonging({ prolongedText }: ChangesProps) {
  if (!prolongedText) {
    return <p>Online lässt sich die Reservierung nicht weiter verlängern. Rufen Sie uns dafür bitte an.</p>;
  }
  return (
    <Form method="post" className={choice}>
      <p>Wir legen die Ware dann {prolongedText} für Sie zurück.</p>
      <button name="aktion" value="verlaengern" className={button.accent}>
        Reservierung verlängern
      </button>
    </Form>
  );
}

function Changes(props: ChangesProps) {
  const { orderType = 'reservierung', canBeGivenUp = false, canBeCancelled = false } = props;
  if (!canBeCancelled) return null;
  const what = orderTypeNames[orderType];
  return (
    <section className={panel}>
      {canBeGivenUp && <h2 className={sectionTitle}>{`${what} ändern`}</h2>}
      {canBeGivenUp && <Prolonging {...props} />}
      <details className={cancelling}>
        <summary>{`${what} stornieren`}</summary>
        <Form method="post" className={choice}>
          <p>{cancelQuestion(orderType, props.payment ?? null)}</p>
          <button name="aktion" value="stornieren" className={button.danger}>
            Stornierung bestätigen
          </button>
        </Form>
      </details>
    </section>
  );
}

function Claiming() {
  return (
    <Form method="post" className={choice}>
      <p>Diese Bestellung wurde ohne Konto aufgegeben. Sie können sie in Ihr Konto übernehmen.</p>
      <button name="aktion" value="uebernehmen" className={button.plain}>
        In mein Konto übernehmen
      </button>
    </Form>
  );
}

export function LinkedOrder({
  order,
  notice,
  refusal,
  linkEnd,
  canBeClaimed,
  children,
  ...changes
}: LinkedOrderProps) {
  if (!order) return <NoOrder />;
  return (
    <OrderView
      order={order}
      notice={
        refusal ? <Notice tone="warn">{refusal}</Notice> : notice && <Notice tone="good">{notice}</Notice>
      }
      changes={<Changes {...changes} />}
    >
      {canBeClaimed && <Claiming />}
      {children}
      <p>{linkEnd}</p>
    </OrderView>
  );
}
