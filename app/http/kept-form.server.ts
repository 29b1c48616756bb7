import type { RouterContextProvider } from 'react-router';
import { keepForm, takeKeptForm } from '~/domain/accounts/kept-form.server';
import { signInPath } from '~/paths';
import { applySession, requestScope } from './request-scope';
import { secretFields } from './secret-fields';
import { hasSessionCookie } from './session-cookie';

/** @returns the sign-in URL; undefined without a cookie of an expired session */
export async function keepExpiredForm(
  routerContext: Readonly<RouterContextProvider>,
  { request, form, page }: { request: Request; form: FormData; page: string },
): Promise<string | undefined> {
  const { tenant, context, visitor } = requestScope(routerContext);
  if (visitor.sessionId || !hasSessionCookie(request.headers.get('cookie') ?? undefined)) return undefined;
  const typed = [...form].filter(([name]) => !secretFields.includes(name));
  const fields = Object.fromEntries(typed.map(([name, value]) => [name, String(value)]));
  applySession(routerContext, await keepForm(tenant, context, visitor, { page, fields }));
  return `${signInPath(page)}&hinweis=abgelaufen`;
}

export async function keptFields(
  routerContext: Readonly<RouterContextProvider>,
  page: string,
): Promise<Record<string, string> | undefined> {
  const { context, visitor } = requestScope(routerContext);
  return takeKeptForm(context, visitor, page);
}
