import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../app/routes');

/** `tresen_.bestellungen.$number.papiere.$paper` as segments; a `$` begins a parameter, `$` alone is any rest. */
export function segmentsOfRoute(file: string): string[] {
  const parts = file.replace(/\[([^\]]*)\]/g, (_, kept: string) => kept.replaceAll('.', '\u0001')).split('.');
  return parts
    .filter((part) => part !== '_index' && !(part.startsWith('_') && part !== '_'))
    .map((part) =>
      part
        .replace(/_$/, '')
        .replace(/^\((.*)\)$/, '$1')
        .replaceAll('\u0001', '.'),
    );
}

/** Of each file of a page, below a location. */
export function routePatterns(): string[][] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !path.basename(file).startsWith('_'))
    .map((file) => segmentsOfRoute(path.basename(file, '.tsx')))
    .sort((one, other) => one.join('/').localeCompare(other.join('/')));
}
