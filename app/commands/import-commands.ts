import { type Command, InvalidArgumentError } from 'commander';
import { findGoodsFile, goodsFileLine, importGoodsFile } from '~/exchange/desk/import-goods-file.server';
import { proposedMapping } from '~/exchange/desk/proposed-mapping.server';
import { isShortened, SHORTENED_HINT } from '~/exchange/reading/cell-text';
import { NetworkFilesError } from '~/exchange/reading/file-problems';
import { readMapping } from '~/exchange/reading/mapping';
import { fileNames, findNetworkFiles } from '~/exchange/reading/named-files.server';
import { importNetwork } from '~/exchange/writing/import-network.server';
import { importPricesFile } from '~/exchange/writing/import-prices.server';
import { importStockFile } from '~/exchange/writing/import-stock.server';
import { openProgress, type Progress } from '~/exchange/writing/progress-bar';
import { ConfigError } from '~/platform/config/config.server';
import type { FileProblem } from '~/platform/files/network-file';
import { checkFile } from './check-file';
import { replacementOfDemo } from './demo-network.server';
import { ONE_TABLE, refusedWriter, takeOver } from './good-rows';
import { importPostcodesFile } from './import-postcodes.server';
import type { Tools } from './tools';

interface Options {
  dryRun?: boolean;
  kind?: string;
  location?: string;
  mapping?: string;
  check?: boolean;
  propose?: boolean;
  allowRemovals?: boolean;
  allowUnusualPrices?: boolean;
  goodRows?: boolean;
  refused?: string;
  belowReserved?: boolean;
}

const DRY_RUN_OPTION = ['--dry-run', 'checks the files and tells what would change'] as const;
const MAPPING_OPTION = [
  '--mapping <file>',
  'how a table of others is read: their columns and ours, such as spalten.json',
] as const;
const GOOD_ROWS_OPTION = [
  '--good-rows',
  'takes over the rows of the only table that have no problem; what the others name stays as it is',
] as const;
const REFUSED_OPTION = [
  '--refused <file>',
  'writes the rows that stayed out as CSV, each with its reasons, to be corrected and imported',
] as const;
const REMOVALS_OPTION = [
  '--allow-removals',
  'takes a table over even if it lacks more than half of what is there, a list of which less than half is left, or files without a host, location or category',
] as const;

function fileKind(name: string): string {
  if (fileNames.includes(name)) return name;
  throw new InvalidArgumentError(`Expected is one of ${fileNames.join(', ')}.`);
}

const optionsOf = (command: Command) => command.optsWithGlobals<Options>();

const mappingOf = ({ mapping }: Pick<Options, 'mapping'>) =>
  mapping === undefined ? undefined : readMapping(mapping);

const OF_OTHERS =
  'A table of another system is read by a mapping: "radhaus import FILE --kind tyres --propose > spalten.json" begins one, --mapping takes it.';
const isOfOthers = ({ message }: FileProblem) => message.includes('1252') || message === 'unbekannte Spalte';

/** A refused source does not stop the others. */
async function importEach<Source>(
  { say, complain, fail, spareMemory }: Tools,
  sources: readonly Source[],
  importOne: (source: Source, progress: Progress) => Promise<void>,
) {
  spareMemory();
  const progress = openProgress(process.stderr, say);
  for (const source of sources) {
    try {
      await importOne(source, progress);
    } catch (error) {
      progress.clear();
      if (!(error instanceof NetworkFilesError)) throw error;
      complain(error.message);
      if (error.problems.some(isShortened)) complain(SHORTENED_HINT);
      if (error.problems.some(isOfOthers)) complain(OF_OTHERS);
      fail();
    }
  }
}

/** The mapping alone is the output, so that it can be led into a file. */
async function propose(file: string, { kind }: Options, { say, complain }: Tools) {
  const { mapping, missing, undecided } = await proposedMapping(file, kind);
  say(JSON.stringify(mapping, null, 2));
  if (undecided) complain(`${undecided}: name one of them in "spalten".`);
  if (missing.length === 0) return;
  complain(`Nothing says ${missing.join(', ')}: name columns, or values in "fest".`);
}

