import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NavigationContent } from '~/domain/content/navigation/navigation-content';
import { ALL_LOCATIONS, navigationContents } from '~/domain/content/tables';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { recordChange } from '../journal/record-change.server';
import { deskChanges } from '../tables';
import type { ChangeSettingsResult } from './change-settings.server';
import { MENU_SUBJECT, storedMenu } from './menu-form';

interface Place {
  location: { id: string; url: string };
  staff: string;
}

/** Of the location, null without any; `shared` is what all others show. */
export async function storedMenus({ db }: Pick<Context, 'db'>, url: string) {
  const rows = await db
    .select()
    .from(navigationContents)
    .where(inArray(navigationContents.locationUrl, [url, ALL_LOCATIONS]));
  const contentOf = (owner: string): unknown =>
    rows.find(({ locationUrl }) => locationUrl === owner)?.content ?? null;
  return { own: contentOf(url), shared: contentOf(ALL_LOCATIONS) };
}

/** @param before own content as the form showed it @param after null: the shared menus */
export function changeMenu(
  context: Context,
  { location, staff }: Place,
  { before, after }: { before: unknown; after: NavigationContent | null },
): Promise<ChangeSettingsResult> {
  return inTransaction(context, async (tx): Promise<ChangeSettingsResult> => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`menu:${location.url}`}))`);
    const { own } = await storedMenus(tx, location.url);
    if (!isDeepStrictEqual(own, before)) return { ok: false, code: 'changed-meanwhile' };
    if (isDeepStrictEqual(own, after)) return { ok: false, code: 'nothing-new' };
    if (after === null)
      await tx.db.delete(navigationContents).where(eq(navigationContents.locationUrl, location.url));
    else
      await tx.db
        .insert(navigationContents)
        .values({ locationUrl: location.url, content: after })
        .onConflictDoUpdate({ target: navigationContents.locationUrl, set: { content: after } });
    const change = { kind: 'setting', subject: MENU_SUBJECT, before: own, after } as const;
    await recordChange(tx, { locationId: location.id, staff, ...change });
    return { ok: true };
  });
}

export async function undoMenu(context: Context, place: Place, id: number): Promise<ChangeSettingsResult> {
  const known = and(
    eq(deskChanges.id, id),
    eq(deskChanges.locationId, place.location.id),
    eq(deskChanges.subject, MENU_SUBJECT),
  );
  const [change] = await context.db.select().from(deskChanges).where(known);
  const before = change?.before === null ? null : storedMenu(change?.before);
  if (!change || before === undefined) return { ok: false, code: 'changed-meanwhile' };
  return changeMenu(context, place, { before: change.after, after: before });
}
