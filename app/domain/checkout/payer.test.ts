import { describe, expect, it } from 'vitest';
import type { ApprovedPayer } from '~/domain/payments/provider';
import { filledByPayer } from './payer';

const nobody = { contact: null, address: null, delivery: 'versand' } as const;
const german = {
  recipient: 'Eva Berg',
  street: 'Hafenweg 12',
  postcode: '24103',
  city: 'Kiel',
  country: 'DE',
};
const eva: ApprovedPayer = { firstName: 'Eva', lastName: 'Berg', email: 'eva@example.de', address: german };
const withAddress = (change: Partial<typeof german> & { addition?: string }) => ({
  ...eva,
  address: { ...german, ...change },
});

describe('what a payer told the provider', () => {
  it('fills a draft in which nothing is typed', () => {
    expect(filledByPayer(nobody, eva)).toEqual({
      payer: eva,
      contact: { salutation: null, firstName: 'Eva', lastName: 'Berg', email: 'eva@example.de', phone: '' },
      address: { street: 'Hafenweg 12', postcode: '24103', city: 'Kiel' },
    });
  });

  it('never replaces what is known here', () => {
    const contact = {
      salutation: 'herr',
      firstName: 'Jan',
      lastName: 'Holm',
      email: 'j@h.de',
      phone: '1',
    } as const;
    const address = { street: 'Weg 1', postcode: '10115', city: 'Berlin' };
    expect(filledByPayer({ ...nobody, contact, address }, eva)).toMatchObject({ contact, address });
    expect(filledByPayer({ ...nobody, contact }, eva)).toMatchObject({ contact, address: { city: 'Kiel' } });
  });

  it.each([
    ['491701234567', '491701234567'],
    ['+49 170 1234567', '+49 170 1234567'],
    ['call me', ''],
    [undefined, ''],
  ])('has a telephone %s as %j', (phone, taken) => {
    expect(filledByPayer(nobody, { ...eva, phone }).contact?.phone).toBe(taken);
  });

  it.each([
    ['Am Deich', '7a', 'Am Deich 7a'],
    ['Am Deich 7', '3. OG', 'Am Deich 7, 3. OG'],
    ['Packstation 123', '4567890', 'Packstation 123, 4567890'],
    ['Straße des 17. Juni', '135', 'Straße des 17. Juni, 135'],
  ])('has street %s and %s in one line', (street, addition, line) => {
    expect(filledByPayer(nobody, withAddress({ street, addition })).address?.street).toBe(line);
  });

  it('sends a parcel to another name, if there is one', () => {
    const gift = withAddress({ recipient: 'Dr. Jan Peter Holm' });
    expect(filledByPayer(nobody, gift).address?.deliverTo).toEqual({
      firstName: 'Dr. Jan Peter',
      lastName: 'Holm',
      street: 'Hafenweg 12',
      postcode: '24103',
      city: 'Kiel',
    });
    expect(filledByPayer({ ...nobody, delivery: 'abholung' }, gift).address).not.toHaveProperty('deliverTo');
  });

  it.each([
    ['abroad', withAddress({ country: 'AT', postcode: '1010', city: 'Wien' })],
    ['abroad', withAddress({ country: 'FR', postcode: '75001', city: 'Paris' })],
    ['incomplete', withAddress({ street: 'Hafenweg' })],
    ['incomplete', withAddress({ city: '' })],
    ['incomplete', withAddress({ postcode: '2410' })],
    ['incomplete', withAddress({ street: `Weg 1 ${'x'.repeat(90)}` })],
    ['incomplete', { ...eva, lastName: undefined }],
    ['incomplete', { ...eva, email: 'eva' }],
    ['missing', { ...eva, address: undefined }],
    ['missing', {}],
  ] satisfies [string, ApprovedPayer][])('has a gap: %s', (gap, payer) => {
    expect(filledByPayer(nobody, payer).payerGap).toBe(gap);
  });

  it('has no gap where the account knows everything', () => {
    const { contact, address } = filledByPayer(nobody, eva);
    expect(filledByPayer({ ...nobody, contact, address }, {})).not.toHaveProperty('payerGap');
  });
});
