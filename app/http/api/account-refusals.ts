import { accountMessage } from '~/domain/accounts/messages';
import type { AccountRefusal } from '~/domain/accounts/refusals';
import { refusalStatuses } from '../account/refuse-form';
import { inWords, type Refused, refusal } from './refusal';

const declared = (code: AccountRefusal['code']) => refusal(refusalStatuses[code], code.replaceAll('-', '_'));

/** For a declaration. */
export const accountRefusals = (...codes: readonly AccountRefusal['code'][]) => codes.map(declared);

/** @param field that the refusal is about */
export function refuseAccount(refused: AccountRefusal, field?: string): Refused {
  const told = inWords(declared(refused.code), accountMessage(refused), field);
  if (refused.code === 'rate-limited') told.refusal.retryAfter = refused.seconds;
  return told;
}
