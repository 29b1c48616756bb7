import { checkoutPaths, signInPath } from '~/paths';
import { Link } from '~/ui/components/link';
import type { StepName } from '../checkout';
import { message } from './checkout-frame.css';

const early: readonly StepName[] = ['choice', 'contact', 'address'];

export function SignInOffer({ step }: { step: StepName }) {
  if (!early.includes(step)) return null;
  return (
    <p className={message}>
      Schon Kunde? <Link to={signInPath(checkoutPaths[step])}>Einloggen</Link>, dann sind Ihre Angaben schon
      da. Bestellen können Sie auch ohne Konto.
    </p>
  );
}
