import { data, type RouterContextProvider, redirect } from 'react-router';
import { secondFactorSchema } from '~/domain/accounts/schemas';
import {
  confirmSecondFactor,
  removeOwnSecondFactor,
  renewRecoveryCodes,
} from '~/domain/accounts/second-factor.server';
import { parseForm } from '~/http/parse-form.server';
import { secondFactorPath } from '~/values/account-paths';
import { accountScope } from '../request-scope';
import { invalidForm, refusedForm } from './refuse-form';

const changes = {
  einrichten: confirmSecondFactor,
  entfernen: removeOwnSecondFactor,
  erneuern: renewRecoveryCodes,
} as const;

/** The form names its change, so that a second one does not undo it. @throws {Response} the redirect if done */
export async function handleSecondFactor(routerContext: Readonly<RouterContextProvider>, form: FormData) {
  const { tenant, context, visitor, user } = accountScope(routerContext);
  const submission = parseForm(form, secondFactorSchema);
  const action = String(form.get('aktion'));
  const intent = action === 'entfernen' || action === 'erneuern' ? action : 'einrichten';
  if (submission.status !== 'success') {
    return data({ intent, result: invalidForm(submission) }, { status: 400 });
  }
  const { passwort, code } = submission.value;
  const credentials = { password: passwort, code };
  const outcome = await changes[intent](tenant, context, { visitor, user }, credentials);
  if (!outcome.ok) {
    const { result, status } = refusedForm(submission, outcome);
    return data({ intent, result }, { status });
  }
  if (outcome.recoveryCodes) return data({ intent, recoveryCodes: outcome.recoveryCodes });
  throw redirect(`${secondFactorPath}?hinweis=${intent === 'entfernen' ? 'aus' : 'an'}`, 303);
}
