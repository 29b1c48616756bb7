import type { Command } from 'commander';
import type { Context } from '~/platform/context';
import { changeOrder, orderReport, returnPieces, withdrawalLines } from './orders.server';
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

export function addOrderCommands(program: Command, { say, withContext }: Tools): void {
  const order = program.command('order').description('orders, by their number');

  const orderCommands = {
    ready: 'its pieces lie ready to be collected; the shopper gets a mail',
    fulfil: 'its pieces were handed over or sent: takes them off the stock',
    cancel: 'gives an order up: its pieces can be sold again; the shopper gets a mail',
    release:
      'ends a reservation that nobody collected: its pieces can be sold again; the shopper gets a mail',
  } as const;

  for (const what of ['ready', 'fulfil', 'cancel', 'release'] as const) {
    order
      .command(what)
      .description(orderCommands[what])
      .argument('<number>')
      .action((number: string) =>
        withContext(async (context) => void say(await changeOrder(context, what, number))),
      );
  }

  order
    .command('return')
    .description('takes pieces of an order that were handed over back into the stock of its location')
    .argument('<number>')
    .argument('[article]', '"tyre:…"; without it all that did not come back yet')
    .argument('[quantity]', 'pieces of that article', '1')
    .action((number: string, article: string | undefined, quantity: string) =>
      withContext(async (context) => void say(await returnPieces(context, number, article, quantity))),
    );

  order
    .command('show')
    .description('what was ordered, and who brought the order where, and when')
    .argument('<number>')
    .action((number: string) =>
      withContext(async (context) => (await orderReport(context, number)).forEach(say)),
    );

  order
    .command('withdrawals')
    .description('the latest declarations of withdrawal, also those whose order we do not know')
    .action(() => withContext(async (context) => (await withdrawalLines(context)).forEach(say)));
}
