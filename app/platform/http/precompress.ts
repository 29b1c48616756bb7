import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressible = /\.(?:js|css|svg|json|txt|xml|html|webmanifest)$/;
/** Bytes; below this, headers cost more than compression saves. */
const WORTH_IT = 256;

const { constants } = zlib;

/** Which of them is the smallest differs by file, by half a percent. */
const encodings = [{}, { [constants.BROTLI_PARAM_NPOSTFIX]: 1 }, { [constants.BROTLI_PARAM_LGBLOCK]: 16 }];

async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const best = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const all = await Promise.all(
    encodings.map((encoding) => brotli(content, { params: { ...best, ...encoding } })),
  );
  return all.reduce((smallest, other) => (other.length < smallest.length ? other : smallest));
}

async function compressFile(file: string): Promise<void> {
  const content = await fs.readFile(file);
  if (content.length < WORTH_IT) return;
  const [small, compatible] = await Promise.all([
    smallestBrotli(content),
    gzip(content, { level: constants.Z_BEST_COMPRESSION }),
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
