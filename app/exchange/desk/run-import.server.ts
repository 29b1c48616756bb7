import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  emptyReport,
  type ImportReport,
  type ImportState,
  isBusy,
  type RowProblem,
} from '~/domain/desk/imports/import';
import { keepMapping, RUN_IMPORT } from '~/domain/desk/imports/imports.server';
import { deskImports } from '~/domain/desk/imports/tables';
import { recordChange } from '~/domain/desk/journal/record-change.server';
import type { ShopOf } from '~/domain/tenancy/tenant';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { isNoRoom } from '~/platform/database/outage';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import type { PictureTools } from '../pictures/load-pictures.server';
import { NamedFilesError } from '../reading/named-files.server';
import { type Progress, UNSEEN } from '../writing/progress-bar';
import { refusedRows } from '../writing/refused-rows.server';
import { applyGoods } from './apply-goods.server';
import { asGoods } from './as-goods.server';
import { checkGoods, goodsScope } from './check-goods.server';
import { reportFetched } from './fetch-suppliers.server';
import { fieldsOfKind } from './import-kinds.server';
import { importTables } from './network-tables.server';
import { readHead, withUpload } from './open-file.server';
import { mappingFrom, undecidedColumns } from './propose-mapping';
import { UploadFault } from './upload-fault';
import { UNDONE, undoGoods } from './write-goods.server';

type Import = typeof deskImports.$inferSelect;

const ALIVE_MS = 60_000;
const TOLD_EVERY_MS = 1_000;
const NO_CONTENT = 'Die Datei ist nicht mehr gespeichert. Bitte laden Sie sie noch einmal hoch.';
const UNEXPECTED = 'Ein unerwarteter Fehler hat den Import beendet. Der Betreiber findet ihn im Protokoll.';
const NO_ROOM =
  'Auf dem Server ist kein Speicherplatz mehr frei. Bitte laden Sie die Datei später noch einmal hoch: Was schon übernommen wurde, gilt dann als unverändert.';
const BROKE_OFF =
  'Der Import ist zweimal abgebrochen, ohne dass er fertig wurde, vermutlich weil die Datei für den Server zu groß ist. Bitte teilen Sie die Datei, und laden Sie die Teile einzeln hoch.';
const UNDO_BROKE_OFF =
  'Das Zurücknehmen ist zweimal abgebrochen, ohne dass es fertig wurde. Der Betreiber findet den Grund im Protokoll.';
const NOTHING_MAPPED = 'Keine Spalte ist zugeordnet. Bitte ordnen Sie die Spalten unten zu.';

/** A file that ends the process would end it again after each restart. */
const MAX_BEGUN = 2;

const isBegun = (id: string) =>
  and(eq(deskImports.id, id), sql`${deskImports.state} in ('checking', 'running', 'undoing')`);

const payloadSchema = z.object({ id: z.uuid(), staff: z.string().nullish() });
type Payload = z.infer<typeof payloadSchema>;

/** Undefined: nothing is to be done, or somebody seems to do it, which is looked at again later. */
async function claim({ db, now }: Context, payload: Payload): Promise<Import | undefined> {
  const { id } = payload;
  const { aliveAt } = deskImports;
  const before = new Date(now().getTime() - ALIVE_MS);
  const after = new Date(now().getTime() + ALIVE_MS);
  const isFree = or(isNull(aliveAt), lt(aliveAt, before), gt(aliveAt, after));
  const [row] = await db
    .update(deskImports)
    .set({ aliveAt: now(), begun: sql`${deskImports.begun} + 1` })
    .where(and(isBegun(id), isFree))
    .returning();
  if (row) return row;
  const [begun] = await db.select({ id: deskImports.id }).from(deskImports).where(isBegun(id));
  // A run that a full disk ended could not say so.
  if (begun) await enqueueJob(db, RUN_IMPORT, payload, { key: `${RUN_IMPORT} ${id}`, runAt: after });
  return undefined;
}

function progressOf({ db, now }: Context, id: string): Progress {
  let toldAt = 0;
  return {
    ...UNSEEN,
    show(_what, done, total) {
      if (Date.now() - toldAt < TOLD_EVERY_MS) return;
      toldAt = Date.now();
      const set = { done, total: total ?? null, aliveAt: now() };
      db.update(deskImports)
        .set(set)
        .where(eq(deskImports.id, id))
        .catch(() => undefined);
    },
  };
}

async function finish({ db, now }: Context, id: string, set: Partial<Import> & { state: ImportState }) {
  await db
    .update(deskImports)
    .set({ ...set, aliveAt: null, begun: 0, finishedAt: isBusy(set.state) ? null : now() })
    .where(eq(deskImports.id, id));
}

interface Step {
  report: ImportReport;
  /** Problems of rows that stay out. */
  refused: readonly RowProblem[];
  ok: boolean;
}

interface Upload {
  row: Import;
  path: string;
}

