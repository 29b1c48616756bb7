import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StartRequest } from '../provider';
import { newOrder, paypalOrder, stateOf } from './paypal-order';

const request = (amount: StartRequest['amount'], shopName = 'Autohaus'): StartRequest => ({
  id: '7c0b1a52-1d8e-4a55-9a0c-3f1f6a1f0f01',
  amount,
  shopName,
  payer: { firstName: '', lastName: '', street: '', postcode: '', city: '', email: '' },
  instrument: { kind: 'wallet' },
  returnTo: 'https://shop.example/zurueck',
  cancelTo: 'https://shop.example/abbruch',
});

const cents = ({ value }: { value: string }) => Math.round(Number(value) * 100);

describe('an order for PayPal', () => {
  it('has a breakdown that adds up, and amounts as PayPal writes them', () => {
    const amounts = fc.record({
      itemsCents: fc.integer({ min: 1, max: 99_999_999 }),
      shippingCents: fc.integer({ min: 0, max: 99_999 }),
      discount: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(amounts, ({ discount, ...sums }) => {
        const discountCents = Math.floor(sums.itemsCents * discount);
        const [unit] = newOrder(request({ ...sums, discountCents })).purchase_units;
        const { breakdown, ...total } = unit?.amount ?? expect.fail();
        const parts = [total, breakdown.item_total, breakdown.shipping, breakdown.discount];
        for (const { value } of parts) expect(value).toMatch(/^\d+\.\d\d$/);
        expect(cents(total)).toBe(
          cents(breakdown.item_total) + cents(breakdown.shipping) - cents(breakdown.discount),
        );
      }),
    );
  });

  it('lets the shopper come back to the last page, where the button stands', () => {
    const order = newOrder(request({ itemsCents: 100, shippingCents: 0, discountCents: 0 }));
    expect(order.intent).toBe('CAPTURE');
    expect(order.payment_source.paypal.experience_context.user_action).toBe('CONTINUE');
  });

  it('asks for an address only if it is wanted', () => {
    const one = request({ itemsCents: 100, shippingCents: 0, discountCents: 0 });
    const preferenceOf = (order: ReturnType<typeof newOrder>) =>
      order.payment_source.paypal.experience_context.shipping_preference;
    expect(preferenceOf(newOrder(one))).toBe('NO_SHIPPING');
    expect(preferenceOf(newOrder({ ...one, asksAddress: true }))).toBe('GET_FROM_FILE');
  });
});

const approved = (change: object) => paypalOrder.parse({ id: 'X', status: 'APPROVED', ...change });
const shipping = {
  name: { full_name: 'Eva Berg' },
  address: { address_line_1: 'Weg 1', admin_area_2: 'Kiel', postal_code: '24103', country_code: 'DE' },
};

describe('the payer of an approved order', () => {
  it('is the account, with the address that was chosen', () => {
    const paypal = {
      email_address: 'eva@example.de',
      name: { given_name: 'Eva', surname: 'Berg' },
      phone_number: { national_number: '491701234567' },
    };
    const order = approved({ payment_source: { paypal }, purchase_units: [{ shipping }] });
    expect(stateOf(order)).toEqual({
      kind: 'approved',
      payer: {
        firstName: 'Eva',
        lastName: 'Berg',
        email: 'eva@example.de',
        phone: '491701234567',
        address: {
          recipient: 'Eva Berg',
          street: 'Weg 1',
          addition: undefined,
          postcode: '24103',
          city: 'Kiel',
          country: 'DE',
        },
      },
    });
  });

  it('is read under its older name, too', () => {
    const payer = { email_address: 'eva@example.de', name: { given_name: 'Eva' } };
    expect(stateOf(approved({ payer }))).toMatchObject({
      payer: { firstName: 'Eva', email: 'eva@example.de', lastName: undefined, address: undefined },
    });
  });

  it.each([
    ['of another shape', { payer: 7, payment_source: [], purchase_units: [{ shipping: 'Kiel' }] }],
    [
      'with odd parts',
      { payer: { name: null, email_address: '  ' }, purchase_units: [{ shipping: { address: 1 } }] },
    ],
    ['missing', {}],
  ])('%s: the approval still counts', (_, change) => {
    expect(stateOf(approved(change)).kind).toBe('approved');
  });
});
