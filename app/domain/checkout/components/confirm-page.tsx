import type { StepName } from '../checkout';
import { CheckoutFrame } from './checkout-frame';
import { ConfirmForm, type ConfirmFormProps } from './confirm-form';

interface ConfirmPageProps extends ConfirmFormProps {
  title: string;
  step: StepName;
  offersSignIn: boolean;
}

export function ConfirmPage({ title, step, offersSignIn, ...form }: ConfirmPageProps) {
  return (
    <CheckoutFrame frame={form.frame} step={step} title={title} offersSignIn={offersSignIn} hidesOrder>
      <ConfirmForm {...form} />
    </CheckoutFrame>
  );
}
