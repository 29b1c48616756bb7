// `npm run network -- --seed 7` loads a generated network into the shop.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { projectFolder } from '../support/built-shop';
import { withNetworkFolder } from './network-folder';

function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected is a whole number.');
}

await new Command('network')
  .description('loads a generated network with data of every shape; replaces what is there')
  .option('--seed <number>', 'the same number gives the same network', wholeNumber, 1)
  .action(({ seed }: { seed: number }) =>
    withNetworkFolder(seed, async (folder) => {
      const program = path.join(projectFolder, 'app/commands/launch.mjs');
      const { status } = spawnSync(process.execPath, [program, 'seed', folder], { stdio: 'inherit' });
      process.exitCode = status ?? 1;
    }),
  )
  .parseAsync();
