import type { DayView } from '~/domain/workshop/appointments/slot-view';
import { NO_SLOTS, SlotTable } from '~/domain/workshop/components/slot-table';
import { cartPath, checkoutPaths } from '~/paths';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { Form, Link } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import type { CheckoutFrameView } from '../checkout.server';
import * as styles from './checkout-frame.css';
import { StepButton } from './step-button';

interface FittingFormProps {
  frame: CheckoutFrameView;
  days: DayView[];
  chosen: string | undefined;
  /** 'Ihre Ware ist voraussichtlich ab Mo., 30.11. da.' */
  goods: string;
  /** Sooner slots are left out. */
  isPaidByTransfer: boolean;
  problem: string | undefined;
}

export function FittingForm({ frame, days, chosen, goods, isPaidByTransfer, problem }: FittingFormProps) {
  return (
    <Form method="post" noValidate className={`${panel} ${styles.form}`}>
      <ErrorSummary title="Bitte wählen Sie eine Zeit" errors={problem ? [{ text: problem }] : []} />
      <p>{goods} Die Zeit ist eine Viertelstunde lang für Sie vorgemerkt, während Sie bestellen.</p>
      {isPaidByTransfer && (
        <p>
          Sie haben Vorkasse gewählt: Hier stehen die Zeiten, für die Ihre Überweisung rechtzeitig da sein
          kann. <Link to={checkoutPaths.payment}>Mit einer anderen Zahlungsart</Link> gibt es auch frühere.
        </p>
      )}
      {days.length > 0 ? (
        <>
          <SlotTable days={days} chosen={chosen} />
          <div className={styles.submit}>
            <StepButton sum={frame}>{frame.next}</StepButton>
          </div>
        </>
      ) : (
        <>
          <p>
            {NO_SLOTS} Nehmen Sie die Arbeit im Warenkorb heraus und vereinbaren Sie den Termin mit uns am
            Telefon.
          </p>
          <Link to={cartPath} className={button.plain}>
            Zum Warenkorb
          </Link>
        </>
      )}
    </Form>
  );
}
