import type { PaymentMethod } from '~/domain/payments/methods';
import { button } from '~/ui/components/button.css';
import { Form } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { type Cents, formatCents } from '~/values/money';

interface PayOrderProps {
  title: string;
  number: string;
  totalCents: Cents;
  /** On the provider's page; one click is left. */
  isApproved: boolean;
  others: { method: PaymentMethod; name: string }[];
  message: string | undefined;
}

export function PayOrder({ title, number, totalCents, isApproved, others, message }: PayOrderProps) {
  const sum = formatCents(totalCents);
  return (
    <div className={pageStack}>
      <div>
        <h1 className={pageTitle}>{title}</h1>
        <p className={lead}>
          Bestellung <span data-order-number={number}>{number}</span> · {sum}
        </p>
      </div>
      {message && <Notice tone="warn">{message}</Notice>}
      {isApproved ? (
        <Form method="post" className={`${panel} ${pageStack}`}>
          <p>Sie haben {sum} bei PayPal freigegeben. Ein Klick fehlt noch.</p>
          <p>
            <button name="aktion" value="abschliessen" className={button.action}>
              Jetzt bezahlen
            </button>
          </p>
        </Form>
      ) : (
        <Form method="post" className={`${panel} ${pageStack}`}>
          <p>
            Ihre Bestellung ist eingegangen, aber noch nicht bezahlt. Wir legen die Ware eine Stunde lang für
            Sie zurück.
          </p>
          <p>
            <button name="aktion" value="paypal" className={button.action}>
              Mit PayPal bezahlen
            </button>
          </p>
        </Form>
      )}
      {others.length > 0 && (
        <Form method="post" className={`${panel} ${pageStack}`}>
          <p>Oder bezahlen Sie auf einem anderen Weg:</p>
          {others.map(({ method, name }) => (
            <p key={method}>
              <button name="aktion" value={method} className={button.plain}>
                {name}
              </button>
            </p>
          ))}
        </Form>
      )}
    </div>
  );
}
