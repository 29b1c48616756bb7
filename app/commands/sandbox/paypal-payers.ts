const eva = { given_name: 'Eva', surname: 'Berg' };
const account = { email_address: 'eva.berg@example.de', name: eva };
const line = {
  address_line_1: 'Hafenweg 12',
  admin_area_2: 'Kiel',
  postal_code: '24103',
  country_code: 'DE',
};
const home = { name: { full_name: 'Eva Berg' }, address: line };

/** Accounts that can approve, with the address that they choose. */
export const payers = {
  deutsch: { label: 'In Deutschland', account, shipping: home },
  geschenk: {
    label: 'In Deutschland, an jemand anderen',
    account: { ...account, phone_number: { national_number: '491701234567' } },
    shipping: {
      name: { full_name: 'Dr. Jan Peter Holm' },
      address: { ...line, address_line_1: 'Am Deich', address_line_2: '7a' },
    },
  },
  ausland: {
    label: 'In Österreich',
    account,
    shipping: {
      ...home,
      address: { address_line_1: 'Ring 1', admin_area_2: 'Wien', postal_code: '1010', country_code: 'AT' },
    },
  },
  unvollstaendig: {
    label: 'In Deutschland, ohne Hausnummer und Ort',
    account,
    shipping: {
      ...home,
      address: { address_line_1: 'Hafenweg', postal_code: '24103', country_code: 'DE' },
    },
  },
  keine: { label: 'Keine', account, shipping: undefined },
} as const;
export type PayerName = keyof typeof payers;

export const isPayerName = (value: string | null): value is PayerName =>
  value !== null && Object.hasOwn(payers, value);

const ACCOUNT_ID = 'PRABEKANT2345';

/** The parts of an approved order that tell of its payer. */
export function shownPayer(name: PayerName) {
  const { email_address, name: person, ...phone } = payers[name].account;
  return {
    payment_source: {
      paypal: {
        ...phone,
        email_address,
        name: person,
        account_id: ACCOUNT_ID,
        account_status: 'VERIFIED',
        address: { country_code: 'DE' },
      },
    },
    payer: { email_address, name: person, payer_id: ACCOUNT_ID, address: { country_code: 'DE' } },
  };
}
