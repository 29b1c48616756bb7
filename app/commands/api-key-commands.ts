import type { Command } from 'commander';
import { scopes } from '~/domain/programs/scopes';
import { createKey, DEFAULT_KEY_DAYS, type KeyOptions, keyLines, revokeByHand } from './api-keys.server';
import type { Tools } from './tools';

const collected = (one: string, known: string[] = []) => [...known, one];

const withBy = (command: Command) =>
  command.option('--by <name>', "who does it; the name of the operating system's user where it is left out");

export function addApiKeyCommands(program: Command, { say, withContext }: Tools): void {
  const keys = program
    .command('api-key')
    .description('keys of the API for programs, such as a merchandise system');

  withBy(
    keys
      .command('create')
      .description('makes a key and tells it once')
      .argument('<name>', 'of the program')
      .requiredOption('--scope <scope>', `${scopes.join(', ')}; can be repeated`, collected)
      .option('--location <url>', 'where it counts; can be repeated', collected)
      .option('--all-locations', 'it counts at all locations, also at those to come')
      .option('--days <number>', 'how long it counts', String(DEFAULT_KEY_DAYS)),
  ).action((name: string, options: KeyOptions) =>
    withContext(async (context) => void say(await createKey(context, name, options))),
  );

  keys
    .command('list')
    .description('all keys with their scopes, locations (* for all), end and last use')
    .action(() => withContext(async (context) => (await keyLines(context)).forEach(say)));

  withBy(keys.command('revoke').description('ends a key at once').argument('<id>', 'as in the list')).action(
    (id: string, options: Pick<KeyOptions, 'by'>) =>
      withContext(async (context) => void say(await revokeByHand(context, id, options))),
  );
}
