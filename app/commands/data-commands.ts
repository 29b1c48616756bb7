import '~/platform/german-messages.server';
import type { Command } from 'commander';
import { ConfigError } from '~/platform/config/config.server';
import { migrateDatabase } from '~/platform/database/migrate.server';
import { accountKeys } from './account-keys.server';
import { addApiKeyCommands } from './api-key-commands';
import { addAuditCommands } from './audit-commands';
import { addBackupCommands } from './backup-commands';
import { addBankCommands } from './bank-commands';
import { addDeliveryCommands } from './delivery-commands';
import { addExportCommands } from './export-commands';
import { addImportCommands } from './import-commands';
import { addOrderCommands } from './order-commands';
import { addPictureCommands } from './picture-commands';
import { addProviderCommands } from './provider-commands';
import { addSearchCommands } from './search-commands';
import { seed } from './seed.server';
import { addStockCommands } from './stock-commands';
import type { Tools } from './tools';
import { addUserCommands } from './user-commands';

/** Known errors are one clear line; the stack is for faults of the program. */
export function toldOf(error: unknown): string {
  const { name, message, stack } = error as Error;
  const isKnown = error instanceof ConfigError || name === 'NetworkFilesError';
  return isKnown ? message : (stack ?? String(error));
}

/** All that need the database, and no page of the shop. */
export function addDataCommands(program: Command, tools: Tools): void {
  const { say, settings, contextOf, withDatabase, withContext } = tools;

  program
    .command('migrate')
    .description('brings the database to the newest version')
    .action(() =>
      withDatabase(async (database) => {
        await migrateDatabase(database.url);
        say('The database is up to date.');
      }),
    );

  program
    .command('seed')
    .description('loads a network: hosts, locations, articles, prices and stock; replaces what is there')
    .argument('<name>', '"demo", or a folder with files like those of the demo')
    .action((name: string) =>
      withDatabase(async (database) => {
        await migrateDatabase(database.url);
        say(await seed(contextOf(database), name, settings().config));
      }),
    );

  addImportCommands(program, tools);
  addExportCommands(program, tools);
  addPictureCommands(program, tools);
  addUserCommands(program, tools);
  addProviderCommands(program, {
    say,
    withContext: (work) =>
      withContext(async (context) => work({ ...context, keys: await accountKeys(settings().config) })),
  });
  addApiKeyCommands(program, tools);
  addDeliveryCommands(program, tools);
  addStockCommands(program, tools);
  addOrderCommands(program, tools);
  addBankCommands(program, tools);
  addSearchCommands(program, tools);
  addBackupCommands(program, tools);
  addAuditCommands(program, tools);
}
