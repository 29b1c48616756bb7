import path from 'node:path';
import { ensureWarehouses } from '~/domain/catalog/inventory/warehouses.server';
import type { ColumnMapping, ImportReport } from '~/domain/desk/imports/import';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { formatCents } from '~/values/money';
import { NetworkFilesError } from '../reading/file-problems';
import type { Mapping } from '../reading/mapping';
import { findNetworkFiles } from '../reading/named-files.server';
import { unreadLines } from '../reading/unread';
import { DRY_RUN } from '../writing/dry-run.server';
import type { Progress } from '../writing/progress-bar';
import type { OnRefused } from '../writing/refused-rows.server';
import { applyGoods } from './apply-goods.server';
import { checkGoods } from './check-goods.server';
import { goodsMapping } from './goods-mapping.server';
import { codecOfKind, fieldsOfKind } from './import-kinds.server';
import { readHead } from './open-file.server';
import { undecidedColumns } from './propose-mapping';
import { UploadFault } from './upload-fault';

const namesOf = (kind: string) => fieldsOfKind(kind).map(({ name }) => name);

const DECIDE = 'welche gilt, sagt eine Zuordnung (--mapping), etwa mit "Preis (Spalte 4)": "preis"';
/** At the end of a run; the file has all of them. */
const LISTED = 200;

export interface GoodsFile {
  path: string;
  mapping: ColumnMapping;
}

/** Undefined unless the only named file is a table of articles without what describes them. */
export async function findGoodsFile(
  named: readonly string[],
  kind: string | undefined,
  own: Mapping | undefined,
): Promise<GoodsFile | undefined> {
  const [only, ...others] = findNetworkFiles(named, kind);
  if (!only || others.length > 0) return undefined;
  const [name, file] = only;
  if (file.endsWith('.json') || !codecOfKind(name)?.describing) return undefined;
  try {
    const sample = await readHead(file);
    const mapping = goodsMapping(name, sample, { own: own ?? null });
    const undecided = mapping && undecidedColumns(sample, mapping, namesOf('goods'));
    if (undecided)
      throw new NetworkFilesError([
        { file: path.basename(file), place: '', message: `${undecided}; ${DECIDE}` },
      ]);
    return mapping && { path: file, mapping };
  } catch (error) {
    const isUnreadable = error instanceof UploadFault || (error instanceof Error && 'syscall' in error);
    if (isUnreadable) return undefined;
    throw error;
  }
}

export function goodsFileLine({ path: file, mapping }: GoodsFile): string {
  const columns = Object.entries(mapping.spalten).flatMap(([theirs, ours]) =>
    ours.map((name) => `${theirs} = ${name}`),
  );
  return `${path.basename(file)}: no column of labels, so these are prices and counts of articles that are there (${columns.join(', ')}).`;
}

function reportLines(report: ImportReport, isConfirmed: boolean): string[] {
  const { counts, unknown, unusual, unusualCount, unused, priceShift, notices = [] } = report;
  const [{ rows = 0, added = 0, changed = 0 } = {}] = counts;
  const held = isConfirmed ? 0 : unusualCount;
  const told = unusual.map(
    ({ place, title, before, after }) => `${place} ${title} ${formatCents(before)} → ${formatCents(after)}`,
  );
  return [
    `${rows} rows understood, ${added + changed - held} articles with a new price or count, ${unknown} rows of articles that are not here.`,
    ...(held > 0
      ? [`Unusual prices, taken over with --allow-unusual-prices only (${held}): ${told.join('; ')}.`]
      : []),
    ...(priceShift !== undefined && !isConfirmed
      ? [
          `The changed prices ${priceShift < 0 ? 'fall' : 'rise'} together by ${Math.round(Math.abs(priceShift) * 100)} %, as net or purchase prices read as gross ones do. Taken over with --allow-unusual-prices only.`,
        ]
      : []),
    ...notices.map(({ place, message }) => `${place}: ${message}`),
    ...unreadLines({ columns: () => unused, words: () => [] }),
  ];
}

interface GoodsImport {
  isDryRun: boolean;
  isConfirmed: boolean;
  /** Receives the table with each problem of a row that stays out. */
  onRefused?: OnRefused | undefined;
}

/** Good rows of the network and its central warehouse are taken over even if others have faults. @throws {NetworkFilesError} naming those, at the end */
export async function importGoodsFile(
  context: Context,
  { path: file, mapping }: GoodsFile,
  { isDryRun, isConfirmed, onRefused }: GoodsImport,
  progress: Progress,
): Promise<void> {
  const name = path.basename(file);
  const source = { path: file, name, mapping, isWhole: false };
  const onRows = (read: number) => progress.show(`${name}: rows read`, read);
  const warehouseId = (await ensureWarehouses(context, [])).get(null) ?? 0;
  const scope = { locationId: null, warehouseId };
  const before = isDryRun || !isConfirmed ? await checkGoods(context, scope, source, onRows) : undefined;
  const isHeld = before?.report.priceShift !== undefined && !isConfirmed;
  const { report, refused } =
    before && (isDryRun || isHeld)
      ? before
      : await applyGoods(context, scope, source, { reference: name, isConfirmed, onRows });
  for (const [index, line] of reportLines(report, isConfirmed).entries())
    progress.tell(index === 0 ? `${isDryRun ? `${DRY_RUN}: ` : ''}${name}: ${line}` : line);
  if (isHeld && !isDryRun) throw new ConfigError(`${name}: nothing was written.`);
  const problems = refused.map((problem) => ({ file: name, ...problem }));
  await onRefused?.({ path: file, file: name, mapping }, problems);
  if (problems.length > 0) throw new NetworkFilesError(problems, `${name} hat`, LISTED);
}
