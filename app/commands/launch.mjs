// Builds the shop if its sources are newer than the build, then runs the operator's command.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const main = path.join(root, 'build/server/index.js');
const sources = [
  'app',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
];

function newest(file) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...fs.readdirSync(file).map((name) => newest(path.join(file, name))));
}

function build() {
  process.stdout.write('Building …\n');
  const result = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/@react-router/dev/bin.js'), 'build'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
    },
  );
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout}${result.stderr}`);
    process.exit(result.status ?? 1);
  }
}

const inImage = !fs.existsSync(path.join(root, 'vite.config.ts'));
const fresh =
  fs.existsSync(main) &&
  (inImage || fs.statSync(main).mtimeMs > Math.max(...sources.map((name) => newest(path.join(root, name)))));
const [first] = process.argv.slice(2);
if (!fresh) build();
if (first !== '--build') {
  process.env.NODE_ENV ??= 'production';
  await import(main);
}
