import type { ProviderName, Tenant } from '~/domain/tenancy/tenant';
import { type PaymentMethod, paymentMethods, paymentTerms } from './methods';
import { paymentSettings } from './settings';

export type PayingShop = Pick<Tenant, 'location' | 'providers'>;

/** The provider that the location wants for a method, whether or not there is an account. */
export function configuredProvider(
  location: PayingShop['location'],
  method: PaymentMethod,
): ProviderName | undefined {
  const { paymentProvider, methods, wallets } = paymentSettings.of(location);
  switch (method) {
    case 'paypal':
      if (paymentProvider === 'payone') return wallets.includes('PPE') ? 'payone' : undefined;
      return paymentProvider === 'paypal' && methods.versandPaypal.includes('paypal') ? 'paypal' : undefined;
    case 'kreditkarte':
    case 'sepa':
      return paymentProvider === 'payone' && methods.versand.includes(method) ? 'payone' : undefined;
    default:
      return undefined;
  }
}

/** Undefined for methods without a provider. */
export function providerOf(
  { location, providers }: PayingShop,
  method: PaymentMethod,
): ProviderName | undefined {
  const configured = configuredProvider(location, method);
  return configured && configured in providers ? configured : undefined;
}

function isOffered(shop: PayingShop, method: PaymentMethod): boolean {
  switch (paymentTerms[method].processor) {
    case 'till':
      return true;
    case 'bank':
      return (
        shop.location.company.bank !== null &&
        paymentSettings.of(shop.location).methods.versand.some((id) => id === method)
      );
    case 'provider':
      return providerOf(shop, method) !== undefined;
  }
}

export function offeredMethods(shop: PayingShop): PaymentMethod[] {
  return paymentMethods.filter((method) => isOffered(shop, method));
}

/** The sum is approved on the provider's page before the order, and taken after it. */
export function isApprovedFirst(shop: PayingShop, method: PaymentMethod | null): boolean {
  return method !== null && providerOf(shop, method) === 'paypal';
}
