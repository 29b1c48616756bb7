import { accountMessage } from '~/domain/accounts/messages';
import type { AccountRefusal } from '~/domain/accounts/refusals';
import { refusalStatuses } from '../account/refuse-form';
import type { Refused } from './call.server';

const reasonOf = (code: AccountRefusal['code']) => code.replaceAll('-', '_');

/** For a declaration. */
export function accountRefusals(...codes: readonly AccountRefusal['code'][]) {
  return codes.map((code) => [refusalStatuses[code], reasonOf(code)] as const);
}

/** @param field that the refusal is about */
export function refuseAccount(refusal: AccountRefusal, field?: string): Refused {
  const message = accountMessage(refusal);
  return {
    refusal: {
      status: refusalStatuses[refusal.code],
      reason: reasonOf(refusal.code),
      message,
      ...(field !== undefined && { details: [{ field, message }] }),
      ...(refusal.code === 'rate-limited' && { retryAfter: refusal.seconds }),
    },
  };
}
