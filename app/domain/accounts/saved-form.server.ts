import { and, eq, gt, lt } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { startSession } from './session.server';
import { savedForms } from './tables';
import type { SessionChange, Visitor } from './visitor';

const SHOWN_MS = 60 * 60 * 1_000;

const shownSince = ({ now }: Context) => new Date(now().getTime() - SHOWN_MS);

export interface SavedForm {
  page: string;
  fields: Record<string, string>;
}

/** Starts a new session for the form; a later form replaces it. */
export async function saveForm(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  { page, fields }: SavedForm,
): Promise<SessionChange | undefined> {
  const { visitor: owning, session } = await startSession(tenant, context, visitor);
  if (!owning.sessionId) return session;
  const row = { page, fields, createdAt: context.now() };
  await context.db
    .insert(savedForms)
    .values({ sessionId: owning.sessionId, ...row })
    .onConflictDoUpdate({ target: savedForms.sessionId, set: row });
  return session;
}

/** For an hour, however often. */
export async function findSavedForm(
  context: Context,
  { sessionId }: Pick<Visitor, 'sessionId'>,
  page: string,
): Promise<SavedForm['fields'] | undefined> {
  if (!sessionId) return undefined;
  const isShown = gt(savedForms.createdAt, shownSince(context));
  const [row] = await context.db
    .select({ fields: savedForms.fields })
    .from(savedForms)
    .where(and(eq(savedForms.sessionId, sessionId), eq(savedForms.page, page), isShown));
  return row?.fields;
}

export async function deleteSavedForm(
  { db }: Context,
  { sessionId }: Pick<Visitor, 'sessionId'>,
  page: string,
): Promise<void> {
  if (!sessionId) return;
  await db.delete(savedForms).where(and(eq(savedForms.sessionId, sessionId), eq(savedForms.page, page)));
}

export async function deleteOldForms(context: Context): Promise<void> {
  await context.db.delete(savedForms).where(lt(savedForms.createdAt, shownSince(context)));
}
