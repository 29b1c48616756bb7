import { parseWithZod } from '@conform-to/zod/v4';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { secondFactorSchema } from '~/domain/accounts/schemas';
import { confirmSecondFactor, removeOwnSecondFactor } from '~/domain/accounts/second-factor.server';
import { secondFactorPath } from '~/paths';
import { accountScope } from '../request-scope';
import { invalidForm, refuseForm } from './refuse-form';

/**
 * Sets the second factor up, or removes the one that is there. The form says which it was: of two sent one after the other
 * the second does not undo the first.
 * @throws {Response} the redirect once it is done
 */
export async function handleSecondFactor(routerContext: Readonly<RouterContextProvider>, form: FormData) {
  const { tenant, context, visitor, user } = accountScope(routerContext);
  const submission = parseWithZod(form, { schema: secondFactorSchema });
  if (submission.status !== 'success') return data(invalidForm(submission), { status: 400 });
  const { passwort, code } = submission.value;
  const isRemoval = form.get('aktion') === 'entfernen';
  const change = isRemoval ? removeOwnSecondFactor : confirmSecondFactor;
  const result = await change(tenant, context, { visitor, user }, { password: passwort, code });
  if (!result.ok) return refuseForm(submission, result);
  throw redirect(`${secondFactorPath}?hinweis=${isRemoval ? 'aus' : 'an'}`, 303);
}
