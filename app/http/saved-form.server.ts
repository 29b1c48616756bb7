import type { RouterContextProvider } from 'react-router';
import { deleteSavedForm, findSavedForm, saveForm } from '~/domain/accounts/saved-form.server';
import { BACK_FIELD } from '~/domain/checkout/checkout';
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

function typedFields(form: FormData): Record<string, string> {
  const typed = [...form].filter(([name]) => !secretFields.includes(name) && name !== BACK_FIELD);
  return Object.fromEntries(typed.map(([name, value]) => [name, String(value)]));
}

/** @returns the sign-in URL; undefined without a cookie of an expired session */
export async function saveExpiredForm(
  routerContext: Readonly<RouterContextProvider>,
  { request, form, page }: { request: Request; form: FormData; page: string },
): Promise<string | undefined> {
  const { tenant, context, visitor } = requestScope(routerContext);
  if (visitor.sessionId || !hasSessionCookie(request.headers.get('cookie') ?? undefined)) return undefined;
  const saved = { page: markPage(page, false), fields: typedFields(form) };
  applySession(routerContext, await saveForm(tenant, context, visitor, saved));
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

/** What was typed, whole or not, when the shopper went back to an earlier step. */
export async function saveDraft(
  routerContext: Readonly<RouterContextProvider>,
  page: string,
  form: FormData,
): Promise<void> {
  const { tenant, context, visitor } = requestScope(routerContext);
  applySession(routerContext, await saveForm(tenant, context, visitor, { page, fields: typedFields(form) }));
}

export async function savedDraft(
  routerContext: Readonly<RouterContextProvider>,
  page: string,
): Promise<Record<string, string> | undefined> {
  const { context, visitor } = requestScope(routerContext);
  return findSavedForm(context, visitor, page);
}

/** Once the step is sent. */
export async function deleteDraft(
  routerContext: Readonly<RouterContextProvider>,
  page: string,
): Promise<void> {
  const { context, visitor } = requestScope(routerContext);
  await deleteSavedForm(context, visitor, page);
}
