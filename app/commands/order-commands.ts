import type { Command } from 'commander';
import { returnedGoods } from '~/domain/orders/fulfilment';
import { paidNames } from '~/domain/orders/hand-over-payment';
import { setBackOrders } from '~/domain/orders/set-back-orders.server';
import { paymentStates } from '~/domain/payments/ledger';
import { carrierCodes } from '~/domain/tenancy/carriers';
import { addDocuments } from './document-commands';
import { type ListOptions, orderListLines, orderStates } from './order-list.server';
import { acceptByHand, buyByHand, closeWithdrawalByHand, moveByHand } from './order-notes.server';
import {
  clearProblems,
  type PaymentOptions,
  paymentLines,
  type RefundOptions,
  recordPaymentByHand,
  refundByHand,
  voidPaymentByHand,
} from './order-payments.server';
import { orderReport, withdrawalLines } from './order-report.server';
import { todoLines } from './order-todo.server';
import { type ChangeOptions, changeOrderByHand, returnArticle } from './orders.server';
import type { Tools } from './tools';

const collected = (line: string, known: string[] = []) => [...known, line];

export function withChange(command: Command): Command {
  return command
    .option('--by <name>', "who does it; the name of the operating system's user where it is left out")
    .option('--reason <text>', 'why');
}

function withLines(command: Command): Command {
  return withChange(command).option(
    '--line <position>',
    'only this line, or with "2:1" one piece of line 2; can be repeated',
    collected,
  );
}

const orderCommands = {
  ready: 'its pieces lie ready to be collected',
  'hand-over': 'its pieces were collected: takes them off the stock',
  fulfil: 'its pieces were handed over or sent, as it was ordered: takes them off the stock',
  cancel: 'gives an order up: its pieces can be sold again',
  release: 'ends a reservation that nobody collected: its pieces can be sold again',
} as const;

function addFulfilment(order: Command, { say, withContext }: Tools): void {
  for (const what of ['ready', 'hand-over', 'fulfil', 'cancel', 'release'] as const) {
    const command = withLines(order.command(what).description(orderCommands[what]).argument('<number>'));
    if (what === 'hand-over' || what === 'fulfil')
      command.option('--paid <how>', `how the shopper paid: ${paidNames.join(', ')}`, 'later');
    command.action((number: string, options: ChangeOptions) =>
      withContext(async (context) => void say(await changeOrderByHand(context, what, number, options))),
    );
  }

  withLines(
    order
      .command('ship')
      .description('its pieces are on their way: takes them off the stock')
      .argument('<number>')
      .option(
        '--carrier <name>',
        `${carrierCodes.join(', ')}, or another name; the one that the shopper chose`,
      )
      .option('--parcel <number>', 'number of a parcel; can be repeated', collected),
  ).action((number: string, options: ChangeOptions) =>
    withContext(async (context) => void say(await changeOrderByHand(context, 'ship', number, options))),
  );

  withLines(
    order
      .command('return')
      .description(
        'takes back pieces that were handed over or sent; sellable ones into the stock of its location',
      )
      .argument('<number>')
      .argument('[article]', '"tyre:…"; without it all that did not come back yet')
      .argument('[quantity]', 'pieces of that article', '1')
      .option('--goods <state>', `what came back: ${returnedGoods.join(', ')}`),
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
}

function addNotes(order: Command, { say, withContext }: Tools): void {
  const notes = {
    confirm: ['accepts an order, as its seller', acceptByHand],
    buy: ['turns a reservation into a purchase of the same pieces, paid when they are collected', buyByHand],
    'close-withdrawal': [
      'a declaration of withdrawal was dealt with; also of an unknown order',
      closeWithdrawalByHand,
    ],
  } as const;
  for (const [name, [description, run]] of Object.entries(notes)) {
    withChange(order.command(name).description(description).argument('<number>')).action(
      (number: string, options: ChangeOptions) =>
        withContext(async (context) => void say(await run(context, number, options))),
    );
  }

  withChange(
    order
      .command('move')
      .description('moves a reservation to another location of the same host, where the term begins again')
      .argument('<number>')
      .argument('<location>', "the location's url"),
  ).action((number: string, location: string, options: ChangeOptions) =>
    withContext(async (context) => void say(await moveByHand(context, number, location, options))),
  );
}

function addPayments(order: Command, { say, withContext }: Tools): void {
  withChange(
    order
      .command('paid')
      .description('money came for an order; without an amount all that is missing')
      .argument('<number>')
      .option('--amount <euros>', '84,90')
      .option('--reference <text>', 'what the bank calls it; the same one counts once'),
  ).action((number: string, options: PaymentOptions) =>
    withContext(async (context) => void say(await recordPaymentByHand(context, number, options))),
  );

  withChange(
    order
      .command('void')
      .description('money that was recorded by mistake never came; no money goes back')
      .argument('<number>')
      .requiredOption('--reference <text>', 'of the payment, as `order payments` tells it'),
  ).action((number: string, options: ChangeOptions & { reference: string }) =>
    withContext(async (context) => void say(await voidPaymentByHand(context, number, options))),
  );

  withLines(
    order
      .command('refund')
      .description('gives money back the way it came: what is due, or what is named')
      .argument('<number>')
      .option('--amount <euros>', '84,90')
      .option('--all', 'all that was received')
      .option('--by-hand', 'by transfer or in cash, as agreed with the shopper')
      .option(
        '--done',
        'the money was given back by hand, or the provider, silent for three days, has sent it',
      )
      .option('--failed', 'it was not: the amount is due again')
      .option('--reference <text>', 'of a refund by hand, such as the text of the transfer')
      .option('--deposit', 'of the batteries of --line, since an old one was returned; needs --proof')
      .option('--proof <text>', 'number of the receipt, at most two weeks old')
      .option('--waive', 'what is due does not go back; needs --reason')
      .option('--again', 'the same refund once more'),
  ).action((number: string, options: RefundOptions) =>
    withContext(async (context) => (await refundByHand(context, number, options)).forEach(say)),
  );

  order
    .command('payments')
    .description('payments, the ledger and refunds of an order')
    .argument('<number>')
    .action((number: string) =>
      withContext(async (context) => (await paymentLines(context, number)).forEach(say)),
    );

  order
    .command('clear')
    .description('the problems of the payments of an order were dealt with')
    .argument('<number>')
    .action((number: string) =>
      withContext(async (context) => void say(await clearProblems(context, number))),
    );
}

export function addOrderCommands(program: Command, tools: Tools): void {
  const { say, withContext } = tools;
  const order = program.command('order').description('orders, by their number');
  addFulfilment(order, tools);
  addNotes(order, tools);
  addPayments(order, tools);
  addDocuments(order, tools);

  order
    .command('todo')
    .description('what needs a hand, the oldest first: since (UTC), number, why, and the command that helps')
    .option('--location <url>', 'only of this location')
    .action((options: { location?: string }) =>
      withContext(async (context) => (await todoLines(context, options)).forEach(say)),
    );

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
    .command('set-back')
    .description(
      'open orders of the future, placed while the clock was ahead: their holds, deadlines and reminders count from now',
    )
    .action(() =>
      withContext(async (context) => {
        const numbers = await setBackOrders(context);
        say(numbers.length > 0 ? `Set back: ${numbers.join(', ')}.` : 'No order lies in the future.');
      }),
    );

  order
    .command('withdrawals')
    .description('the latest declarations of withdrawal, also those whose order we do not know')
    .action(() => withContext(async (context) => (await withdrawalLines(context)).forEach(say)));
}
