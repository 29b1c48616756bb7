import { describe, expect, it } from 'vitest';
import type { Contact } from '~/domain/orders/order';
import {
  type CheckoutDraft,
  missingStep,
  nextWords,
  orderTotals,
  stepAfter,
  stepAfterAddress,
  stepsOf,
  wordsByType,
} from './checkout';

const contact: Contact = {
  salutation: 'frau',
  firstName: 'Eva',
  lastName: 'Berg',
  email: 'e@b.de',
  phone: '0431 1',
};
const address = { street: 'Weg 1', postcode: '24103', city: 'Kiel' };
const purchase: CheckoutDraft = {
  orderType: 'kauf',
  contact: null,
  address: null,
  delivery: 'abholung',
  shippingCode: null,
  payment: null,
  paymentId: null,
  appointmentId: null,
};

describe('the steps of a checkout', () => {
  it('of a purchase are address, payment, confirmation', () => {
    expect(stepsOf(purchase).map((step) => step.name)).toEqual([
      'choice',
      'address',
      'payment',
      'confirm-purchase',
    ]);
  });

  it('of a reservation are contact and confirmation', () => {
    expect(stepsOf({ ...purchase, orderType: 'reservierung' }).map((step) => step.name)).toEqual([
      'choice',
      'contact',
      'confirm-reservation',
    ]);
  });

  it('cannot be skipped', () => {
    expect(missingStep(undefined, 'confirm-purchase')).toBe('choice');
    expect(missingStep(purchase, 'payment')).toBe('address');
    expect(missingStep({ ...purchase, contact, address }, 'confirm-purchase')).toBe('payment');
    expect(
      missingStep({ ...purchase, contact, address, payment: 'vorkasse' }, 'confirm-purchase'),
    ).toBeUndefined();
  });

  it('ask for the telephone of a reservation that a payer of PayPal has not given', () => {
    const reservation = {
      ...purchase,
      orderType: 'reservierung',
      contact: { ...contact, phone: '' },
    } as const;
    expect(missingStep(reservation, 'confirm-reservation')).toBe('contact');
  });

  it('after the address are the last one where the sum is approved already', () => {
    const approved = { ...purchase, payment: 'paypal', isApprovedFirst: true, paymentId: 'id' } as const;
    expect(stepAfterAddress(approved)).toBe('confirm-paypal');
    expect(stepAfterAddress({ ...approved, paymentId: null })).toBe('payment');
    expect(stepAfterAddress({ ...approved, isApprovedFirst: false })).toBe('payment');
  });

  it('name the next one', () => {
    expect(nextWords(purchase, 'address')).toBe('Weiter zur Lieferung');
    expect(nextWords({ ...purchase, isFitted: true }, 'fitting')).toBe('Weiter zur Adresse');
    expect(nextWords({ ...purchase, orderType: 'reservierung' }, 'contact')).toBe('Weiter zur Prüfung');
    const approved = { ...purchase, isApprovedFirst: true };
    expect(nextWords(approved, 'payment')).toBe('Weiter zu PayPal');
    expect(nextWords({ ...approved, paymentId: 'x' }, 'address')).toBe('Weiter zur Prüfung');
  });

  it('after the choice of the type depend on it, unless an appointment comes first', () => {
    expect(wordsByType(false)).toEqual({ reservierung: 'Weiter zum Kontakt', kauf: 'Weiter zur Adresse' });
    expect(wordsByType(true)).toEqual({ reservierung: 'Weiter zum Termin', kauf: 'Weiter zum Termin' });
  });

  it('that are done can be gone back to', () => {
    expect(missingStep({ ...purchase, contact, address }, 'address')).toBeUndefined();
    expect(missingStep({ ...purchase, contact, address }, 'choice')).toBeUndefined();
  });

  it('of the other type lead to the own', () => {
    expect(missingStep(purchase, 'contact')).toBe('address');
    expect(missingStep({ ...purchase, orderType: 'reservierung', contact }, 'confirm-purchase')).toBe(
      'confirm-reservation',
    );
  });

  it('follow each other', () => {
    expect(stepAfter(purchase, 'address')).toBe('payment');
    expect(stepAfter(purchase, 'choice')).toBe('address');
  });
});

describe('the total of an order', () => {
  const rate = (goodsCents: number, depositCents = 0, of = 19) => ({
    rate: of,
    goodsCents,
    depositCents,
    shippingCents: 0,
    vatCents: 0,
  });
  const cart = { goodsCents: 33_960, discountCents: 0, depositCents: 0, vat: [rate(33_960)] };
  const parcel = { orderType: 'kauf', delivery: 'versand' } as const;

  it('has the parcel in it, with its VAT', () => {
    expect(orderTotals(cart, parcel, 1_490)).toEqual({
      goodsCents: 33_960,
      discountCents: 0,
      shippingCents: 1_490,
      depositCents: 0,
      totalCents: 35_450,
      vatCents: 5_660,
      vat: [{ rate: 19, goodsCents: 33_960, shippingCents: 1_490, depositCents: 0, vatCents: 5_660 }],
    });
  });
  it('splits the parcel by the rates of the goods', () => {
    const mixed = { ...cart, vat: [rate(30_000), rate(3_960, 0, 7)] };
    expect(orderTotals(mixed, parcel, 1_490).vat).toMatchObject([
      { rate: 19, shippingCents: 1_316, vatCents: 5_000 },
      { rate: 7, shippingCents: 174, vatCents: 270 },
    ]);
  });
  it('is less what a coupon takes off the goods; the parcel stays as it is', () => {
    const reduced = { ...cart, discountCents: 3_396, vat: [rate(33_960 - 3_396)] };
    expect(orderTotals(reduced, parcel, 1_490)).toMatchObject({
      discountCents: 3_396,
      totalCents: 33_960 - 3_396 + 1_490,
      vatCents: 5_118,
    });
  });
  it('has deposits in it, with their VAT', () => {
    const battery = { ...cart, depositCents: 750, vat: [rate(33_960, 750)] };
    expect(orderTotals(battery, { orderType: 'reservierung', delivery: 'abholung' }, 1_490)).toMatchObject({
      depositCents: 750,
      totalCents: 34_710,
      vatCents: 5_542,
    });
  });
  it('is that of the goods when they are collected or reserved', () => {
    expect(orderTotals(cart, { orderType: 'kauf', delivery: 'abholung' }, 1_490).totalCents).toBe(33_960);
    expect(orderTotals(cart, { orderType: 'reservierung', delivery: 'versand' }, 1_490).shippingCents).toBe(
      0,
    );
  });
});
