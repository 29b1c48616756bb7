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
import { applyGoods } from './apply-goods.server';
import { checkGoods } from './check-goods.server';
import { goodsMapping } from './goods-mapping.server';
import { codecOfKind } from './import-kinds.server';
import { readHead } from './open-file.server';
import { UploadFault } from './upload-fault';

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
    const mapping = goodsMapping(name, await readHead(file), { own: own ?? null });
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
  const { counts, unknown, unusual, unusualCount, unused, priceShift } = report;
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
    ...unreadLines({ columns: () => unused, words: () => [] }),
  ];
}

/** Good rows of the network and its central warehouse are taken over even if others have faults. @throws {NetworkFilesError} naming those, at the end */
export async function importGoodsFile(
  context: Context,
  { path: file, mapping }: GoodsFile,
  { isDryRun, isConfirmed }: { isDryRun: boolean; isConfirmed: boolean },
  progress: Progress,
): Promise<void> {
  const name = path.basename(file);
  const source = { path: file, name, mapping, isWhole: false };
  const onRows = (read: number) => progress.show(`${name}: rows read`, read);
  const warehouseId = (await ensureWarehouses(context, [])).get(null) ?? 0;
  const scope = { locationId: null, warehouseId };
  const before = isDryRun || !isConfirmed ? await checkGoods(context, scope, source, onRows) : undefined;
  const isHeld = before?.priceShift !== undefined && !isConfirmed;
  const report =
    before && (isDryRun || isHeld)
      ? before
      : await applyGoods(context, scope, source, { reference: name, isConfirmed, onRows });
  for (const [index, line] of reportLines(report, isConfirmed).entries())
    progress.tell(index === 0 ? `${isDryRun ? `${DRY_RUN}: ` : ''}${name}: ${line}` : line);
  if (isHeld && !isDryRun) throw new ConfigError(`${name}: nothing was written.`);
  const problems = report.problems.map((problem) => ({ file: name, ...problem }));
  if (problems.length > 0) throw new NetworkFilesError(problems, `${name} hat`, Number.POSITIVE_INFINITY);
}
