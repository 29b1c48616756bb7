import { type AuditActor, recordAudit } from '~/domain/accounts/audit-log.server';
import {
  type ApiKey,
  addApiKey,
  listApiKeys,
  type NewApiKey,
  opensLocation,
  revokeApiKey,
} from '~/domain/programs/api-keys.server';
import type { Location } from '~/domain/tenancy/directory';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { KeysetPage, MomentCursor } from '~/values/keyset-page';
import { recordChange } from '../journal/record-change.server';

type Place = Pick<Location, 'id' | 'title' | 'city'>;

export type AddKeyResult = { ok: true; key: string } | { ok: false; code: 'made-already' };
export type RevokeKeyResult = { ok: true } | { ok: false; code: 'not-there' };

type Recorded = Pick<ApiKey, 'name' | 'scopes' | 'locationIds'>;

/** In the journal of every location that the key opens. */
async function record(
  tx: Context,
  places: readonly Pick<Place, 'id'>[],
  { name, scopes, locationIds }: Recorded,
  { staff, isRevoked }: { staff: string; isRevoked: boolean },
): Promise<void> {
  for (const { id } of places.filter((place) => opensLocation({ locationIds }, place.id))) {
    const change = { locationId: id, staff, kind: 'api-key', subject: name } as const;
    await recordChange(tx, {
      ...change,
      ...(isRevoked ? { before: { scopes }, after: null } : { before: null, after: { scopes } }),
    });
  }
}

/** @param places all of the network @param actor for the audit log */
export function makeKey(
  context: Context,
  places: readonly Pick<Place, 'id'>[],
  added: NewApiKey,
  actor: AuditActor,
): Promise<AddKeyResult> {
  return inTransaction(context, async (tx) => {
    const key = await addApiKey(tx, added);
    if (key === undefined) return { ok: false, code: 'made-already' };
    await record(tx, places, added, { staff: added.createdBy, isRevoked: false });
    await recordAudit(tx, { kind: 'key-made', ...actor, detail: added.name });
    return { ok: true, key };
  });
}

export function revokeKey(
  context: Context,
  places: readonly Pick<Place, 'id'>[],
  { id, staff, actor }: { id: string; staff: string; actor: AuditActor },
): Promise<RevokeKeyResult> {
  return inTransaction(context, async (tx) => {
    const revoked = await revokeApiKey(tx, id);
    if (!revoked) return { ok: false, code: 'not-there' };
    await record(tx, places, revoked, { staff, isRevoked: true });
    await recordAudit(tx, { kind: 'key-revoked', ...actor, detail: revoked.name });
    return { ok: true };
  });
}

function nameOf(places: readonly Place[], id: string): string {
  const place = places.find((one) => one.id === id);
  return place ? `${place.title}, ${place.city}` : id;
}

/** @param places all of the network @returns one more than `limit` if the list goes on */
export async function deskKeys(context: Context, places: readonly Place[], page: KeysetPage<MomentCursor>) {
  const now = context.now();
  const keys = await listApiKeys(context, page);
  return keys.map(
    ({ id, name, scopes, locationIds, createdAt, createdBy, expiresAt, lastUsedAt, revokedAt }) => ({
      id,
      name,
      scopes,
      createdAt,
      createdBy,
      expiresAt,
      lastUsedAt,
      state: revokedAt ? ('revoked' as const) : expiresAt <= now ? ('expired' as const) : ('valid' as const),
      places: locationIds?.map((one) => nameOf(places, one)) ?? null,
    }),
  );
}
export type DeskKey = Awaited<ReturnType<typeof deskKeys>>[number];
