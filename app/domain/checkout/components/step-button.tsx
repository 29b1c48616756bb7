import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { button } from '~/ui/components/button.css';
import { FootBar } from '~/ui/components/foot-bar';
import type { CheckoutFrameData } from '../checkout.server';

/** What the button of a step knows of the order. */
export type StepSum = Pick<CheckoutFrameData, 'delivery' | 'totals'>;

interface StepButtonProps {
  sum: StepSum;
  /** What has to be ticked before the button counts. */
  consent?: ReactNode;
  /** Stands in for the button while a style says so. */
  instead?: ReactNode;
  children: ReactNode;
}

/** The one button of a step; on a phone at the foot of the window, with the sum. */
export function StepButton({ sum, consent, instead, children }: StepButtonProps) {
  const isSending = useNavigation().state !== 'idle';
  return (
    <FootBar words="Gesamt inkl. MwSt." cents={sum.totals[sum.delivery].totalCents} isAgain>
      {consent && <div>{consent}</div>}
      {instead}
      <button className={button.action} aria-disabled={isSending}>
        {children}
      </button>
    </FootBar>
  );
}
