import type { RouterContextProvider } from 'react-router';
import { saveForm, takeSavedForm } from '~/domain/accounts/saved-form.server';
import { signInPath } from '~/paths';
import { applySession, requestScope } from './request-scope';
import { secretFields } from './secret-fields';
import { hasSessionCookie } from './session-cookie';

/** @returns the sign-in URL; undefined without a cookie of an expired session */
export async function saveExpiredForm(
  routerContext: Readonly<RouterContextProvider>,
  { request, form, page }: { request: Request; form: FormData; page: string },
): Promise<string | undefined> {
  const { tenant, context, visitor } = requestScope(routerContext);
  if (visitor.sessionId || !hasSessionCookie(request.headers.get('cookie') ?? undefined)) return undefined;
  const typed = [...form].filter(([name]) => !secretFields.includes(name));
  const fields = Object.fromEntries(typed.map(([name, value]) => [name, String(value)]));
  applySession(routerContext, await saveForm(tenant, context, visitor, { page, fields }));
  return `${signInPath(page)}&hinweis=abgelaufen`;
}

export async function savedFields(
  routerContext: Readonly<RouterContextProvider>,
  page: string,
): Promise<Record<string, string> | undefined> {
  const { context, visitor } = requestScope(routerContext);
  return takeSavedForm(context, visitor, page);
}
