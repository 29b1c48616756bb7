import { offeredShipping } from '~/domain/checkout/offered-deliveries';
import { offeredMethods } from '~/domain/payments/offered-methods';
import { deliverySettings, type ShippingMethod } from '~/domain/tenancy/delivery';
import { pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import { withdrawalPath } from '~/paths';
import { type JsonLdNode, schemaTerm } from './json-ld';

/** None where nobody can pay in advance. */
export function offeredParcels(tenant: Pick<Tenant, 'location' | 'providers'>): ShippingMethod[] {
  return offeredShipping(tenant.location, offeredMethods(tenant), []);
}

export const euros = (cents: number) => (cents / 100).toFixed(2);

const days = (minValue: number, maxValue: number): JsonLdNode => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Each shipping method; goods of the central warehouse come to the location first. */
export function shippingDetails(tenant: Pick<Tenant, 'location' | 'providers'>): JsonLdNode[] {
  const { deliveryDays } = deliverySettings.of(tenant.location);
  return offeredParcels(tenant).map(({ name, priceCents, transitDays }) => ({
    '@type': 'OfferShippingDetails',
    shippingLabel: name,
    shippingRate: { '@type': 'MonetaryAmount', value: euros(priceCents), currency: 'EUR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, deliveryDays),
      transitTime: days(1, Math.max(1, transitDays)),
    },
  }));
}

/** § 355 BGB. */
const WITHDRAWAL_DAYS = 14;

/** As the withdrawal page says: free at the location; buyers pay for sending goods back. */
export function returnPolicy(tenant: Tenant): JsonLdNode {
  const sends = offeredParcels(tenant).length > 0;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'DE',
    returnPolicyCountry: 'DE',
    returnPolicyCategory: schemaTerm('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: WITHDRAWAL_DAYS,
    returnMethod: [schemaTerm('ReturnInStore'), ...(sends ? [schemaTerm('ReturnByMail')] : [])],
    returnFees: schemaTerm(sends ? 'ReturnFeesCustomerResponsibility' : 'FreeReturn'),
    refundType: schemaTerm('FullRefund'),
    merchantReturnLink: pageAddress(tenant, withdrawalPath),
  };
}
