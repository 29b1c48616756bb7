import type { Command } from 'commander';
import { correctLevel, recountLines } from './stock.server';
import type { Tools } from './tools';

export function addStockCommands(program: Command, { say, withContext }: Tools): void {
  const stock = program.command('stock').description('what lies in the warehouses');

  stock
    .command('correct')
    .description('corrects what lies there by so many pieces: found, lost, damaged')
    .argument('<article>', '"tyre:…"')
    .argument('<location>', 'the location\'s url, or "central"')
    .argument('<delta>', '2, or -3')
    .requiredOption('--note <text>', 'why, for the list of movements')
    .option('--below-reserved', 'also if orders and reservations wait for more than is left')
    .action((article: string, location: string, delta: string, how: Parameters<typeof correctLevel>[4]) =>
      withContext(async (context) => void say(await correctLevel(context, article, location, delta, how))),
    );

  stock
    .command('recount')
    .description('adds movements and allocations up anew, and puts right what differs')
    .action(() => withContext(async (context) => (await recountLines(context)).forEach(say)));
}
