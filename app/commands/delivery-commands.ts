import type { Command } from 'commander';
import { z } from 'zod';
import { deadDeliveries, replayDelivery } from '~/domain/programs/subscriptions.server';
import { ConfigError } from '~/platform/config/config.server';
import type { Tools } from './tools';

const MAX_LISTED = 500;

export function addDeliveryCommands(program: Command, { say, withContext }: Tools): void {
  const events = program.command('events').description('events that programs subscribe to');

  events
    .command('dead')
    .description('what was given up after three days, the newest first')
    .action(() =>
      withContext(async (context) => {
        for (const { id, type, subject, url, failure } of await deadDeliveries(context, MAX_LISTED))
          say([id, type, subject, url, failure ?? '-'].join('  '));
      }),
    );

  events
    .command('replay')
    .description('sends one once more')
    .argument('<id>', 'as in the list')
    .action((id: string) =>
      withContext(async (context) => {
        const replayed = z.uuid().safeParse(id).success ? await replayDelivery(context, id) : undefined;
        if (!replayed) throw new ConfigError(`There is no event "${id}" of a subscription.`);
        say(`${replayed.type} ${replayed.subject} goes out again.`);
      }),
    );
}
