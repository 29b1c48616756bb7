import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import {
  checkContentPage,
  dropContentPage,
  type PageKey,
  putContentPage,
  type StoredPage,
  storedPage,
  storedPagesOf,
} from '~/domain/content/pages/change-pages.server';
import type { Location } from '~/domain/tenancy/directory';
import type { Context } from '~/platform/context';
import { advisoryLock, inTransaction } from '~/platform/database/transaction.server';
import type { KeysetPage } from '~/values/keyset-page';
import { recordChange } from '../journal/record-change.server';
import { deskChanges } from '../tables';
import { mayEditOf, ownerNamed, ownersAt, type PageOwner } from './page-owner';

export interface PageDesk {
  location: Pick<Location, 'id' | 'url' | 'hostname'>;
  staff: string;
  /** Leads all locations. */
  isCentral: boolean;
}

export type ChangePageResult =
  | { ok: true }
  | { ok: false; code: 'changed-meanwhile' | 'nothing-new' | 'known-path' };

/** Of the location, its host and the network. @returns one more than `limit` if the list goes on */
export async function deskPages(
  context: Context,
  { location, isCentral }: PageDesk,
  page: KeysetPage<PageKey>,
) {
  const pages = await storedPagesOf(context, Object.values(ownersAt(location)), page);
  return pages.flatMap((found) => {
    const owner = ownerNamed(location, found.owner);
    return owner ? [{ ...found, ownerName: owner, mayEdit: mayEditOf(owner, isCentral) }] : [];
  });
}

export const pageOfOwner = (
  context: Context,
  location: PageDesk['location'],
  owner: PageOwner,
  path: string,
) => storedPage(context, { owner: ownersAt(location)[owner], path });

/** '' of no page: a form that was made from another state is refused. */
export const pageVersion = (page: StoredPage | undefined): string =>
  page
    ? createHash('sha1')
        .update(JSON.stringify(Object.entries(page).sort()))
        .digest('base64url')
    : '';

async function write(
  tx: Context,
  { location, staff }: PageDesk,
  { owner, path }: PageKey,
  { before, after }: { before: StoredPage | undefined; after: StoredPage | null },
): Promise<void> {
  if (after) await putContentPage(tx, after);
  else await dropContentPage(tx, owner, path);
  await recordChange(tx, {
    locationId: location.id,
    staff,
    kind: 'content',
    subject: path,
    before: before ?? null,
    after,
  });
}

/** One change of pages after the other, so that of two with one path the second is refused. */
function change(
  context: Context,
  work: (tx: Context) => Promise<ChangePageResult>,
): Promise<ChangePageResult> {
  return inTransaction(context, async (tx) => {
    await advisoryLock(tx.db, 'desk-pages');
    return work(tx);
  });
}

/** @param version of the page that the form was made from; '': there was none */
export function savePage(
  context: Context,
  desk: PageDesk,
  page: StoredPage,
  version: string,
): Promise<ChangePageResult> {
  return change(context, async (tx) => {
    const before = await storedPage(tx, page);
    if (before && version === '') return { ok: false, code: 'known-path' };
    if (pageVersion(before) !== version) return { ok: false, code: 'changed-meanwhile' };
    if (isDeepStrictEqual(before, page)) return { ok: false, code: 'nothing-new' };
    await write(tx, desk, page, { before, after: page });
    return { ok: true };
  });
}

export function removePage(
  context: Context,
  desk: PageDesk,
  key: PageKey,
  version: string,
): Promise<ChangePageResult> {
  return change(context, async (tx) => {
    const before = await storedPage(tx, key);
    if (!before || pageVersion(before) !== version) return { ok: false, code: 'changed-meanwhile' };
    await write(tx, desk, key, { before, after: null });
    return { ok: true };
  });
}

/** Restores the page before the change, unless it has changed since. */
export function undoPage(context: Context, desk: PageDesk, id: number): Promise<ChangePageResult> {
  return change(context, async (tx) => {
    const { location, isCentral } = desk;
    const isMeant = and(
      eq(deskChanges.id, id),
      eq(deskChanges.locationId, location.id),
      eq(deskChanges.kind, 'content'),
    );
    const [found] = await tx.db.select().from(deskChanges).where(isMeant);
    const [before, after] = [found?.before, found?.after] as (StoredPage | null | undefined)[];
    const key = after ?? before;
    if (!key || !mayEditOf(ownerNamed(location, key.owner), isCentral))
      return { ok: false, code: 'changed-meanwhile' };
    const stored = await storedPage(tx, key);
    if (!isDeepStrictEqual(stored ?? null, after ?? null)) return { ok: false, code: 'changed-meanwhile' };
    await write(tx, desk, key, { before: stored, after: before ?? null });
    return { ok: true };
  });
}

export type CheckedPage =
  | { ok: true; page: StoredPage }
  | Extract<ReturnType<typeof checkContentPage>, { ok: false }>;

/** As an import would check it. */
export function checkedPage(entry: Readonly<Record<string, unknown>>): CheckedPage {
  const checked = checkContentPage(entry);
  if (!checked.ok) return checked;
  const {
    drawing = null,
    publishedFrom = null,
    publishedUntil = null,
    previewKey = null,
    ...page
  } = checked.page;
  return { ok: true, page: { ...page, drawing, publishedFrom, publishedUntil, previewKey } };
}
