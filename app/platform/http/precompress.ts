import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressible = /\.(?:js|css|svg|json|txt|xml|html|webmanifest)$/;
/** Bytes; below this, headers cost more than compression saves. */
const WORTH_IT = 512;

async function compressFile(file: string): Promise<void> {
  const content = await fs.readFile(file);
  if (content.length < WORTH_IT) return;
  const best = {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  const [small, compatible] = await Promise.all([
    brotli(content, best),
    gzip(content, { level: zlib.constants.Z_BEST_COMPRESSION }),
  ]);
  await fs.writeFile(`${file}.br`, small);
  await fs.writeFile(`${file}.gz`, compatible);
}

export async function precompress(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}