function importNetworkFiles(
  files: readonly string[],
  { dryRun: isDryRun = false, allowRemovals: allowsRemovals = false, kind, ...form }: Options,
  tools: Tools,
) {
  const isPart = form.goodRows || form.refused !== undefined;
  if (isPart && findNetworkFiles(files, kind).size > 1) throw new ConfigError(ONE_TABLE);
  return tools.withContext((context) =>
    importEach(tools, [files], async (named, progress) => {
      const goods = await findGoodsFile(named, kind, mappingOf(form));
      if (goods) {
        progress.tell(goodsFileLine(goods));
        const isConfirmed = form.allowUnusualPrices ?? false;
        const onRefused = refusedWriter(form, progress);
        return importGoodsFile(context, goods, { isDryRun, isConfirmed, onRefused }, progress);
      }
      const options = {
        isDryRun,
        allowsRemovals,
        mapping: mappingOf(form),
        pictureTools: tools.pictureTools(),
        ...(kind && { kind }),
      };
      const source = { path: files[0] ?? '', mapping: options.mapping };
      const importRows = (skipped?: ReadonlySet<string>) =>
        importNetwork(context, named, { ...options, skipped }, progress);
      return takeOver(source, form, importRows, progress).catch(async (error) => {
        const isRefused = error instanceof NetworkFilesError;
        throw (isRefused && (await replacementOfDemo(context, files))) || error;
      });
    }),
  );
}

function addTableCommands(imports: Command, tools: Tools): void {
  const { say, withContext } = tools;
  imports
    .command('prices')
    .description('appends prices to the history, of the network or of locations: files like prices.csv')
    .argument('<files...>')
    .option(...MAPPING_OPTION)
    .option(...GOOD_ROWS_OPTION)
    .option(...REFUSED_OPTION)
    .option(...DRY_RUN_OPTION)
    .action((files: string[], _own: Options, command: Command) => {
      const options = optionsOf(command);
      return withContext((context) =>
        importEach(tools, files, async (file, progress) => {
          const source = { path: file, mapping: mappingOf(options) };
          const { dryRun: isDryRun = false } = options;
          const importRows = async (skipped?: ReadonlySet<string>) =>
            progress.tell(await importPricesFile(context, { ...source, skipped }, { isDryRun }, progress));
          return takeOver(source, options, importRows, progress);
        }),
      );
    });

  imports
    .command('stock')
    .description('counts pieces anew: files like stock.csv; what they do not name stays as it is')
    .argument('<files...>')
    .option('--location <url>', 'only there (or "central"): files with the columns id and stueck')
    .option('--below-reserved', 'takes over counts of fewer pieces than orders wait for, too')
    .option(...MAPPING_OPTION)
    .option(...GOOD_ROWS_OPTION)
    .option(...REFUSED_OPTION)
    .option(...DRY_RUN_OPTION)
    .action((files: string[], _own: Options, command: Command) => {
      const options = optionsOf(command);
      return withContext((context) =>
        importEach(tools, files, async (file, progress) => {
          const { dryRun: isDryRun = false, belowReserved: isConfirmed = false, location } = options;
          const form = { location, isDryRun, isConfirmed, mapping: mappingOf(options) };
          const importRows = async (skipped?: ReadonlySet<string>) =>
            progress.tell(await importStockFile(context, file, { ...form, skipped }, progress));
          return takeOver({ path: file, mapping: form.mapping }, options, importRows, progress);
        }),
      );
    });

  imports
    .command('vehicles')
    .description('replaces all vehicles by those of a CSV file: keys, VIN prefixes, and what fits them')
    .argument('<file>')
    .option(...REMOVALS_OPTION)
    .option(...DRY_RUN_OPTION)
    .action((file: string, _own: Options, command: Command) =>
      importNetworkFiles([file], { ...optionsOf(command), kind: 'vehicles' }, tools),
    );

  imports
    .command('postcodes')
    .description('places of postcodes: a file of GeoNames, or CSV with postcode, latitude, longitude')
    .argument('<file>')
    .action((file: string) =>
      withContext(async (context) => void say(await importPostcodesFile(context, file))),
    );
}

export function addImportCommands(program: Command, tools: Tools): void {
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
    .option(...MAPPING_OPTION)
    .option('--check', 'shows what the only file is understood as, row by row, and changes nothing')
    .option('--propose', 'shows a mapping for the only file, a table of others, to be saved and completed')
    .option(...REMOVALS_OPTION)
    .option(
      '--allow-unusual-prices',
      'takes prices over that are far from those before, of a list of tyres without labels',
    )
    .option(...GOOD_ROWS_OPTION)
    .option(...REFUSED_OPTION)
    .option(...DRY_RUN_OPTION)
    .action((files: string[], options: Options) => {
      const [file] = files;
      if (file === undefined) return imports.help({ error: true });
      if (options.propose) return propose(file, options, tools);
      if (!options.check) return importNetworkFiles(files, options, tools);
      if (files.length > 1) throw new ConfigError('--check takes one file.');
      const form = { kind: options.kind, mapping: mappingOf(options) };
      return importEach(tools, [file], (one, progress) => checkFile(one, form, tools, progress));
    });
  addTableCommands(imports, tools);
}
