import type { Command } from 'commander';
import {
  type BuyerOptions,
  invoiceByHand,
  invoiceLines,
  type ListOptions,
  writePaper,
} from './order-documents.server';
import type { Tools } from './tools';

export function addDocuments(order: Command, { say, withContext }: Tools): void {
  order
    .command('invoices')
    .description(
      'invoices and corrections of an order, or of a month: company, number, day, sum, order, by whom',
    )
    .argument('[number]')
    .option('--month <month>', '2026-11')
    .option('--company <code>', 'only of this company')
    .option('--folder <folder>', 'writes their PDFs there')
    .action((number: string | undefined, options: ListOptions) =>
      withContext(async (context) => (await invoiceLines(context, number, options)).forEach(say)),
    );

  order
    .command('invoice')
    .description('invoices what was supplied of an order and has no invoice; the shopper gets it by mail')
    .argument('<number>')
    .option('--by <name>', "who does it; the name of the operating system's user where it is left out")
    .option('--reason <text>', 'why')
    .option('--name <name>', 'the buyer, if it is not who ordered')
    .option('--company <name>', "the buyer's company")
    .option('--street <street>', "the buyer's address, where the order has none")
    .option('--postcode <postcode>', 'five digits')
    .option('--city <city>')
    .action((number: string, options: BuyerOptions) =>
      withContext(async (context) => (await invoiceByHand(context, number, options)).forEach(say)),
    );

  const papers = {
    'delivery-note': 'delivery note of the pieces to supply, or of those that were supplied',
    'packing-list': 'what is to be taken from which stock',
  } as const;
  for (const kind of ['delivery-note', 'packing-list'] as const) {
    order
      .command(kind)
      .description(`writes a PDF without prices: ${papers[kind]}`)
      .argument('<number>')
      .requiredOption('--file <file>', 'the PDF')
      .action((number: string, { file }: { file: string }) =>
        withContext(async (context) => void say(await writePaper(context, number, kind, file))),
      );
  }
}
