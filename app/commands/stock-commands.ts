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
    .action((article: string, location: string, delta: string, { note }: { note: string }) =>
      withContext(async (context) => void say(await correctLevel(context, article, location, delta, note))),
    );

  stock
    .command('recount')
    .description('adds movements and allocations up anew, and puts right what differs')
    .action(() => withContext(async (context) => (await recountLines(context)).forEach(say)));
}
