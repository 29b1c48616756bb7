import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { waitText } from '~/domain/accounts/attempts';
import { TooManySignInsError } from '~/domain/accounts/password-hash.server';
import { secondFactorSchema } from '~/domain/accounts/schemas';
import {
  confirmSecondFactor,
  hasSecondFactor,
  removeOwnSecondFactor,
  takeCode,
} from '~/domain/accounts/second-factor.server';
import type { User } from '~/domain/accounts/users.server';
import type { Visitor } from '~/domain/accounts/visitor';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { BUSY, WRONG_CODE } from '~/storefront/account/page.server';
import { passwordRefusal } from './change-settings.server';

/** What came of the form: done, or why not, with the status. */
export type SecondFactorAnswer =
  | { kind: 'on' | 'off' }
  | { kind: 'show'; status: number; result: SubmissionResult<string[]> };

/** Sets the second factor up, or removes the one that is there; either needs a code of the app and the password. */
export async function changeSecondFactor(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  user: User,
  form: FormData,
): Promise<SecondFactorAnswer> {
  const submission = parseWithZod(form, { schema: secondFactorSchema });
  const hideFields = ['passwort', 'code'];
  const show = (status: number, field: string, message: string): SecondFactorAnswer => {
    const result = submission.reply({ fieldErrors: { [field]: [message] }, hideFields });
    return { kind: 'show', status, result };
  };
  if (submission.status !== 'success') {
    return { kind: 'show', status: 400, result: submission.reply({ hideFields }) };
  }
  const { passwort, code } = submission.value;
  try {
    const refusal = await passwordRefusal({ tenant, context, visitor, user }, passwort);
    if (refusal) return show(refusal.status, 'passwort', refusal.text);
  } catch (error) {
    if (error instanceof TooManySignInsError) return show(503, 'passwort', BUSY);
    throw error;
  }
  // The form says which it was: of two sent one after the other the second does not undo the first.
  const isRemoval = form.get('aktion') === 'entfernen';
  if (isRemoval !== (await hasSecondFactor(context.db, user.id))) return { kind: isRemoval ? 'off' : 'on' };
  const check = isRemoval
    ? await takeCode(context, user, code)
    : await confirmSecondFactor(tenant, context, visitor, user, code);
  if (check.kind === 'wait') return show(429, 'code', waitText(check.seconds));
  if (check.kind === 'wrong') return show(401, 'code', WRONG_CODE);
  if (isRemoval) await removeOwnSecondFactor(tenant, context, user);
  return { kind: isRemoval ? 'off' : 'on' };
}
