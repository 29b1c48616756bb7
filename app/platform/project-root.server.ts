import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

function nearestPackage(from: string): string {
  if (fs.existsSync(path.join(from, 'package.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('package.json was not found above the running program');
  return nearestPackage(parent);
}

export const projectRoot = nearestPackage(path.dirname(fileURLToPath(import.meta.url)));
