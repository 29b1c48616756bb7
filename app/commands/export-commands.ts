import type { Command } from 'commander';
import { exportDocuments } from '~/exchange/export/export-documents.server';
import { exportNames, exportNetwork } from '~/exchange/export/export-network.server';
import type { PictureTools } from '~/exchange/pictures/load-pictures.server';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { germanPeriod } from '~/values/german-month';

interface Tools {
  say: (text: string) => unknown;
  withContext: (work: (context: Context) => Promise<void>) => Promise<void>;
  pictureTools: () => PictureTools;
}

export function addExportCommands(program: Command, { say, withContext, pictureTools }: Tools): void {
  const exports = program.command('export');
  exports
    .description('writes files that import reads again')
    .argument('<folder>', 'made where it is missing; files of the same names are replaced')
    .argument('[names...]', `${exportNames.join(', ')}; without them all`)
    .action((folder: string, names: string[]) =>
      withContext(async (context) => {
        const files = await exportNetwork(context, folder, names, pictureTools().store);
        say(`${files.join(', ')} written to ${folder}.`);
      }),
    );

  exports
    .command('documents')
    .description('postings for the accounts as CSV: invoices, corrections, money that moved, differences')
    .argument('<file>')
    .requiredOption('--from <day>', '2026-11-01')
    .requiredOption('--to <day>', '2026-11-30; belongs to it')
    .action((file: string, { from, to }: { from: string; to: string }) =>
      withContext(async (context) => {
        const period = germanPeriod(from, to);
        if (!period) throw new ConfigError(`"${from}" or "${to}" is no day such as 2026-11-23.`);
        say(`${await exportDocuments(context, file, period)} postings are written to ${file}.`);
      }),
    );
}
