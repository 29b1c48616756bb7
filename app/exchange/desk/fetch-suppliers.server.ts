import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { hasChanges, needsConsent } from '~/domain/desk/imports/import';
import { importMail } from '~/domain/desk/imports/import-mails.server';
import { addImport, type Supplier, startStep } from '~/domain/desk/imports/imports.server';
import { deskImports, importSuppliers } from '~/domain/desk/imports/tables';
import type { ShopOf } from '~/domain/tenancy/tenant';
import { OutgoingError } from '~/outgoing/call-out.server';
import { download, isPublicHost } from '~/outgoing/download.server';
import type { Context } from '~/platform/context';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import { queueMail } from '~/platform/mail/outbox.server';
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '~/values/upload-limit';

export const FETCH_SUPPLIERS = 'fetch-suppliers';
export const FETCH_SUPPLIER = 'fetch-supplier';

const TIMEOUT_MS = 60_000;

/** @param origins that the operator allows: `https://preise.example` */
export function isAllowedAddress(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, username, password } = new URL(address);
  return origins.includes(origin) && !username && !password;
}

/** Only the listed origin: no redirect, no private address behind a name. Plain http is for one's own machine. */
function fetchFile(address: string, origins: readonly string[]): Promise<Buffer> {
  if (!isAllowedAddress(address, origins)) throw new OutgoingError('This address may not be called', 0);
  const url = new URL(address);
  const isPublic = url.protocol === 'https:';
  return download(url, { timeoutMs: TIMEOUT_MS, limitBytes: MAX_UPLOAD_BYTES, isPublic });
}

export async function fetchSuppliers({ db }: Context): Promise<void> {
  const { id, address } = importSuppliers;
  const suppliers = await db.select({ id }).from(importSuppliers).where(isNotNull(address));
  for (const supplier of suppliers)
    await enqueueJob(db, FETCH_SUPPLIER, supplier, { key: `${FETCH_SUPPLIER} ${supplier.id}` });
}

const fileNameOf = (address: string) => new URL(address).pathname.split('/').at(-1) || 'datei.csv';

function failureOf(address: string, origins: readonly string[], { code }: OutgoingError): string {
  if (code === 413) return `sie ist größer als ${MAX_UPLOAD_MB} MB`;
  if (code > 0) return `der Server antwortet mit dem Status ${code}`;
  if (!isAllowedAddress(address, origins)) return 'die Adresse ist nicht mehr erlaubt';
  const url = new URL(address);
  return url.protocol === 'https:' && !isPublicHost(url)
    ? 'der Server steht in einem privaten Netz'
    : 'der Server antwortet nicht';
}

async function addFailed(context: Context, { address, ...supplier }: Supplier, failure: string) {
  const now = context.now();
  const [row] = await context.db
    .insert(deskImports)
    .values({
      locationId: supplier.locationId,
      isNetwork: supplier.isNetwork,
      staff: null,
      supplier: supplier.name,
      kind: supplier.kind,
      fileName: address ? fileNameOf(address) : '',
      createdAt: now,
      finishedAt: now,
      state: 'failed',
      failure,
    })
    .returning({ id: deskImports.id });
  return row?.id;
}

/** Fetches, and queues the check; what follows it is told by `reportFetched`. */
export async function fetchSupplier(
  context: Context,
  payload: unknown,
  { origins, shopOf }: { origins: readonly string[]; shopOf: ShopOf },
): Promise<void> {
  const { id } = z.object({ id: z.number() }).parse(payload);
  const [supplier] = await context.db.select().from(importSuppliers).where(eq(importSuppliers.id, id));
  if (!supplier?.address) return;
  await context.db
    .update(importSuppliers)
    .set({ fetchedAt: context.now() })
    .where(eq(importSuppliers.id, id));
  try {
    const content = await fetchFile(supplier.address, origins);
    const { locationId, isNetwork, kind, isWhole } = supplier;
    const fileName = fileNameOf(supplier.address);
    const added = { locationId, isNetwork, kind, isWhole, fileName, content };
    await addImport(context, { ...added, staff: null, supplier: supplier.name });
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    context.log.warn({ err: error }, 'the file of a supplier was not fetched');
    const failed = await addFailed(
      context,
      supplier,
      `Die Datei ließ sich nicht abholen: ${failureOf(supplier.address, origins, error)}.`,
    );
    if (failed) await reportFetched(context, failed, shopOf);
  }
}

/** After each step of a fetched file: takes it over if nobody has to be asked, else a mail says what became of it. */
export async function reportFetched(context: Context, importId: string, shopOf: ShopOf): Promise<void> {
  const [row] = await context.db.select().from(deskImports).where(eq(deskImports.id, importId));
  if (row?.staff !== null) return;
  const { content: _content, refused: _refused, ...imported } = row;
  const { state, report } = imported;
  // Of a whole list a person decides whether it may go in without some of its rows.
  const isPart = row.kind !== 'goods' && Boolean(report?.refusedCount);
  const goesOn = state === 'ready' && report && hasChanges(report) && !needsConsent(report) && !isPart;
  if (goesOn && (await startStep(context, importId, { staff: null, from: ['ready'], to: 'running' }))) return;
  const suppliers = await context.db
    .select()
    .from(importSuppliers)
    .where(and(eq(importSuppliers.name, row.supplier), isNotNull(importSuppliers.address)));
  const ofDesk = suppliers.filter(
    ({ locationId, isNetwork }) => locationId === row.locationId && isNetwork === row.isNetwork,
  );
  // A list of tyres without labels has become one of prices and counts.
  const supplier =
    ofDesk.find(({ kind }) => kind === row.kind) ??
    ofDesk.find(({ address }) => address && fileNameOf(address) === row.fileName);
  const shop = shopOf(row.locationId);
  if (!supplier?.reportTo || !shop) return;
  await queueMail(context.db, importMail(shop, supplier.reportTo, imported), context.now());
}
