import type { StepName } from '../checkout';
import { CheckoutFrame } from './checkout-frame';
import { ConfirmForm, type ConfirmFormProps } from './confirm-form';

interface ConfirmPageProps extends ConfirmFormProps {
  title: string;
  step: StepName;
  isGuest: boolean;
}

export function ConfirmPage({ title, step, isGuest, ...form }: ConfirmPageProps) {
  return (
    <CheckoutFrame frame={form.frame} step={step} title={title} isGuest={isGuest} hidesOrder>
      <ConfirmForm {...form} />
    </CheckoutFrame>
  );
}
