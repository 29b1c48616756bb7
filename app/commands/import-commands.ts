import { setFlagsFromString } from 'node:v8';
import { type Command, InvalidArgumentError } from 'commander';
import type { Context } from '~/platform/context';
import { importPostcodesFile } from './import-postcodes.server';
import { exportNames, exportNetwork } from './network-export/export-network.server';
import { NetworkFilesError } from './network-files/file-problems';
import { type FileKind, fileKinds, isFileKind } from './network-files/network-sources';
import { importNetwork } from './network-import/import-network.server';
import { importPricesFile } from './network-import/import-prices.server';
import { importStockFile } from './network-import/import-stock.server';
import { importVehiclesFile } from './network-import/import-vehicles-file.server';
import type { PictureTools } from './network-import/pictures/load-pictures.server';
import { openProgress, type Progress } from './network-import/progress-bar';

interface Tools {
  say: (text: string) => unknown;
  withContext: (work: (context: Context) => Promise<void>) => Promise<void>;
  pictureTools: () => PictureTools;
}

interface Options {
  dryRun?: boolean;
  kind?: FileKind;
  location?: string;
  allowRemovals?: boolean;
}

const DRY_RUN_OPTION = ['--dry-run', 'checks the files and tells what would change'] as const;
const REMOVALS_OPTION = [
  '--allow-removals',
  'takes a file over even if it is empty, or lacks more than half of what is there',
] as const;

function fileKind(name: string): FileKind {
  if (isFileKind(name)) return name;
  throw new InvalidArgumentError(`Expected is one of ${fileKinds.join(', ')}.`);
}

/** With those of the command above: it takes a `--dry-run` wherever it stands. */
const optionsOf = (command: Command) => command.optsWithGlobals<Options>();

export function addImportCommands(program: Command, { say, withContext, pictureTools }: Tools): void {
  const imports = program
    .command('import')
    .description(
      'takes over files of a network by their names, or all of a folder: what refers to each other all or nothing, then stock',
    )
    .argument(
      '[files...]',
      'such as locations.json, products.csv, tyres.csv; a list of JSON stands for rows as well',
    )
    .option('--kind <kind>', 'what the only file is, whatever its name', fileKind)
    .option(...REMOVALS_OPTION)
    .option(...DRY_RUN_OPTION)
    .action(
      (
        files: string[],
        { dryRun: isDryRun = false, allowRemovals: allowsRemovals = false, kind }: Options,
      ) => {
        if (files.length === 0) imports.help({ error: true });
        const options = { isDryRun, allowsRemovals, ...(kind && { kind }) };
        return withContext((context) =>
          importEach([files], (named, progress, tell) =>
            importNetwork(context, named, options, pictureTools(), progress, tell),
          ),
        );
      },
    );

  /** Each for itself: one that is refused keeps none of the others out. */
  async function importEach<Source>(
    sources: readonly Source[],
    importOne: (source: Source, progress: Progress, tell: (line: string) => void) => Promise<void>,
  ) {
    // Rows come and go: without it garbage would grow to several times of what is needed before it is collected.
    setFlagsFromString('--heap-growing-percent=40');
    const progress = openProgress(process.stderr);
    const tell = (line: string) => {
      progress.clear();
      say(line);
    };
    for (const source of sources) {
      try {
        await importOne(source, progress, tell);
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
    .action((files: string[], _own: Options, command: Command) => {
      const { dryRun = false } = optionsOf(command);
      return withContext((context) =>
        importEach(files, async (file, progress, tell) =>
          tell(await importPricesFile(context, file, dryRun, progress)),
        ),
      );
    });

  imports
    .command('stock')
    .description('counts pieces anew: files like stock.csv; what they do not name stays as it is')
    .argument('<files...>')
    .option('--location <url>', 'only there (or "central"): files with the columns id and stueck')
    .option(...DRY_RUN_OPTION)
    .action((files: string[], _own: Options, command: Command) => {
      const { dryRun: isDryRun = false, location } = optionsOf(command);
      return withContext((context) =>
        importEach(files, async (file, progress, tell) =>
          tell(
            await importStockFile(
              context,
              file,
              { ...(location !== undefined && { location }), isDryRun },
              progress,
            ),
          ),
        ),
      );
    });

  imports
    .command('vehicles')
    .description('replaces all vehicles by those of a CSV file: keys, VIN prefixes, and what fits them')
    .argument('<file>')
    .option(...REMOVALS_OPTION)
    .option(...DRY_RUN_OPTION)
    .action((file: string, _own: Options, command: Command) => {
      const { dryRun: isDryRun = false, allowRemovals: allowsRemovals = false } = optionsOf(command);
      return withContext(
        async (context) => void say(await importVehiclesFile(context, file, { isDryRun, allowsRemovals })),
      );
    });

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

export function addExportCommand(program: Command, { say, withContext, pictureTools }: Tools): void {
  program
    .command('export')
    .description('writes files that import reads again')
    .argument('<folder>', 'made where it is missing; files of the same names are replaced')
    .argument('[names...]', `${exportNames.join(', ')}; without them all`)
    .action((folder: string, names: string[]) =>
      withContext(async (context) => {
        const files = await exportNetwork(context, folder, names, pictureTools().store);
        say(`${files.join(', ')} written to ${folder}.`);
      }),
    );
}
