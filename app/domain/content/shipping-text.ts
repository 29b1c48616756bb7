import { anyOf, type ShippingMethod } from '~/domain/tenancy/delivery';
import { formatCents } from '~/values/money';
import { inWorkdays, parcelDays } from './offer';

interface Shipping {
  shipping: readonly ShippingMethod[];
  deliveryDays: number;
}

const sentences = new Intl.ListFormat('de', { type: 'conjunction' });

/** 'mit DHL oder DPD' by what they have in common, in the order of the first. */
function byValue<Value>(methods: readonly ShippingMethod[], of: (method: ShippingMethod) => Value) {
  const values = [...new Set(methods.map(of))];
  return values.map((value) => {
    const names = methods.filter((method) => of(method) === value).map(({ name }) => name);
    return { value, text: `mit ${anyOf(names)}` };
  });
}

/** 'Für den Versand mit DHL berechnen wir je Bestellung 14,90 € inkl. MwSt.' */
export function shippingPrices({ shipping }: Pick<Shipping, 'shipping'>): string {
  const prices = byValue(shipping, ({ priceCents }) => priceCents);
  const free = prices
    .filter(({ value }) => value === 0)
    .map(({ text }) => `Den Versand ${text} übernehmen wir.`);
  const [first, ...others] = prices.filter(({ value }) => value > 0);
  if (!first) return free.join(' ');
  const more = others.map(({ text, value }) => `${text} ${formatCents(value)}`);
  const amounts = sentences.format([formatCents(first.value), ...more]);
  const paid = `Für den Versand ${first.text} berechnen wir je Bestellung ${amounts}${more.length > 0 ? ', jeweils' : ''} inkl. MwSt.`;
  return [paid, ...free].join(' ');
}

/** 'Die Ware ist innerhalb von 4 Werktagen bei Ihnen.' */
export function shippingTerms({ shipping, deliveryDays }: Shipping): string {
  const terms = byValue(shipping, (method) => parcelDays(deliveryDays, method));
  const words = terms.map(({ text, value }) =>
    terms.length === 1 ? `innerhalb von ${inWorkdays(value)}` : `${text} innerhalb von ${inWorkdays(value)}`,
  );
  return `Die Ware ist ${sentences.format(words)} bei Ihnen.`;
}
