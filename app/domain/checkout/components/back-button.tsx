import { button } from '~/ui/components/button.css';
import { BACK_FIELD, type StepName } from '../checkout';
import type { CheckoutFrameView } from '../checkout.server';

/** Goes to the step before, and keeps what is typed, whole or not. Stands after the button that sends the form. */
export function BackButton({ steps, step }: Pick<CheckoutFrameView, 'steps'> & { step: StepName }) {
  const before = steps[steps.findIndex(({ name }) => name === step) - 1];
  if (!before) return null;
  return (
    <p>
      <button name={BACK_FIELD} value={before.name} formNoValidate className={button.plain}>
        Zurück
      </button>
    </p>
  );
}
