import type { Command } from 'commander';
import { transferStates } from '~/domain/payments/transfer';
import {
  type AssignOptions,
  assignByHand,
  ignoreByHand,
  linkByHand,
  readStatementLines,
  releaseByHand,
  type TransferListOptions,
  transferLines,
} from './bank.server';
import { withChange } from './order-commands';
import type { ChangeOptions } from './orders.server';
import type { Tools } from './tools';

export function addBankCommands(program: Command, { say, withContext }: Tools): void {
  const bank = program
    .command('bank')
    .description('transfers of bank statements, and the orders that they pay');

  withChange(
    bank
      .command('read')
      .description(
        'reads a statement (CAMT.052, 053, 054 as XML or ZIP, MT940, or CSV); a transfer that names an order pays it',
      )
      .argument('<file>'),
  ).action((file: string, options: ChangeOptions) =>
    withContext(async (context) => (await readStatementLines(context, file, options)).forEach(say)),
  );

  bank
    .command('list')
    .description('transfers, the newest first: id, day, amount, payer, text, and what became of them')
    .option('--state <state>', transferStates.join(', '))
    .action((options: TransferListOptions) =>
      withContext(async (context) => (await transferLines(context, options)).forEach(say)),
    );

  withChange(
    bank
      .command('assign')
      .description('a transfer pays an order')
      .argument('<transfer>', 'the first eight letters of its id, or all')
      .argument('<number>', 'of the order')
      .option('--amount <euros>', 'of a row that cannot be read, or in another currency'),
  ).action((transfer: string, number: string, options: AssignOptions) =>
    withContext(async (context) => void say(await assignByHand(context, transfer, number, options))),
  );

  withChange(
    bank
      .command('link')
      .description('a transfer is the payment that staff have recorded by hand, and counts once')
      .argument('<transfer>', 'the first eight letters of its id, or all'),
  ).action((transfer: string, options: ChangeOptions) =>
    withContext(async (context) => void say(await linkByHand(context, transfer, options))),
  );

  withChange(
    bank
      .command('release')
      .description('a transfer does not pay the order that it was assigned to: it is open again')
      .argument('<transfer>', 'the first eight letters of its id, or all'),
  ).action((transfer: string, options: ChangeOptions) =>
    withContext(async (context) => void say(await releaseByHand(context, transfer, options))),
  );

  withChange(
    bank
      .command('ignore')
      .description('a transfer has nothing to do with the shop')
      .argument('<transfer>', 'the first eight letters of its id, or all'),
  ).action((transfer: string, options: ChangeOptions) =>
    withContext(async (context) => void say(await ignoreByHand(context, transfer, options))),
  );
}
