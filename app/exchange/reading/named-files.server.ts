import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '~/platform/config/config.server';
import { networkFiles } from '../files/network-files.server';

/** These follow all others, because prices and stock refer to articles. */
const laterTables = ['prices', 'stock'] as const;

const listNames = networkFiles.filter(({ label }) => label !== undefined).map(({ name }) => name);
const tableNames: readonly string[] = [
  ...networkFiles.filter(({ label }) => label === undefined).map(({ name }) => name),
  ...laterTables,
];
export const fileNames: readonly string[] = [...listNames, ...tableNames];

const folderNames = networkFiles.filter(({ textFile }) => textFile).map(({ name }) => name);

/** The desk says it without the folders of the server. */
export class NamedFilesError extends ConfigError {
  constructor(
    message: string,
    readonly german: string,
  ) {
    super(message);
  }
}

const base = (file: string) => `„${path.basename(file)}“`;

function endingsOf(name: string): string[] {
  if (folderNames.includes(name)) return [''];
  return tableNames.includes(name) ? ['.csv', '.json'] : ['.json'];
}

export const fileNameOf = (name: string): string => `${name}${endingsOf(name)[0]}`;

function addPath(paths: Map<string, string>, name: string, file: string): void {
  const known = paths.get(name);
  if (known !== undefined)
    throw new NamedFilesError(
      `${known} and ${file} are both ${name}: name one of them.`,
      `${base(known)} und ${base(file)} sind beide da und enthalten dasselbe. Bitte lassen Sie eine davon weg.`,
    );
  paths.set(name, file);
}

function filesOfFolder(directory: string): Map<string, string> {
  const paths = new Map<string, string>();
  for (const name of fileNames) {
    const files = endingsOf(name).map((ending) => path.join(directory, `${name}${ending}`));
    for (const file of files.filter((one) => existsSync(one))) addPath(paths, name, file);
  }
  return paths;
}

const requiredNames = ['hosts', 'companies', 'locations', 'tyres', 'stock'];

export function wholeNetwork(directory: string): Map<string, string> {
  const paths = filesOfFolder(directory);
  for (const name of requiredNames)
    if (!paths.has(name)) paths.set(name, path.join(directory, fileNameOf(name)));
  return paths;
}

function nameOfFile(file: string): string {
  const { name, ext } = path.parse(file);
  if (fileNames.includes(name) && endingsOf(name).includes(ext)) return name;
  const names = fileNames.map(fileNameOf).join(', ');
  throw new NamedFilesError(
    `${file}: expected is a name such as ${names}, or --kind says what it is.`,
    `${base(file)}: Erwartet wird eine Datei mit einem Namen wie ${names}.`,
  );
}

/** @param kind of the only file; a file of no kind or two of one throw a ConfigError */
export function findNetworkFiles(named: readonly string[], kind?: string): Map<string, string> {
  const paths = new Map<string, string>();
  for (const file of named) {
    if (kind) addPath(paths, kind, file);
    else if (!folderNames.includes(path.basename(file)) && existsSync(file) && statSync(file).isDirectory())
      for (const [name, found] of filesOfFolder(file)) addPath(paths, name, found);
    else addPath(paths, nameOfFile(file), file);
  }
  if (paths.size === 0)
    throw new NamedFilesError(
      `${named.join(', ')}: no file of a network is there.`,
      `Im Archiv ist keine Datei eines Netzes. Erwartet werden Namen wie ${fileNames.map(fileNameOf).join(', ')}.`,
    );
  return paths;
}
