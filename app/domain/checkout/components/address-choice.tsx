import { list } from '~/domain/accounts/components/account.css';
import { checkoutPaths } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { Section } from '~/ui/components/section';
import type { CheckoutPrefill } from '../prefill';
import { addressOption } from './checkout-frame.css';

export interface AddressOption {
  id: string;
  text: string;
}

export function addressOptions(known: CheckoutPrefill | undefined): AddressOption[] {
  return (known?.addresses ?? []).map(({ id, firstName, lastName, company, street, postcode, city }) => ({
    id,
    text: [company, `${firstName} ${lastName}`, street, `${postcode} ${city}`].filter(Boolean).join(', '),
  }));
}

export function AddressChoice({
  title,
  step,
  options,
}: {
  title: string;
  step: 'address' | 'payment';
  options: AddressOption[];
}) {
  if (options.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={list}>
        {options.map(({ id, text }) => (
          <li key={id}>
            <Link to={`${checkoutPaths[step]}?adresse=${id}`} className={`${button.plain} ${addressOption}`}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
