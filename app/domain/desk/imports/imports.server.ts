import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { daysBefore } from '~/values/days';
import type { KeysetPage, MomentCursor } from '~/values/keyset-page';
import { type ColumnMapping, emptyReport, type ImportKind, type ImportState } from './import';
import { deskImports, importSuppliers } from './tables';

/** Works on an import in the state that it has. */
export const RUN_IMPORT = 'run-desk-import';

const { content: _content, refused: _refused, ...shown } = getTableColumns(deskImports);
const columns = {
  ...shown,
  hasContent: sql<boolean>`${deskImports.content} is not null`,
  hasRefused: sql<boolean>`${deskImports.refused} is not null`,
};

export type StoredImport = Omit<typeof deskImports.$inferSelect, 'content' | 'refused'> & {
  hasContent: boolean;
  hasRefused: boolean;
};

interface DeskOfImports {
  locationId: string;
  isCentral: boolean;
}

/** Of one location's desk, the latest first. @returns one more than `limit` if the list goes on @param isCentral also shows imports of the network */
export function listImports(
  { db }: Context,
  { locationId, isCentral, after, limit }: DeskOfImports & KeysetPage<MomentCursor>,
): Promise<StoredImport[]> {
  const { createdAt, id } = deskImports;
  return db
    .select(columns)
    .from(deskImports)
    .where(
      and(
        eq(deskImports.locationId, locationId),
        isCentral ? undefined : eq(deskImports.isNetwork, false),
        after && sql`(${createdAt}, ${id}) < (${after.at}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
}

export async function findImport(
  { db }: Context,
  { locationId, isCentral, id }: { locationId: string; isCentral: boolean; id: string },
): Promise<StoredImport | undefined> {
  const [found] = await db
    .select(columns)
    .from(deskImports)
    .where(and(eq(deskImports.id, id), eq(deskImports.locationId, locationId)));
  return found && (isCentral || !found.isNetwork) ? found : undefined;
}

/** CSV of the rows that stayed out. */
export async function refusedOf({ db }: Context, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ csv: deskImports.refused })
    .from(deskImports)
    .where(eq(deskImports.id, id));
  return found?.csv ?? undefined;
}

export interface NewImport {
  locationId: string;
  isNetwork: boolean;
  /** Null: fetched by night. */
  staff: string | null;
  supplier: string;
  kind: ImportKind;
  fileName: string;
  content: Buffer;
  isWhole: boolean;
}

/** The mapping of the supplier's last file is used again. @returns its id */
export async function addImport(context: Context, added: NewImport): Promise<string> {
  return inTransaction(context, async (tx) => {
    const known = await findSupplier(tx, { ...added, name: added.supplier });
    const [row] = await tx.db
      .insert(deskImports)
      .values({ ...added, mapping: known?.mapping ?? null, createdAt: tx.now(), state: 'checking' })
      .returning({ id: deskImports.id });
    if (!row) throw new Error('the import was not stored');
    await enqueueJob(tx.db, RUN_IMPORT, { ...row, staff: added.staff });
    return row.id;
  });
}

interface Step {
  /** For the journal; null: by night. */
  staff: string | null;
  from: readonly ImportState[];
  to: ImportState;
  set?: { mapping?: ColumnMapping; isWhole?: boolean; isConfirmed?: boolean };
}

/** @returns false if the import is no longer in one of the states */
export async function startStep(
  context: Context,
  id: string,
  { staff, from, to, set = {} }: Step,
): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const [row] = await tx.db
      .update(deskImports)
      .set({ ...set, state: to, done: 0, total: null, aliveAt: null, begun: 0, failure: null })
      .where(and(eq(deskImports.id, id), inArray(deskImports.state, [...from])))
      .returning({ id: deskImports.id });
    if (!row) return false;
    await enqueueJob(tx.db, RUN_IMPORT, { ...row, staff });
    return true;
  });
}

export interface SupplierKey {
  locationId: string;
  isNetwork: boolean;
  kind: ImportKind;
  name: string;
}

const isOf = ({ locationId, isNetwork, kind, name }: SupplierKey) =>
  and(
    eq(importSuppliers.locationId, locationId),
    eq(importSuppliers.isNetwork, isNetwork),
    eq(importSuppliers.kind, kind),
    eq(importSuppliers.name, name),
  );

export type Supplier = typeof importSuppliers.$inferSelect;

export async function findSupplier({ db }: Context, key: SupplierKey): Promise<Supplier | undefined> {
  const [found] = await db.select().from(importSuppliers).where(isOf(key));
  return found;
}

const isOfDesk = ({ locationId, isCentral }: DeskOfImports) =>
  and(
    eq(importSuppliers.locationId, locationId),
    isCentral ? undefined : eq(importSuppliers.isNetwork, false),
  );

/** Whose files are fetched by night. @returns one more than `limit` if the list goes on */
export function listFetched(
  { db }: Context,
  { after, limit, ...desk }: DeskOfImports & KeysetPage<{ id: number; text: string }>,
): Promise<Supplier[]> {
  const { name, id, address } = importSuppliers;
  const isBelow = after && sql`(${name}, ${id}) > (${after.text}, ${after.id}::int)`;
  return db
    .select()
    .from(importSuppliers)
    .where(and(isOfDesk(desk), isNotNull(address), isBelow))
    .orderBy(name, id)
    .limit(limit + 1);
}

export async function supplierNames({ db }: Context, desk: DeskOfImports, limit: number): Promise<string[]> {
  const { name } = importSuppliers;
  const rows = await db
    .selectDistinct({ name })
    .from(importSuppliers)
    .where(isOfDesk(desk))
    .orderBy(name)
    .limit(limit);
  return rows.map((row) => row.name);
}

type Mapped = Pick<StoredImport, 'locationId' | 'isNetwork' | 'kind' | 'supplier' | 'mapping' | 'isWhole'>;

/**
 * The next file of the supplier is read in the same way.
 * @param isTried only chosen, nothing was taken over yet: what is fetched by night keeps the mapping that it has
 */
export async function keepMapping(
  { db }: Context,
  { locationId, isNetwork, kind, supplier, mapping, isWhole }: Mapped,
  { isTried = false } = {},
): Promise<void> {
  if (!mapping) return;
  const row = { locationId, isNetwork, kind, name: supplier, mapping, isWhole };
  const { locationId: of, isNetwork: network, kind: what, name } = importSuppliers;
  await db
    .insert(importSuppliers)
    .values(row)
    .onConflictDoUpdate({
      target: [of, network, what, name],
      set: { mapping, isWhole },
      ...(isTried && { setWhere: isNull(importSuppliers.address) }),
    });
}

/** @param fetch undefined: nothing is fetched any more */
export async function setFetch(
  { db }: Context,
  key: SupplierKey,
  fetch: { address: string; reportTo: string } | undefined,
): Promise<boolean> {
  const set = fetch ?? { address: null, reportTo: null };
  const { rowCount } = await db.update(importSuppliers).set(set).where(isOf(key));
  return rowCount === 1;
}

export const reportOf = ({ report }: StoredImport) => report ?? emptyReport();

const CONTENT_DAYS = 14;
const RETENTION_DAYS = 365;

export async function deleteOldImports({ db, now }: Context): Promise<void> {
  await db
    .update(deskImports)
    .set({ content: null, refused: null })
    .where(and(lt(deskImports.createdAt, daysBefore(now(), CONTENT_DAYS)), sql`content is not null`));
  await db.delete(deskImports).where(lt(deskImports.createdAt, daysBefore(now(), RETENTION_DAYS)));
}
