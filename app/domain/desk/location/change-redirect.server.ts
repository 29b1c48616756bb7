import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { pageKey } from '~/domain/tenancy/page-path';
import type { RedirectRule } from '~/domain/tenancy/redirects';
import { redirectRules } from '~/domain/tenancy/tables';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { KeysetPage } from '~/values/keyset-page';
import { recordChange } from '../journal/record-change.server';
import { patternsOf } from '../search-patterns';
import { deskChanges } from '../tables';
import type { ChangeSettingsResult } from './change-settings.server';
import { REDIRECT_SUBJECT } from './redirect-messages';

export type StoredRule = typeof redirectRules.$inferSelect;

/** Those of one location, or of all. */
export function storedRules({ db }: Pick<Context, 'db'>, locationUrl?: string): Promise<StoredRule[]> {
  return db
    .select()
    .from(redirectRules)
    .where(locationUrl === undefined ? undefined : eq(redirectRules.locationUrl, locationUrl))
    .orderBy(asc(redirectRules.oldUrl), asc(redirectRules.id));
}

export interface RuleCursor {
  oldUrl: string;
  id: number;
}

/** By address. @param words of an address or its target @returns one more than `limit` if the list goes on */
export function listRules(
  { db }: Pick<Context, 'db'>,
  locationUrl: string,
  words: string,
  { after, limit }: KeysetPage<RuleCursor>,
): Promise<StoredRule[]> {
  const { oldUrl, newUrl, id } = redirectRules;
  return db
    .select()
    .from(redirectRules)
    .where(
      and(
        eq(redirectRules.locationUrl, locationUrl),
        ...patternsOf(words).map((pattern) => sql`lower(${oldUrl} || ' ' || ${newUrl}) like ${pattern}`),
        after && sql`(${oldUrl}, ${id}) > (${after.oldUrl}, ${after.id})`,
      ),
    )
    .orderBy(asc(oldUrl), asc(id))
    .limit(limit + 1);
}

interface Place {
  location: { id: string; url: string };
  staff: string;
}

export const ruleFields = ({ oldUrl, newUrl, statusCode }: RedirectRule) => ({ oldUrl, newUrl, statusCode });

/** One rule after the other at a location. */
const lockRules = ({ db }: Context, url: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext(${`redirects:${url}`}))`);

/** Refused if a rule has the address already, whatever its case. */
export function addRedirect(
  context: Context,
  { location, staff }: Place,
  rule: RedirectRule,
): Promise<ChangeSettingsResult> {
  return inTransaction(context, async (tx): Promise<ChangeSettingsResult> => {
    await lockRules(tx, location.url);
    const rules = await storedRules(tx, location.url);
    if (rules.some(({ oldUrl }) => pageKey(oldUrl) === pageKey(rule.oldUrl)))
      return { ok: false, code: 'changed-meanwhile' };
    await tx.db.insert(redirectRules).values({ ...ruleFields(rule), locationUrl: location.url });
    const change = {
      kind: 'setting',
      subject: REDIRECT_SUBJECT,
      before: null,
      after: ruleFields(rule),
    } as const;
    await recordChange(tx, { locationId: location.id, staff, ...change });
    return { ok: true };
  });
}

/** Refused if there is no such rule any more. */
export function removeRedirect(
  context: Context,
  { location, staff }: Place,
  rule: Pick<RedirectRule, 'oldUrl' | 'newUrl' | 'statusCode'>,
): Promise<ChangeSettingsResult> {
  return inTransaction(context, async (tx): Promise<ChangeSettingsResult> => {
    await lockRules(tx, location.url);
    const { rowCount } = await tx.db
      .delete(redirectRules)
      .where(
        and(
          eq(redirectRules.locationUrl, location.url),
          eq(redirectRules.oldUrl, rule.oldUrl),
          eq(redirectRules.newUrl, rule.newUrl),
          eq(redirectRules.statusCode, rule.statusCode),
        ),
      );
    if (!rowCount) return { ok: false, code: 'changed-meanwhile' };
    const before = ruleFields({ ...rule, locationUrl: location.url });
    const change = { kind: 'setting', subject: REDIRECT_SUBJECT, before, after: null } as const;
    await recordChange(tx, { locationId: location.id, staff, ...change });
    return { ok: true };
  });
}

const stored = z.object({ oldUrl: z.string(), newUrl: z.string(), statusCode: z.number() }).nullable();

/** Removes an added rule, and adds a removed one. */
export async function undoRedirect(
  context: Context,
  place: Place,
  id: number,
): Promise<ChangeSettingsResult> {
  const known = and(
    eq(deskChanges.id, id),
    eq(deskChanges.locationId, place.location.id),
    eq(deskChanges.subject, REDIRECT_SUBJECT),
  );
  const [change] = await context.db.select().from(deskChanges).where(known);
  const before = stored.safeParse(change?.before ?? null).data;
  const after = stored.safeParse(change?.after ?? null).data;
  if (after) return removeRedirect(context, place, after);
  if (before) return addRedirect(context, place, { ...before, locationUrl: place.location.url });
  return { ok: false, code: 'changed-meanwhile' };
}