/** The mapping that staff chose, else that of the supplier as far as it fits, else a proposal. */
async function mappingFor(context: Context, { row, path }: Upload) {
  if (row.kind === 'folder') return undefined;
  const sample = await readHead(path);
  const ours = fieldsOfKind(row.kind).map(({ name }) => name);
  const mapping = mappingFrom(row.mapping, sample, ours);
  await context.db
    .update(deskImports)
    .set({ header: [...sample.header], mapping })
    .where(eq(deskImports.id, row.id));
  const undecided = undecidedColumns(sample, mapping, ours);
  if (undecided) throw new UploadFault(`${undecided}. Bitte wählen Sie unten, welche Spalte gilt.`);
  return mapping;
}

async function runGoods(context: Context, upload: Upload, progress: Progress): Promise<Step> {
  const mapping = await mappingFor(context, upload);
  const { row, path } = upload;
  if (!mapping || Object.values(mapping.spalten).flat().length === 0) throw new UploadFault(NOTHING_MAPPED);
  const scope = await goodsScope(context, row);
  const source = { path, name: row.fileName, mapping, isWhole: row.isWhole };
  const onRows = (read: number) => progress.show('rows', read);
  if (row.state === 'checking') return { ...(await checkGoods(context, scope, source, onRows)), ok: true };
  const applied = { importId: row.id, reference: row.fileName, isConfirmed: row.isConfirmed, onRows };
  return { ...(await applyGoods(context, scope, source, applied)), ok: true };
}

async function runTables(
  context: Context,
  upload: Upload,
  tools: PictureTools,
  progress: Progress,
): Promise<Step> {
  const mapping = await mappingFor(context, upload);
  const { row, path } = upload;
  const isDryRun = row.state === 'checking';
  // Only what a person has seen stays out.
  const takesGoodRows = isDryRun || Boolean(row.report?.refusedCount);
  const options = { isDryRun, isConfirmed: row.isConfirmed, takesGoodRows, tools };
  return importTables(context, { path, kind: row.kind, mapping }, options, progress);
}

async function withRefused({ db }: Context, { row, path }: Upload, { report, refused }: Step) {
  const [stored] = await db
    .select({ mapping: deskImports.mapping })
    .from(deskImports)
    .where(eq(deskImports.id, row.id));
  const source = { path, file: row.fileName, mapping: stored?.mapping ?? undefined };
  const rows = row.kind === 'folder' ? undefined : await refusedRows(source, refused);
  return { report: { ...report, refusedCount: rows?.count ?? 0 }, refused: rows?.csv ?? null };
}

async function undo(context: Context, row: Import, progress: Progress): Promise<void> {
  const scope = await goodsScope(context, row);
  const origin = { importId: row.id, imported: row.fileName, reference: `${UNDONE}${row.fileName}` };
  const left = await undoGoods(context, scope, origin, (done) => progress.show('rows', done));
  await finish(context, row.id, { state: 'undone', report: { ...(row.report ?? emptyReport()), ...left } });
}

async function journal(
  context: Context,
  { id, locationId, supplier, fileName }: Import,
  who: string,
  after: unknown,
) {
  const change = {
    kind: 'import',
    subject: id,
    before: null,
    after,
    reason: `${supplier}: ${fileName}`,
  } as const;
  await recordChange(context, { locationId, staff: who, ...change });
}

async function run(context: Context, row: Import, who: string, tools: PictureTools): Promise<void> {
  const progress = progressOf(context, row.id);
  if (row.state === 'undoing') {
    await undo(context, row, progress);
    await journal(context, row, who, 'undone');
    return;
  }
  if (!row.content) throw new UploadFault(NO_CONTENT);
  const { ok, ...result } = await withUpload(row.content, row.kind === 'folder', async (path) => {
    const upload = { row: await asGoods(context, row, path), path };
    const step = await (upload.row.kind === 'goods'
      ? runGoods(context, upload, progress)
      : runTables(context, upload, tools, progress)
    ).catch((error: unknown) => {
      throw error instanceof NamedFilesError ? new UploadFault(error.german) : error;
    });
    return { ok: step.ok, ...(await withRefused(context, upload, step)) };
  });
  const { report } = result;
  if (row.state === 'checking') return finish(context, row.id, { state: 'ready', ...result });
  await finish(context, row.id, { state: ok ? 'done' : 'failed', ...result });
  if (!ok) return;
  await journal(context, row, who, report.counts);
  await keepMapping(context, row);
}

/** Of `RUN_IMPORT`; a second run of the same job finds nothing to do. */
export async function runImport(
  context: Context,
  queued: unknown,
  tools: PictureTools,
  shopOf: ShopOf,
): Promise<void> {
  const payload = payloadSchema.parse(queued);
  const { id } = payload;
  const row = await claim(context, payload);
  if (!row) return;
  const staff = payload.staff ?? row.staff;
  try {
    if (row.begun > MAX_BEGUN) throw new UploadFault(row.state === 'undoing' ? UNDO_BROKE_OFF : BROKE_OFF);
    await run(context, row, staff ?? 'Automatik', tools);
  } catch (error) {
    const isTold = error instanceof UploadFault || error instanceof ConfigError;
    if (!isTold) context.log.error({ err: error }, 'an import of the desk failed');
    const unexpected = isNoRoom(error) ? NO_ROOM : UNEXPECTED;
    await finish(context, id, { state: 'failed', failure: isTold ? error.message : unexpected });
  }
  // Nobody waits for a mail, or for the next step, where a person takes it.
  if (staff === null) await reportFetched(context, id, shopOf);
}
