import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { button } from '~/ui/components/button.css';
import { FootBar } from '~/ui/components/foot-bar';
import type { CheckoutFrameView } from '../checkout.server';

export type StepSum = Pick<CheckoutFrameView, 'chosen'>;

interface StepButtonProps {
  sum: StepSum;
  consent?: ReactNode;
  instead?: ReactNode;
  children: ReactNode;
}

export function StepButton({ sum, consent, instead, children }: StepButtonProps) {
  const isSending = useNavigation().state !== 'idle';
  return (
    <FootBar words="Gesamt inkl. MwSt." cents={sum.chosen.totals.totalCents} isAgain>
      {consent && <div>{consent}</div>}
      {instead}
      <button className={button.action} aria-disabled={isSending}>
        {children}
      </button>
    </FootBar>
  );
}
