import { checkoutPaths } from '~/paths';
import { Form, Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { panel } from '~/ui/components/panel.css';
import * as styles from './checkout-frame.css';
import { StepButton, type StepSum } from './step-button';

interface ApproveFormProps {
  sum: StepSum;
  message: string | undefined;
}

export function ApproveForm({ sum, message }: ApproveFormProps) {
  return (
    <Form method="post" className={`${panel} ${styles.form}`}>
      {message && <Notice tone="warn">{message}</Notice>}
      <p>
        Sie geben den Betrag bei PayPal frei und kommen danach hierher zurück. Bestellt ist erst, wenn Sie
        hier auf „zahlungspflichtig bestellen“ klicken.
      </p>
      <p>
        <Link to={checkoutPaths.payment}>Andere Zahlungsart wählen</Link>
      </p>
      <div className={styles.submit}>
        <StepButton sum={sum}>Weiter zu PayPal</StepButton>
      </div>
    </Form>
  );
}
