import type { Command } from 'commander';
import { frequentVainSearches } from '~/domain/search/vain-searches.server';
import type { Context } from '~/platform/context';
import type { Tools } from './tools';

const DEFAULT_LINES = 50;

/** `12 ×  2026-11-23  dachzelt` */
export async function vainSearchLines(context: Context, limit: number): Promise<string[]> {
  const rows = await frequentVainSearches(context, limit);
  if (rows.length === 0) return ['No search was in vain in the last 90 days.'];
  return rows.map(
    ({ words, count, lastAt }) =>
      `${String(count).padStart(5)} ×  ${lastAt.toISOString().slice(0, 10)}  ${words}`,
  );
}

export function addSearchCommands(program: Command, { say, withContext }: Tools): void {
  program
    .command('search')
    .description('what people search for')
    .command('vain')
    .description(
      'searches without hits in the last 90 days, the most frequent first; synonyms.json gives them a meaning',
    )
    .option(
      '--limit <lines>',
      'at most so many lines',
      (text) => Math.max(1, Number.parseInt(text, 10) || 0),
      DEFAULT_LINES,
    )
    .action(({ limit }: { limit: number }) =>
      withContext(async (context) => (await vainSearchLines(context, limit)).forEach(say)),
    );
}
