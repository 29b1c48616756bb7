import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle } from '~/ui/components/panel.css';

/** Says nothing of an order: whoever opens it is not known to be the shopper. */
export function PayElsewhere() {
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Ihre Zahlung</h1>
      <Notice tone="info">
        Wenn Sie gerade bezahlt haben, wird Ihre Zahlung geprüft. Die Bestätigung kommt per E-Mail. Bitte
        zahlen Sie nicht noch einmal.
      </Notice>
      <p>
        Ihre Bestellung sehen Sie in dem Browser, in dem Sie bestellt haben, oder über den Link in unserer
        E-Mail. Dort können Sie auch eine Zahlung abschließen, bei der noch ein Schritt fehlt.
      </p>
    </div>
  );
}
