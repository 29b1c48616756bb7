import type { Submission, SubmissionResult } from '@conform-to/react';
import { data } from 'react-router';
import { accountMessage } from '~/domain/accounts/messages';
import type { AccountRefusal } from '~/domain/accounts/refusals';
import { secretFields } from '../secret-fields';

export const refusalStatuses: Record<AccountRefusal['code'], number> = {
  'wrong-credentials': 401,
  'wrong-password': 401,
  'wrong-code': 401,
  'code-required': 401,
  'password-change-required': 403,
  'expired-challenge': 401,
  'expired-token': 410,
  'address-taken': 409,
  'same-address': 409,
  'account-gone': 400,
  'weak-password': 400,
  'address-book-full': 400,
  'rate-limited': 429,
  busy: 503,
};

function fieldOf(refusal: AccountRefusal, fields: readonly string[]): string | undefined {
  const of = (...names: string[]) => names.find((name) => fields.includes(name));
  switch (refusal.code) {
    case 'wrong-password':
      return of('passwort');
    case 'same-address':
      return of('email');
    case 'weak-password':
    case 'account-gone':
      return of('passwortNeu', 'passwort');
    case 'wrong-code':
      return of('code');
    case 'rate-limited':
      if (refusal.what === 'password') return of('passwort');
      if (refusal.what === 'second-factor') return of('code');
      return refusal.what === 'change-email' ? of('email') : undefined;
    default:
      return undefined;
  }
}

export function invalidForm<Value>(submission: Submission<Value, string[]>): SubmissionResult<string[]> {
  return submission.reply({ hideFields: secretFields });
}

export function refusedForm<Value>(
  submission: Submission<Value, string[]>,
  refusal: AccountRefusal,
): { result: SubmissionResult<string[]>; status: number } {
  const field = fieldOf(refusal, Object.keys(submission.payload));
  const text = [accountMessage(refusal)];
  const errors = field ? { fieldErrors: { [field]: text } } : { formErrors: text };
  return {
    result: submission.reply({ ...errors, hideFields: secretFields }),
    status: refusalStatuses[refusal.code],
  };
}

export function refuseForm<Value>(submission: Submission<Value, string[]>, refusal: AccountRefusal) {
  const { result, status } = refusedForm(submission, refusal);
  return data(result, { status });
}
