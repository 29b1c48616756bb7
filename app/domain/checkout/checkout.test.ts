import { describe, expect, it } from 'vitest';
import type { Contact } from '~/domain/orders/order';
import { type CheckoutDraft, missingStep, orderTotals, stepAfter, stepsOf } from './checkout';

const contact: Contact = {
  salutation: 'frau',
  firstName: 'Eva',
  lastName: 'Berg',
  email: 'e@b.de',
  phone: '0431 1',
};
const address = { street: 'Weg 1', postcode: '24103', city: 'Kiel' };
const purchase: CheckoutDraft = {
  way: 'kauf',
  contact: null,
  address: null,
  delivery: 'abholung',
  payment: null,
};

describe('the steps of a checkout', () => {
  it('of a purchase are address, payment, confirmation', () => {
    expect(stepsOf(purchase).map((step) => step.path)).toEqual([
      '/initiateCheckout',
      '/checkout/adresse',
      '/checkout/zahlung',
      '/checkout/bestaetigungKauf',
    ]);
  });

  it('of a reservation are contact and confirmation', () => {
    expect(stepsOf({ ...purchase, way: 'reservierung' }).map((step) => step.path)).toEqual([
      '/initiateCheckout',
      '/checkout/kontakt',
      '/checkout/bestaetigungReservierung',
    ]);
  });

  it('cannot be skipped', () => {
    expect(missingStep(undefined, '/checkout/bestaetigungKauf')).toBe('/initiateCheckout');
    expect(missingStep(purchase, '/checkout/zahlung')).toBe('/checkout/adresse');
    expect(missingStep({ ...purchase, contact, address }, '/checkout/bestaetigungKauf')).toBe(
      '/checkout/zahlung',
    );
    expect(
      missingStep({ ...purchase, contact, address, payment: 'vorkasse' }, '/checkout/bestaetigungKauf'),
    ).toBeUndefined();
  });

  it('that are done can be gone back to', () => {
    expect(missingStep({ ...purchase, contact, address }, '/checkout/adresse')).toBeUndefined();
    expect(missingStep({ ...purchase, contact, address }, '/initiateCheckout')).toBeUndefined();
  });

  it('of the other way lead to the own', () => {
    expect(missingStep(purchase, '/checkout/kontakt')).toBe('/checkout/adresse');
    expect(missingStep({ ...purchase, way: 'reservierung', contact }, '/checkout/bestaetigungKauf')).toBe(
      '/checkout/bestaetigungReservierung',
    );
  });

  it('follow each other', () => {
    expect(stepAfter(purchase, '/checkout/adresse')).toBe('/checkout/zahlung');
    expect(stepAfter(purchase, '/initiateCheckout')).toBe('/checkout/adresse');
  });
});

describe('the total of an order', () => {
  const goods = { goodsCents: 33_960, discountCents: 0, vatCents: 5_422 };
  it('has the parcel in it, with its VAT', () => {
    expect(orderTotals(goods, { way: 'kauf', delivery: 'versand' }, 1_490)).toEqual({
      goodsCents: 33_960,
      discountCents: 0,
      shippingCents: 1_490,
      totalCents: 35_450,
      vatCents: 5_422 + 238,
    });
  });
  it('is less what a coupon takes off the goods; the parcel stays as it is', () => {
    const reduced = { ...goods, discountCents: 3_396, vatCents: 4_880 };
    expect(orderTotals(reduced, { way: 'kauf', delivery: 'versand' }, 1_490)).toMatchObject({
      discountCents: 3_396,
      totalCents: 33_960 - 3_396 + 1_490,
      vatCents: 4_880 + 238,
    });
  });
  it('is that of the goods when they are collected or reserved', () => {
    expect(orderTotals(goods, { way: 'kauf', delivery: 'abholung' }, 1_490).totalCents).toBe(33_960);
    expect(orderTotals(goods, { way: 'reservierung', delivery: 'versand' }, 1_490).shippingCents).toBe(0);
  });
});
