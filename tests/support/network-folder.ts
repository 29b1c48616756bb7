import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

export const demo = join(import.meta.dirname, '../../app/commands/demo');
/** Enough for every case, and a tenth of the time. */
const ROWS = 200;

export function smallNetworkFolder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'network-files-'));
  for (const file of ['hosts.json', 'companies.json', 'locations.json'])
    cpSync(join(demo, file), join(directory, file));
  const locations = readFileSync(join(demo, 'locations.json'), 'utf8');
  cpSync(join(demo, 'pictures'), join(directory, 'pictures'), {
    recursive: true,
    filter: (path) => path.endsWith('pictures') || locations.includes(basename(path)),
  });
  for (const file of ['tyres.csv', 'stock.csv']) {
    const rows = readFileSync(join(demo, file), 'utf8').split('\n');
    writeFileSync(join(directory, file), rows.slice(0, ROWS).join('\n'));
  }
  return directory;
}
