import { checkoutPaths, signInPath } from '~/paths';
import { Link } from '~/ui/components/link';
import type { StepName } from '../checkout';

/** The steps before the shopper has told who they are. */
const early: readonly StepName[] = ['choice', 'contact', 'address'];

/** Leads a guest to the sign-in and back to the step; the cart comes along. */
export function SignInOffer({ step }: { step: StepName }) {
  if (!early.includes(step)) return null;
  return (
    <p>
      Schon Kunde? <Link to={signInPath(checkoutPaths[step])}>Einloggen</Link>, dann sind Ihre Angaben schon
      da. Bestellen können Sie auch ohne Konto.
    </p>
  );
}
