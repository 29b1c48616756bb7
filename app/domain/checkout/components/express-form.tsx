import { expressPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Form } from '~/ui/components/link';
import { formatCents } from '~/values/money';
import type { OrderTotals } from '../checkout';
import type { ExpressTotals } from '../express-totals';
import { form, small } from './checkout-frame.css';
import { RadioOptions } from './radio-options';

interface ExpressFormProps {
  totals: ExpressTotals;
  city: string;
  /** 'Versand mit DHL' */
  shippingText: string;
  isSignedIn: boolean;
}

function priceHint({ shippingCents, totalCents }: OrderTotals): string {
  return `${shippingCents > 0 ? formatCents(shippingCents) : 'Kostenlos'}. Gesamt ${formatCents(totalCents)}.`;
}

/** Starts the approval; the button that orders stands on the last page (§ 312j BGB). */
export function ExpressForm({
  totals: { abholung, versand },
  city,
  shippingText,
  isSignedIn,
}: ExpressFormProps) {
  return (
    <Form method="post" action={expressPath} className={form} aria-label="PayPal Express">
      {abholung && versand ? (
        <RadioOptions
          name="lieferung"
          legend="Oder gleich mit PayPal"
          chosen="abholung"
          options={[
            { value: 'abholung', label: `Selbst abholen in ${city}`, hint: priceHint(abholung) },
            { value: 'versand', label: `${shippingText} in Deutschland`, hint: priceHint(versand) },
          ]}
        />
      ) : (
        <input type="hidden" name="lieferung" value={abholung ? 'abholung' : 'versand'} />
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
