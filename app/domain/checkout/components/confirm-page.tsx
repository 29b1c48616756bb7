import type { StepName } from '../checkout';
import { CheckoutFrame } from './checkout-frame';
import { ConfirmForm, type ConfirmFormProps } from './confirm-form';

interface ConfirmPageProps extends ConfirmFormProps {
  title: string;
  step: StepName;
  offersSignIn: boolean;
  tracked: string | undefined;
}

export function ConfirmPage({ title, step, offersSignIn, tracked, ...form }: ConfirmPageProps) {
  return (
    <CheckoutFrame
      frame={form.frame}
      step={step}
      title={title}
      offersSignIn={offersSignIn}
      tracked={tracked}
      hidesOrder
    >
      <ConfirmForm {...form} />
    </CheckoutFrame>
  );
}
