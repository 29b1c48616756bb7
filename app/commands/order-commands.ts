import type { Command } from 'commander';
import { paymentStates } from '~/domain/payments/ledger';
import type { Context } from '~/platform/context';
import { type ListOptions, orderListLines, orderStates } from './order-list.server';
import { type PaymentOptions, recordPaymentByHand } from './order-payments.server';
import {
  type ChangeOptions,
  changeOrderByHand,
  orderReport,
  returnArticle,
  withdrawalLines,
} from './orders.server';
import { correctLevel, recountLines } from './stock.server';

interface Tools {
  say: (text: string) => unknown;
  withContext: (work: (context: Context) => Promise<void>) => Promise<void>;
}

export function addStockCommands(program: Command, { say, withContext }: Tools): void {
  const stock = program.command('stock').description('what lies in the warehouses');

  stock
    .command('correct')
    .description('corrects what lies there by so many pieces: found, lost, damaged')
    .argument('<article>', '"tyre:…"')
    .argument('<location>', 'the location\'s url, or "central"')
    .argument('<delta>', '2, or -3')
    .requiredOption('--note <text>', 'why, for the list of movements')
    .action((article: string, location: string, delta: string, { note }: { note: string }) =>
      withContext(async (context) => void say(await correctLevel(context, article, location, delta, note))),
    );

  stock
    .command('recount')
    .description('adds movements and allocations up anew, and puts right what differs')
    .action(() => withContext(async (context) => (await recountLines(context)).forEach(say)));
}

const collected = (line: string, known: string[] = []) => [...known, line];

/** The order's history stores both. */
function withChange(command: Command): Command {
  return command
    .option('--by <name>', "who does it; the name of the operating system's user where it is left out")
    .option('--reason <text>', 'why');
}

const orderCommands = {
  ready: 'its pieces lie ready to be collected; the shopper gets a mail',
  fulfil:
    'its pieces were handed over or sent: takes them off the stock; of a parcel the shopper gets a mail',
  cancel: 'gives an order up: its pieces can be sold again; the shopper gets a mail',
  release: 'ends a reservation that nobody collected: its pieces can be sold again; the shopper gets a mail',
} as const;

const paymentCommands = {
  paid: ['received', 'money came for an order; without an amount all that is missing'],
  refunded: ['refunded', 'money of an order was given back; without an amount all that was received'],
} as const;

export function addOrderCommands(program: Command, { say, withContext }: Tools): void {
  const order = program.command('order').description('orders, by their number');
  const withLines = (command: Command) =>
    withChange(command).option(
      '--line <position>',
      'only this line, or with "2:1" one piece of line 2; can be repeated',
      collected,
    );

  for (const what of ['ready', 'fulfil', 'cancel', 'release'] as const) {
    withLines(order.command(what).description(orderCommands[what]).argument('<number>')).action(
      (number: string, options: ChangeOptions) =>
        withContext(async (context) => void say(await changeOrderByHand(context, what, number, options))),
    );
  }

  withLines(
    order
      .command('return')
      .description('takes pieces of an order that were handed over back into the stock of its location')
      .argument('<number>')
      .argument('[article]', '"tyre:…"; without it all that did not come back yet')
      .argument('[quantity]', 'pieces of that article', '1'),
  ).action((number: string, name: string | undefined, quantity: string, options: ChangeOptions) =>
    withContext(
      async (context) =>
        void say(
          name === undefined
            ? await changeOrderByHand(context, 'return', number, options)
            : await returnArticle(context, number, { ...options, name, quantity }),
        ),
    ),
  );

  for (const [name, [kind, description]] of Object.entries(paymentCommands)) {
    withChange(order.command(name).description(description).argument('<number>'))
      .option('--amount <euros>', '84,90')
      .option('--reference <text>', 'what the bank calls it; the same one counts once')
      .action((number: string, options: PaymentOptions) =>
        withContext(async (context) => void say(await recordPaymentByHand(context, kind, number, options))),
      );
  }

  order
    .command('list')
    .description('orders, the newest first: number, time (UTC), location, type, state, payment, sum, name')
    .option('--state <state>', orderStates.join(', '))
    .option('--payment <state>', paymentStates.join(', '))
    .option('--location <url>', 'only those of this location')
    .option('--since <day>', 'placed on this day or later, such as 2026-11-23')
    .action((options: ListOptions) =>
      withContext(async (context) => (await orderListLines(context, options)).forEach(say)),
    );

  order
    .command('show')
    .description('what was ordered, and who did what with it, when and why')
    .argument('<number>')
    .action((number: string) =>
      withContext(async (context) => (await orderReport(context, number)).forEach(say)),
    );

  order
    .command('withdrawals')
    .description('the latest declarations of withdrawal, also those whose order we do not know')
    .action(() => withContext(async (context) => (await withdrawalLines(context)).forEach(say)));
}
