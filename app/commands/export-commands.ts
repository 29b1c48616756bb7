import type { Command } from 'commander';
import { exportConsents } from '~/exchange/export/export-consents.server';
import { exportDocuments } from '~/exchange/export/export-documents.server';
import { exportNames, exportNetwork } from '~/exchange/export/export-network.server';
import { ConfigError } from '~/platform/config/config.server';
import { germanPeriod } from '~/values/german-month';
import type { Tools } from './tools';

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

  const periodOf = ({ from, to }: { from: string; to: string }) => {
    const period = germanPeriod(from, to);
    if (!period) throw new ConfigError(`"${from}" or "${to}" is no day such as 2026-11-23.`);
    return period;
  };

  const perPeriod = (name: string, description: string) =>
    exports
      .command(name)
      .description(description)
      .argument('<file>')
      .requiredOption('--from <day>', '2026-11-01')
      .requiredOption('--to <day>', '2026-11-30; belongs to it');

  perPeriod(
    'documents',
    'postings for the accounts as CSV: invoices, corrections, money that moved, differences',
  ).action((file: string, days: { from: string; to: string }) =>
    withContext(async (context) => {
      say(`${await exportDocuments(context, file, periodOf(days))} postings are written to ${file}.`);
    }),
  );

  perPeriod('consents', 'the register of choices about cookies as CSV, with the text of each').action(
    (file: string, days: { from: string; to: string }) =>
      withContext(async (context) => {
        say(`${await exportConsents(context, file, periodOf(days))} choices are written to ${file}.`);
      }),
  );
}
