import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** One file of the program's own source. */
export interface SourceFile {
  /** Relative to the project, with slashes on every system. */
  name: string;
  text: string;
}

/** All TypeScript of `app`; data and what is generated are none of it. */
export function sourceFiles(): SourceFile[] {
  return fs
    .readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\bcalls\.d\.ts$/.test(name))
    .map((name) => ({
      name: `app/${name.split(path.sep).join('/')}`,
      text: fs.readFileSync(path.join(root, 'app', name), 'utf8'),
    }));
}
