import type { RouterContextProvider } from 'react-router';
import { findSavedForm, saveForm } from '~/domain/accounts/saved-form.server';
import { signInPath } from '~/paths';
import { applySession, requestScope } from './request-scope';
import { secretFields } from './secret-fields';
import { hasSessionCookie } from './session-cookie';

/** Of a page that shows what was typed before the session expired. */
const MARK = 'eingabe';

function markPage(page: string, isMarked: boolean): string {
  const { pathname, searchParams } = new URL(page, 'http://localhost');
  searchParams.delete(MARK);
  if (isMarked) searchParams.set(MARK, 'gemerkt');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** @returns the sign-in URL; undefined without a cookie of an expired session */
export async function saveExpiredForm(
  routerContext: Readonly<RouterContextProvider>,
  { request, form, page }: { request: Request; form: FormData; page: string },
): Promise<string | undefined> {
  const { tenant, context, visitor } = requestScope(routerContext);
  if (visitor.sessionId || !hasSessionCookie(request.headers.get('cookie') ?? undefined)) return undefined;
  const typed = [...form].filter(([name]) => !secretFields.includes(name));
  const fields = Object.fromEntries(typed.map(([name, value]) => [name, String(value)]));
  applySession(
    routerContext,
    await saveForm(tenant, context, visitor, { page: markPage(page, false), fields }),
  );
  return `${signInPath(markPage(page, true))}&hinweis=abgelaufen`;
}

export async function savedFields(
  { context: routerContext, url }: { context: Readonly<RouterContextProvider>; url: URL },
  page: string,
): Promise<Record<string, string> | undefined> {
  if (!url.searchParams.has(MARK)) return undefined;
  const { context, visitor } = requestScope(routerContext);
  return findSavedForm(context, visitor, markPage(page, false));
}
