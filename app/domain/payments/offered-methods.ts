import type { Tenant } from '~/domain/tenancy/tenant';
import { type PaymentMethod, paymentMethods, paymentTerms } from './methods';
import { paymentSettings } from './settings';

export type PayingShop = Pick<Tenant, 'location' | 'providers'>;

function isOffered({ location, providers }: PayingShop, method: PaymentMethod): boolean {
  switch (paymentTerms[method].processor) {
    case 'till':
      return true;
    case 'bank':
      return location.company.bank !== null;
    case 'paypal': {
      const { paymentProvider, methods } = paymentSettings.of(location);
      return (
        paymentProvider === 'paypal' && methods.versandPaypal.includes('paypal') && 'paypal' in providers
      );
    }
  }
}

export function offeredMethods(shop: PayingShop): PaymentMethod[] {
  return paymentMethods.filter((method) => isOffered(shop, method));
}
