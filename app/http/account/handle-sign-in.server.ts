import type { SubmissionResult } from '@conform-to/react';
import { type RouterContextProvider, redirect } from 'react-router';
import { firstPasswordSchema, signInCodeSchema, signInSchema } from '~/domain/accounts/schemas';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { findJoined } from '~/domain/cart/joined-pieces.server';
import {
  signInWithCode,
  signInWithFirstPassword,
  signInWithPassword,
} from '~/domain/customer/sign-in.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { parseForm } from '~/http/parse-form.server';
import { accountPath, cartPath, checkoutPaths, signInPagePath } from '~/paths';
import type { Context } from '~/platform/context';
import { secondFactorPath } from '~/values/account-paths';
import { applySession, requestScope } from '../request-scope';
import { invalidForm, refusedForm } from './refuse-form';

const pagesThatTell = [accountPath, cartPath, ...Object.values(checkoutPaths)];

/** The cart, if it has gained articles of the account and the requested page would not tell. */
async function pageAfterSignIn(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  goOn: string,
): Promise<string> {
  if (pagesThatTell.some((page) => goOn.startsWith(page))) return goOn;
  const joined = await findJoined(tenant, context, visitor);
  return joined ? `${cartPath}?von=${encodeURIComponent(goOn)}` : goOn;
}

/** By way of the sign-in page, which says so if the cookie of a first session did not come back. @param visitor before the sign-in */
const checkCookies = (visitor: Visitor, next: string): string =>
  ownerOf(visitor) ? next : `${signInPagePath}?hinweis=cookies&weiter=${encodeURIComponent(next)}`;

export interface SignInForm {
  status: number;
  result: SubmissionResult<string[]> | undefined;
  /** Present if the code of the app is required. */
  challengeToken?: string;
  /** Present if a password of the owner's own is required. */
  passwordToken?: string;
}

interface Step {
  routerContext: Readonly<RouterContextProvider>;
  form: FormData;
  goOn: string;
}

async function handlePassword({ routerContext, form, goOn }: Step): Promise<SignInForm> {
  const { tenant, context, visitor } = requestScope(routerContext);
  const submission = parseForm(form, signInSchema);
  if (submission.status !== 'success') return { status: 400, result: invalidForm(submission) };
  const { email, passwort, mitarbeiter } = submission.value;
  const result = await signInWithPassword(tenant, context, visitor, {
    email,
    password: passwort,
    asStaff: mitarbeiter !== undefined,
  });
  if (result.ok) {
    applySession(routerContext, result.session);
    const next = await pageAfterSignIn(tenant, context, result.session.visitor, goOn);
    throw redirect(checkCookies(visitor, result.needsSecondFactor ? secondFactorPath : next), 303);
  }
  if (result.code === 'code-required') {
    return { status: 200, result: undefined, challengeToken: result.challengeToken };
  }
  if (result.code === 'password-required') {
    return { status: 200, result: undefined, passwordToken: result.passwordToken };
  }
  return refusedForm(submission, result);
}

async function handleFirstPassword({ routerContext, form, goOn }: Step): Promise<SignInForm> {
  const { tenant, context, visitor } = requestScope(routerContext);
  const submission = parseForm(form, firstPasswordSchema);
  const passwordToken = String(form.get('nachweis'));
  if (submission.status !== 'success') return { status: 400, result: invalidForm(submission), passwordToken };
  const { passwortNeu: password } = submission.value;
  const result = await signInWithFirstPassword(tenant, context, visitor, { token: passwordToken, password });
  if (result.ok) {
    applySession(routerContext, result.session);
    const next = await pageAfterSignIn(tenant, context, result.session.visitor, goOn);
    throw redirect(checkCookies(visitor, next), 303);
  }
  const refused = refusedForm(submission, result);
  return result.code === 'expired-challenge' ? refused : { ...refused, passwordToken };
}

async function handleCode({ routerContext, form, goOn }: Step): Promise<SignInForm> {
  const { tenant, context, visitor } = requestScope(routerContext);
  const submission = parseForm(form, signInCodeSchema);
  const challengeToken = String(form.get('nachweis'));
  if (submission.status !== 'success') return { status: 400, result: submission.reply(), challengeToken };
  const { code } = submission.value;
  const result = await signInWithCode(tenant, context, visitor, { challengeToken, code });
  if (result.ok) {
    applySession(routerContext, result.session);
    const next = await pageAfterSignIn(tenant, context, result.session.visitor, goOn);
    throw redirect(checkCookies(visitor, next), 303);
  }
  if (result.code === 'password-required')
    return { status: 200, result: undefined, passwordToken: result.passwordToken };
  const refused = refusedForm(submission, result);
  return result.code === 'expired-challenge' ? refused : { ...refused, challengeToken };
}

/** @throws {Response} the redirect once somebody has signed in */
export function handleSignIn(step: Step): Promise<SignInForm> {
  if (!step.form.has('nachweis')) return handlePassword(step);
  return step.form.has('passwortNeu') ? handleFirstPassword(step) : handleCode(step);
}
