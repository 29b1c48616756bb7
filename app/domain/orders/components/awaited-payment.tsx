import { button } from '~/ui/components/button.css';
import { Form, Link } from '~/ui/components/link';
import { pageStack, panel } from '~/ui/components/panel.css';

export interface AwaitedPaymentProps {
  id: string;
  /** Of the way to pay. */
  name: string;
  /** The provider's page. */
  approveAt: string | null;
}

/** Instead of the ways to pay: a second payment would be too much. */
export function AwaitedPayment({ id, name, approveAt }: AwaitedPaymentProps) {
  return (
    <>
      <section className={`${panel} ${pageStack}`}>
        <p>
          Ihre Zahlung mit {name} ist begonnen, und wir warten auf die Antwort des Zahlungsdienstes. Haben Sie
          sie schon freigegeben, müssen Sie nichts weiter tun: Bitte zahlen Sie nicht noch einmal.
        </p>
        <p>
          <Link to="" reloadDocument className={button.plain}>
            Stand abfragen
          </Link>
          {approveAt && ' '}
          {approveAt && (
            <a href={approveAt} rel="noreferrer" className={button.plain}>
              Zahlung fortsetzen
            </a>
          )}
        </p>
      </section>
      <Form method="post" className={`${panel} ${pageStack}`}>
        <p>
          Sie haben nichts freigegeben, oder möchten anders bezahlen? Dann beenden Sie die begonnene Zahlung.
          Kommt doch noch eine Freigabe an, geben wir den Betrag zurück.
        </p>
        <input type="hidden" name="versuch" value={id} />
        <p>
          <button name="aktion" value="beenden" className={button.plain}>
            Zahlung beenden
          </button>
        </p>
      </Form>
    </>
  );
}
