import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { ChangeKind } from '../change';
import { deskChanges } from '../tables';

export type StoredChange = typeof deskChanges.$inferSelect;

const MAX_CHANGES = 20;

/** The latest first. @param locationId undefined: made at any location @param subjects undefined: of any */
export function listChanges(
  { db }: Pick<Context, 'db'>,
  { locationId, kind, subjects }: { locationId?: string; kind: ChangeKind; subjects?: readonly string[] },
): Promise<StoredChange[]> {
  return db
    .select()
    .from(deskChanges)
    .where(
      and(
        locationId === undefined ? undefined : eq(deskChanges.locationId, locationId),
        eq(deskChanges.kind, kind),
        subjects && inArray(deskChanges.subject, [...subjects]),
      ),
    )
    .orderBy(desc(deskChanges.id))
    .limit(MAX_CHANGES);
}
