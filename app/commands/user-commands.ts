import type { Command } from 'commander';
import { staffRoleNames } from '~/domain/accounts/tables';
import type { Tools } from './tools';
import { changeRole, createStaff, dropSecondFactor, renewPassword, staffLines } from './users.server';

export function addUserCommands(program: Command, { say, withContext }: Tools): void {
  const user = program.command('user').description('accounts of staff: make them, give and take roles');

  user
    .command('create')
    .description('makes an account and tells its new password once')
    .argument('<email>')
    .requiredOption('--first-name <name>')
    .requiredOption('--last-name <name>')
    .option('--role <role>', staffRoleNames.join(', '))
    .option('--location <url>', 'where the role counts; without it at all locations')
    .option('--noa', 'sees the categories that are for staff only')
    .action((email: string, options) =>
      withContext(async (context) => void say(await createStaff(context, email, options))),
    );

  for (const what of ['grant', 'revoke'] as const) {
    user
      .command(what)
      .description(what === 'grant' ? 'gives a role' : 'takes a role away')
      .argument('<email>')
      .argument('<role>', staffRoleNames.join(', '))
      .option('--location <url>', 'where the role counts; without it at all locations')
      .action((email: string, role: string, { location }: { location?: string }) =>
        withContext(async (context) => void say(await changeRole(context, what, email, role, location))),
      );
  }

  user
    .command('password')
    .description('sets a new password, tells it once, and ends all sessions')
    .argument('<email>')
    .action((email: string) => withContext(async (context) => void say(await renewPassword(context, email))));

  user
    .command('second-factor')
    .description('removes the second factor of somebody who lost the app, and ends all sessions')
    .argument('<email>')
    .action((email: string) =>
      withContext(async (context) => void say(await dropSecondFactor(context, email))),
    );

  user
    .command('list')
    .description('everybody with a role, with the location that it counts at (* for all)')
    .action(() => withContext(async (context) => (await staffLines(context)).forEach(say)));
}
