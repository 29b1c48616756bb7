import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { waitText } from '~/domain/accounts/attempts';
import { TooManySignInsError } from '~/domain/accounts/password-hash.server';
import { signInCodeSchema, signInSchema } from '~/domain/accounts/schemas';
import { requiresSecondFactor } from '~/domain/accounts/second-factor';
import { hasSecondFactor } from '~/domain/accounts/second-factor.server';
import { checkCredentials } from '~/domain/accounts/sign-in.server';
import { askForCode, signInWithCode } from '~/domain/accounts/sign-in-with-code.server';
import { isStaff } from '~/domain/accounts/staff.server';
import type { User } from '~/domain/accounts/users.server';
import type { SessionChange, Visitor } from '~/domain/accounts/visitor';
import { signIn } from '~/domain/customer/sign-in.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { BUSY, WRONG_CODE } from '~/storefront/account/page.server';

/** The spec's words (document 2, section 8). */
const WRONG = 'Ihre angegebenen Anmeldedaten sind ungültig.';
const EXPIRED = 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.';

/** What came of a step of the sign-in: where to go, or which form to show with what. */
export type SignInAnswer =
  | { kind: 'go'; to: string; session: SessionChange }
  | { kind: 'show'; status: number; result: SubmissionResult<string[]> | undefined; proof?: string };

interface Step {
  tenant: Tenant;
  context: Context;
  visitor: Visitor;
  form: FormData;
  /** Where the visitor wanted to go. */
  goOn: string;
}

/** Staff who mean to work here find their rights only with a second factor, where it is required. */
async function whereTo({ tenant, context, goOn }: Step, user: User, asStaff: boolean): Promise<string> {
  if (!asStaff || !requiresSecondFactor(tenant)) return goOn;
  return (await hasSecondFactor(context.db, user.id)) ? goOn : '/account/zweiter-faktor';
}

async function takePassword(step: Step): Promise<SignInAnswer> {
  const { tenant, context, visitor, form } = step;
  const submission = parseWithZod(form, { schema: signInSchema });
  if (submission.status !== 'success') return { kind: 'show', status: 400, result: submission.reply() };
  const refuse = (status: number, message: string): SignInAnswer => {
    const result = submission.reply({ formErrors: [message], hideFields: ['passwort'] });
    return { kind: 'show', status, result };
  };
  const { email, passwort, mitarbeiter } = submission.value;
  try {
    const credentials = await checkCredentials(context, visitor, email, passwort);
    if (credentials.kind === 'wait') return refuse(429, waitText(credentials.seconds));
    if (credentials.kind === 'wrong') return refuse(401, WRONG);
    const { user } = credentials;
    if (mitarbeiter && !(await isStaff(context.db, user))) return refuse(401, WRONG);
    if (await hasSecondFactor(context.db, user.id)) {
      const proof = await askForCode(context, user);
      return proof ? { kind: 'show', status: 200, result: undefined, proof } : refuse(401, WRONG);
    }
    const session = await signIn(tenant, context, visitor, user);
    if (!session) return refuse(401, WRONG);
    return { kind: 'go', to: await whereTo(step, user, mitarbeiter !== undefined), session };
  } catch (error) {
    if (error instanceof TooManySignInsError) return refuse(503, BUSY);
    throw error;
  }
}

async function takeCode({ tenant, context, visitor, form, goOn }: Step): Promise<SignInAnswer> {
  const submission = parseWithZod(form, { schema: signInCodeSchema });
  const proof = String(form.get('nachweis'));
  if (submission.status !== 'success') {
    return { kind: 'show', status: 400, result: submission.reply(), proof };
  }
  const answer = await signInWithCode(context, proof, submission.value.code);
  const session = answer.kind === 'right' ? await signIn(tenant, context, visitor, answer.user) : undefined;
  if (session) return { kind: 'go', to: goOn, session };
  const hideFields = ['code', 'nachweis'];
  if (answer.kind === 'expired' || answer.kind === 'right') {
    const result = submission.reply({ formErrors: [EXPIRED], hideFields });
    return { kind: 'show', status: 401, result };
  }
  const message = answer.kind === 'wait' ? waitText(answer.seconds) : WRONG_CODE;
  const result = submission.reply({ fieldErrors: { code: [message] }, hideFields });
  return { kind: 'show', status: answer.kind === 'wait' ? 429 : 401, result, proof };
}

/** One step of a sign-in: the password, or the code of the app after it. */
export function handleSignIn(step: Step): Promise<SignInAnswer> {
  return step.form.has('nachweis') ? takeCode(step) : takePassword(step);
}
