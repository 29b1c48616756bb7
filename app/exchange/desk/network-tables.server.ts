import { isUnusual } from '~/domain/desk/articles/price-change';
import {
  addUnusual,
  type ColumnMapping,
  emptyReport,
  type FileCount,
  type ImportKind,
  type ImportReport,
  needsConsent,
  type PriceSums,
  type RowProblem,
  SAMPLE_ROWS,
  shiftOf,
} from '~/domain/desk/imports/import';
import type { Context } from '~/platform/context';
import type { FileProblem } from '~/platform/files/network-file';
import type { Cents } from '~/values/money';
import type { PictureTools } from '../pictures/load-pictures.server';
import { NetworkFilesError } from '../reading/file-problems';
import { withGoodRows } from '../reading/good-rows';
import { messageInForm } from '../reading/mapping';
import { understoodRows } from '../reading/understood.server';
import { collectUnread } from '../reading/unread';
import type { ChangedPrice } from '../writing/changed-prices.server';
import { importNetwork } from '../writing/import-network.server';
import type { Progress } from '../writing/progress-bar';
import { lacksTooMuch } from '../writing/removals.server';
import { addRefusal } from './add-refusal';

export interface TableSource {
  path: string;
  kind: ImportKind;
  mapping: ColumnMapping | undefined;
}

const MAX_SHOWN = 200;
const SHIFT_NOT_CONFIRMED =
  'Die Preise fallen oder steigen zusammen um mehr als ein Zehntel, und das ist nicht bestätigt.';
const NOT_CONFIRMED =
  'Der Preis ist ungewöhnlich und nicht bestätigt. Bitte prüfen Sie die Datei noch einmal.';

async function addSample(report: ImportReport, { path, kind, mapping }: TableSource): Promise<void> {
  if (kind === 'folder') return;
  const nothing = () => undefined;
  const unread = collectUnread();
  const rows: Record<string, string>[] = [];
  for await (const { place, fields } of understoodRows(path, kind, mapping, {
    unread,
    onPictures: nothing,
  })) {
    if (fields) rows.push({ Zeile: place.replace('Zeile ', ''), ...fields });
    if (rows.length === SAMPLE_ROWS) break;
  }
  report.unused = [...unread.columns(), ...unread.words()];
  report.columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) =>
    rows.some((row) => row[name]),
  );
  report.sample = rows.map((row) => report.columns.map((name) => (row[name] ?? '').slice(0, MAX_SHOWN)));
}

function sumsOf(changed: readonly ChangedPrice[], counts: readonly FileCount[]): PriceSums {
  const written = counts.reduce((sum, { rows }) => sum + rows, 0);
  const total = (of: (price: ChangedPrice) => Cents) => changed.reduce((sum, price) => sum + of(price), 0);
  return {
    rows: Math.max(written, changed.length),
    changed: changed.length,
    before: total(({ before }) => before),
    after: total(({ after }) => after),
  };
}

const placed = ({ file, place, ...problem }: FileProblem, kind: ImportKind) => ({
  place: kind === 'folder' ? [file, place].filter(Boolean).join(', ') : place,
  message: messageInForm(problem),
});

export interface TablesImport {
  isDryRun: boolean;
  isConfirmed: boolean;
  /** Rows with problems stay out, and so does what would go because no row names it. */
  takesGoodRows: boolean;
  tools: PictureTools;
}

/** Takes a network's tables over as the command does. @throws {NetworkFilesError} for problems of the files; nothing is changed then */
async function attempt(
  context: Context,
  { path, kind, mapping }: TableSource,
  { isDryRun, isConfirmed, tools, skipped }: TablesImport & { skipped: ReadonlySet<string> },
  progress: Progress,
): Promise<ImportReport> {
  const report = emptyReport();
  await importNetwork(
    context,
    [path],
    {
      isDryRun,
      skipped,
      onRead: (rows) => {
        report.goodCount = rows;
      },
      pictureTools: { ...tools, onProblem: (problem) => addRefusal(report, placed(problem, kind)) },
      ...(kind !== 'folder' && { kind }),
      mapping,
      allowsRemovals: isDryRun || isConfirmed,
      onWritten: (written) => {
        const { name, rows, added, changed = 0, removed } = written;
        report.counts.push({ name, rows, added, changed, unchanged: rows - added - changed, removed });
        report.removesMost ||= lacksTooMuch(written);
      },
      onPriced: (count) => {
        const counted = { rows: count, added: 0, changed: count, unchanged: 0, removed: 0 };
        if (count > 0) report.counts.push({ name: 'prices', ...counted });
      },
      onPricesChanged: (changed) => {
        for (const { offer, ...price } of changed)
          if (isUnusual(price.before, { cents: price.after, offer })) addUnusual(report, price);
        const priceShift = shiftOf(sumsOf(changed, kind === 'folder' ? [] : report.counts));
        if (priceShift !== undefined) report.priceShift = priceShift;
        if (isDryRun || isConfirmed || !needsConsent({ ...report, removesMost: false })) return;
        const unconfirmed = report.unusual.map(({ place }) => ({ file: '', place, message: NOT_CONFIRMED }));
        const shifted = { file: '', place: '', message: SHIFT_NOT_CONFIRMED };
        throw new NetworkFilesError([...(priceShift === undefined ? [] : [shifted]), ...unconfirmed]);
      },
    },
    progress,
  );
  return report;
}

/** Entries that no good row names stay, and are no rows of the file. */
function ofGoodRows(count: FileCount, { kind }: TableSource, { goodCount = 0 }: ImportReport): FileCount {
  if (count.name !== kind) return count;
  return { ...count, rows: goodCount, unchanged: Math.max(0, goodCount - count.added - count.changed) };
}

/** Problems of rows cost these rows only, if `takesGoodRows`; others leave all as it is. */
export async function importTables(
  context: Context,
  source: TableSource,
  options: TablesImport,
  progress: Progress,
): Promise<{ report: ImportReport; refused: RowProblem[]; ok: boolean }> {
  const sampled = emptyReport();
  await addSample(sampled, source);
  const { unused, columns, sample } = sampled;
  const { kind } = source;
  const takeOver = (skipped: ReadonlySet<string>) =>
    attempt(context, source, { ...options, skipped }, progress);
  try {
    const takesPart = options.takesGoodRows && kind !== 'folder';
    const { result, refused: left } = takesPart
      ? await withGoodRows(takeOver)
      : { result: await takeOver(new Set()), refused: [] };
    const report: ImportReport = { ...result, unused, columns, sample };
    const refused = left.map((problem) => placed(problem, kind));
    for (const problem of refused) addRefusal(report, problem);
    if (refused.length > 0) report.counts = report.counts.map((count) => ofGoodRows(count, source, report));
    return { report, refused, ok: true };
  } catch (error) {
    if (!(error instanceof NetworkFilesError)) throw error;
    const report: ImportReport = { ...emptyReport(), unused, columns, sample };
    for (const problem of error.problems) addRefusal(report, placed(problem, kind));
    return { report, refused: [], ok: false };
  }
}
