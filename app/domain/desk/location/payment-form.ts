import { z } from 'zod';
import { type PaymentMethod, paymentMethods, paymentTerms } from '~/domain/payments/methods';
import { configuredProvider, offeredMethods, type PayingShop } from '~/domain/payments/offered-methods';
import type { paymentSettings } from '~/domain/payments/settings';
import { providerTitles } from '../messages';

type Stored = ReturnType<typeof paymentSettings.of>;

const box = z.literal('on').optional();
const NEEDS_PAYONE = 'Das geht nur mit PAYONE.';
const NEEDS_PROVIDER = 'Das geht nur mit PayPal oder PAYONE.';

export const paymentSchema = z
  .object({
    anbieter: z.enum(['', 'paypal', 'payone'], 'Bitte wählen Sie einen Anbieter.'),
    vorkasse: box,
    paypal: box,
    sepa: box,
    kreditkarte: box,
  })
  .refine(({ anbieter, paypal }) => !paypal || anbieter !== '', { path: ['paypal'], error: NEEDS_PROVIDER })
  .refine(({ anbieter, sepa }) => !sepa || anbieter === 'payone', { path: ['sepa'], error: NEEDS_PAYONE })
  .refine(({ anbieter, kreditkarte }) => !kreditkarte || anbieter === 'payone', {
    path: ['kreditkarte'],
    error: NEEDS_PAYONE,
  });

function withOrWithout<Entry>(list: readonly Entry[], entry: Entry, isIncluded: boolean): Entry[] {
  if (list.includes(entry) === isIncluded) return [...list];
  return isIncluded ? [...list, entry] : list.filter((one) => one !== entry);
}

/** Choices of another provider stay as they are. */
export function paymentsOf(
  { anbieter, vorkasse, paypal, sepa, kreditkarte }: z.output<typeof paymentSchema>,
  { methods: { versand, versandPaypal }, wallets }: Pick<Stored, 'methods' | 'wallets'>,
) {
  const isOf = (provider: string) => anbieter === provider;
  const own = withOrWithout(versand, 'vorkasse', vorkasse === 'on');
  const cards = isOf('payone')
    ? withOrWithout(withOrWithout(own, 'sepa', sepa === 'on'), 'kreditkarte', kreditkarte === 'on')
    : own;
  return {
    paymentProvider: anbieter === '' ? null : anbieter,
    methods: {
      versand: cards,
      versandPaypal: isOf('paypal') ? withOrWithout(versandPaypal, 'paypal', paypal === 'on') : versandPaypal,
    },
    wallets: isOf('payone') ? withOrWithout(wallets, 'PPE', paypal === 'on') : wallets,
  };
}

export interface MethodState {
  method: PaymentMethod;
  name: string;
  isOffered: boolean;
  /** Why shoppers do not see it. */
  reason: string | undefined;
}

function reasonOf({ location }: PayingShop, method: PaymentMethod): string {
  if (paymentTerms[method].processor === 'bank' && location.company.bank === null)
    return 'Für das Unternehmen ist keine Bankverbindung hinterlegt.';
  const configured = configuredProvider(location, method);
  return configured
    ? `Für ${providerTitles[configured]} sind keine Zugangsdaten hinterlegt. Das macht, wer den Server betreibt.`
    : 'nicht gewählt';
}

export function methodStates(shop: PayingShop): MethodState[] {
  const offered = offeredMethods(shop);
  return paymentMethods.map((method) => {
    const isOffered = offered.includes(method);
    const { name } = paymentTerms[method];
    return { method, name, isOffered, reason: isOffered ? undefined : reasonOf(shop, method) };
  });
}
