import { expect, it } from 'vitest';
import type { HeldRole } from '../rights';
import { ownAccount } from './own-account';

const at = (id: string, iban?: string) => ({
  id,
  company: { bank: iban === undefined ? null : { inhaber: 'A', iban, bic: 'A', bankname: 'B' } },
});
const [kiel, celle, alone, poor] = [at('kiel', 'DE1'), at('celle', 'DE1'), at('alone', 'DE2'), at('poor')];
const all = [kiel, celle, alone, poor];
const leads = (...ids: (string | null)[]): HeldRole[] =>
  ids.map((locationId) => ({ role: 'leitung', locationId }));

it.each([
  ['each location of the account', leads('kiel', 'celle'), kiel, ['kiel', 'celle']],
  ['all locations', leads(null), celle, ['kiel', 'celle']],
  ['the only one', leads('alone'), alone, ['alone']],
])('who leads %s reads its statements', (_who, held, location, locationIds) => {
  expect(ownAccount(location, all, held)).toMatchObject({ ok: true, locationIds });
});

it.each([
  ['leads one of two locations', leads('kiel'), kiel, 'shared'],
  [
    'sells at the other',
    [...leads('kiel'), { role: 'verkauf', locationId: 'celle' } as const],
    kiel,
    'shared',
  ],
  ['leads a location without an account', leads(null), poor, 'no-account'],
])('who %s reads none', (_who, held, location, code) => {
  expect(ownAccount(location, all, held)).toEqual({ ok: false, code });
});
