import { CardForm } from '~/domain/payments/components/card-form';
import { DebitForm, type DebitFormProps } from '~/domain/payments/components/debit-form';
import type { PaymentMethod } from '~/domain/payments/methods';
import type { CardFields } from '~/domain/payments/provider';
import { button } from '~/ui/components/button.css';
import { Form } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { type Cents, formatCents } from '~/values/money';
import { AwaitedPayment, type AwaitedPaymentProps } from './awaited-payment';

interface PayOrderProps extends Pick<DebitFormProps, 'holder'> {
  number: string;
  openCents: Cents;
  /** Null if its provider is not offered any more. */
  method: PaymentMethod | null;
  /** On the provider's page; one click is left. */
  isApproved: boolean;
  cardFields: CardFields | undefined;
  others: { method: PaymentMethod; name: string }[];
  /** Of the latest try. */
  message: string | undefined;
  awaited: AwaitedPaymentProps | undefined;
  /** To what was posted. */
  answer: PayAnswer | undefined;
}

type PayAnswer = Omit<DebitFormProps, 'sum' | 'holder'> & { message?: string };

function PaypalForm({ sum, isApproved }: { sum: string; isApproved: boolean }) {
  return (
    <Form method="post" className={`${panel} ${pageStack}`}>
      {isApproved && <p>Sie haben {sum} bei PayPal freigegeben. Ein Klick fehlt noch.</p>}
      <p>
        <button name="aktion" value={isApproved ? 'abschliessen' : 'paypal'} className={button.action}>
          {isApproved ? 'Jetzt bezahlen' : 'Mit PayPal bezahlen'}
        </button>
      </p>
    </Form>
  );
}

export function PayOrder({
  number,
  openCents,
  method,
  isApproved,
  cardFields,
  others,
  message,
  awaited,
  answer,
  holder,
}: PayOrderProps) {
  const { message: refusal, ...debit } = answer ?? {};
  const told = answer ? refusal : message;
  const sum = formatCents(openCents);
  return (
    <div className={pageStack}>
      <div>
        <h1 className={pageTitle}>Bestellung bezahlen</h1>
        <p className={lead}>
          Bestellung <span data-order-number={number}>{number}</span> · {sum}
        </p>
      </div>
      {told && <Notice tone="warn">{told}</Notice>}
      {awaited && <AwaitedPayment {...awaited} />}
      {!isApproved && !awaited && (
        <p>
          Ihre Bestellung ist eingegangen, aber noch nicht bezahlt. Wir legen die Ware eine Stunde lang für
          Sie zurück.
        </p>
      )}
      {method === 'paypal' && <PaypalForm sum={sum} isApproved={isApproved} />}
      {method === 'sepa' && <DebitForm sum={sum} holder={holder} {...debit} />}
      {cardFields && <CardForm sum={sum} fields={cardFields} />}
      {others.length > 0 && (
        <Form method="post" className={`${panel} ${pageStack}`}>
          <p>Oder bezahlen Sie auf einem anderen Weg:</p>
          {others.map(({ method: other, name }) => (
            <p key={other}>
              <button name="weg" value={other} className={button.plain}>
                {name}
              </button>
            </p>
          ))}
        </Form>
      )}
    </div>
  );
}
