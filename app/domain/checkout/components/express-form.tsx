import { button } from '~/ui/components/button.css';
import { Form } from '~/ui/components/link';
import { formatCents } from '~/values/money';
import { expressPath } from '~/values/order-paths';
import type { OrderTotals, SummedOption } from '../checkout';
import { form, small } from './checkout-frame.css';
import { RadioOptions } from './radio-options';

interface ExpressFormProps {
  /** At least one. */
  options: SummedOption[];
  isSignedIn: boolean;
}

function priceHint({ shippingCents, totalCents }: OrderTotals): string {
  return `${shippingCents > 0 ? formatCents(shippingCents) : 'Kostenlos'}. Gesamt ${formatCents(totalCents)}.`;
}

/** Starts the approval; the button that orders stands on the last page (§ 312j BGB). */
export function ExpressForm({ options, isSignedIn }: ExpressFormProps) {
  const [first, ...others] = options;
  return (
    <Form method="post" action={expressPath} className={form} aria-label="PayPal Express">
      {others.length > 0 ? (
        <RadioOptions
          name="lieferung"
          legend="Oder gleich mit PayPal"
          chosen={first?.value}
          options={options.map(({ value, text, totals }) => ({
            value,
            label: text,
            hint: priceHint(totals),
          }))}
        />
      ) : (
        <input type="hidden" name="lieferung" value={first?.value} />
      )}
      <button className={button.plain}>Direkt zu PayPal</button>
      <p className={small}>
        {isSignedIn
          ? 'Wir nehmen Namen und Anschrift aus Ihrem Kundenkonto; was dort fehlt, nennt uns PayPal.'
          : 'Name und Anschrift nennt uns PayPal.'}{' '}
        Danach prüfen Sie hier alles; erst dann bestellen Sie.
      </p>
    </Form>
  );
}
