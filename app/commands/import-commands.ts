import type { Command } from 'commander';
import type { Context } from '~/platform/context';
import { exportNames, exportNetwork } from './export-network.server';
import { importPostcodesFile } from './import-postcodes.server';
import { importPricesFile } from './import-prices.server';
import { importStockFile } from './import-stock.server';
import { importVehiclesFile } from './import-vehicles-file.server';
import { NetworkFilesError } from './network-files/file-problems';
import { openProgress, type Progress } from './progress-bar';

/** What a command works with. */
interface Tools {
  say: (text: string) => unknown;
  withContext: (work: (context: Context) => Promise<void>) => Promise<void>;
}

interface Options {
  dryRun?: boolean;
  location?: string;
}

const DRY_RUN_OPTION = ['--dry-run', 'checks the files and tells what would change'] as const;

export function addImportCommands(program: Command, { say, withContext }: Tools): void {
  const imports = program.command('import').description('data of others');

  /** Each file for itself: one that is refused keeps none of the others out. */
  async function importEach(
    files: readonly string[],
    importOne: (file: string, progress: Progress) => Promise<string>,
  ) {
    const progress = openProgress(process.stderr);
    for (const file of files) {
      try {
        const line = await importOne(file, progress);
        progress.clear();
        say(line);
      } catch (error) {
        progress.clear();
        if (!(error instanceof NetworkFilesError)) throw error;
        process.stderr.write(`${error.message}\n`);
        process.exitCode = 1;
      }
    }
  }

  imports
    .command('prices')
    .description('appends prices to the history, of the network or of locations: files like prices.csv')
    .argument('<files...>')
    .option(...DRY_RUN_OPTION)
    .action((files: string[], { dryRun = false }: Options) =>
      withContext((context) =>
        importEach(files, (file, progress) => importPricesFile(context, file, dryRun, progress)),
      ),
    );

  imports
    .command('stock')
    .description('counts pieces anew: files like stock.csv; what they do not name stays as it is')
    .argument('<files...>')
    .option('--location <url>', 'only there (or "central"): files with the columns id and stueck')
    .option(...DRY_RUN_OPTION)
    .action((files: string[], { dryRun: isDryRun = false, ...where }: Options) =>
      withContext((context) =>
        importEach(files, (file, progress) =>
          importStockFile(context, file, { ...where, isDryRun }, progress),
        ),
      ),
    );

  imports
    .command('vehicles')
    .description('replaces all vehicles by those of a CSV file: keys, VIN prefixes, and what fits them')
    .argument('<file>')
    .option('--dry-run', 'checks the file and tells what would change')
    .action((file: string, { dryRun = false }: Options) =>
      withContext(async (context) => void say(await importVehiclesFile(context, file, dryRun))),
    );

  imports
    .command('postcodes')
    .description(
      'exact places of postcodes, for distances: a file of GeoNames, or CSV with postcode, latitude, longitude',
    )
    .argument('<file>')
    .action((file: string) =>
      withContext(async (context) => void say(await importPostcodesFile(context, file))),
    );
}

export function addExportCommand(program: Command, { say, withContext }: Tools): void {
  program
    .command('export')
    .description('writes files that import reads again')
    .argument('<folder>', 'made where it is missing; files of the same names are replaced')
    .argument('[names...]', `${exportNames.join(', ')}; without them all`)
    .action((folder: string, names: string[]) =>
      withContext(async (context) => {
        const files = await exportNetwork(context, folder, names);
        say(`${files.join(', ')} written to ${folder}.`);
      }),
    );
}
