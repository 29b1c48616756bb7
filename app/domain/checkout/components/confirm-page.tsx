import type { StepName } from '../checkout';
import { CheckoutFrame } from './checkout-frame';
import { ConfirmForm, type ConfirmFormProps } from './confirm-form';

/** The last step, of a purchase or a reservation. */
export function ConfirmPage({ title, step, ...form }: ConfirmFormProps & { title: string; step: StepName }) {
  return (
    <CheckoutFrame frame={form.frame} step={step} title={title}>
      <ConfirmForm {...form} />
    </CheckoutFrame>
  );
}
