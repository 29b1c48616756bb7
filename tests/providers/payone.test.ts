import { expect, it } from 'vitest';
import { payone } from '~/domain/payments/payone/payone.server';
import { createLog } from '~/platform/log.server';

const {
  PAYONE_TEST_MERCHANT_ID: merchantId = '',
  PAYONE_TEST_PORTAL_ID: portalId = '',
  PAYONE_TEST_ACCOUNT_ID: accountId = '',
  PAYONE_TEST_SECRET: key = '',
  PAYONE_TEST_API: api = 'https://api.pay1.de',
} = process.env;

const payer = {
  firstName: 'Eva',
  lastName: 'Berg',
  street: 'Hafenweg 12',
  postcode: '24103',
  city: 'Kiel',
  email: 'eva.berg@example.com',
};
const bank = { iban: 'DE85123456782599100003', holder: 'Eva Berg' };

const providerWith = (secret: string) =>
  payone({
    id: 'test',
    account: { api, mode: 'test', merchantId, portalId, accountId, key: secret },
    pages: api,
    origins: [api],
    messagesOf: async () => [],
    log: createLog('warn'),
  });

it('offers a mandate, in test mode', async () => {
  expect(await providerWith(key).offerMandate?.(payer, bank)).toMatchObject({
    ok: true,
    mandate: { reference: expect.stringMatching(/.+/), creditor: expect.stringMatching(/.+/) },
  });
});

it('refuses a wrong key', async () => {
  expect(await providerWith(`${key}x`).offerMandate?.(payer, bank)).toEqual({ ok: false, code: 'refused' });
});
