import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NetworkFilesError } from '~/exchange/reading/file-problems';
import { withGoodRows } from '~/exchange/reading/good-rows';
import type { Mapping } from '~/exchange/reading/mapping';
import type { Progress } from '~/exchange/writing/progress-bar';
import { type OnRefused, refusedRows } from '~/exchange/writing/refused-rows.server';

interface Options {
  goodRows?: boolean;
  /** Where the rows that stayed out are written. */
  refused?: string;
}

export const ONE_TABLE = '--good-rows and --refused take one table.';

export function refusedWriter({ refused: target }: Options, { tell }: Progress): OnRefused {
  return async (source, problems) => {
    const rows = target === undefined ? undefined : await refusedRows(source, problems);
    if (!rows || target === undefined) return;
    await writeFile(target, rows.csv);
    tell(`${target}: ${rows.count} rows that stayed out, each with its reasons.`);
  };
}

/** All rows, or with `--good-rows` those without a problem. @throws {NetworkFilesError} naming the others, at the end */
export async function takeOver(
  { path: file, mapping }: { path: string; mapping: Mapping | undefined },
  options: Options,
  importRows: (skipped?: ReadonlySet<string>) => Promise<void>,
  progress: Progress,
): Promise<void> {
  const name = path.basename(file);
  const write = refusedWriter(options, progress);
  if (options.goodRows) {
    const { refused } = await withGoodRows(importRows);
    await write({ path: file, file: name, mapping }, refused);
    if (refused.length > 0) throw new NetworkFilesError(refused, `${name} hat`);
    return;
  }
  try {
    await importRows();
  } catch (error) {
    if (error instanceof NetworkFilesError) await write({ path: file, file: name, mapping }, error.problems);
    throw error;
  }
}
