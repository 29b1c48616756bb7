/** The ways to pay that this build knows; which of them a location offers, `offeredMethods` says. */
export const paymentMethods = ['vorkasse', 'abholung'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];
